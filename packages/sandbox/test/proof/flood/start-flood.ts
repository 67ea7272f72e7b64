import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { bundleEntry } from "../../support/processes";
import type { FloodPlan, FloodReport } from "./strangers";

const PROGRAM = fileURLToPath(new URL("strangers.ts", import.meta.url));

/** @returns a function that lets strangers call a server until the time is over */
export async function prepareFlood(plan: FloodPlan): Promise<() => Promise<FloodReport>> {
  const { script, remove } = await bundleEntry(PROGRAM);
  const strangers = fork(script, [], { execArgv: [] });
  onTestFinished(() => {
    strangers.kill();
    remove();
  });
  return async () => {
    const ended = once(strangers, "exit").then(([code]) => {
      throw new Error(`The strangers ended with ${code}.`);
    });
    strangers.send(plan);
    const [report] = await Promise.race([once(strangers, "message"), ended]);
    return report;
  };
}
