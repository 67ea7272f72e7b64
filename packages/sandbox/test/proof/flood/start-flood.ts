import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { onTestFinished } from "vitest";
import type { FloodPlan, FloodReport } from "./strangers";

/** @returns a function that lets strangers call a server until the time is over */
export async function prepareFlood(plan: FloodPlan): Promise<() => Promise<FloodReport>> {
  const folder = mkdtempSync(join(tmpdir(), "strangers-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const program = join(folder, "strangers.mjs");
  await build({
    entryPoints: [fileURLToPath(new URL("strangers.ts", import.meta.url))],
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    outfile: program,
  });
  return async () => {
    const strangers = fork(program, [JSON.stringify(plan)], { execArgv: [] });
    onTestFinished(() => void strangers.kill());
    const ended = once(strangers, "exit").then(([code]) => {
      throw new Error(`The strangers ended with ${code}.`);
    });
    const [report] = await Promise.race([once(strangers, "message"), ended]);
    return report;
  };
}
