// Clients that four generators make of openapi/openapi.yaml: they compile strictly, and buy on a sandbox of their own.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureInstalled } from "../../scripts/lib/install.mjs";
import { quickFolder } from "../../scripts/lib/quick-folder.mjs";
import { serveFreshSandbox } from "../../scripts/lib/serve.mjs";
import { toolEnv } from "../../scripts/lib/tool-env.mjs";
import { badDay, buy, type Program } from "./story.js";
import { CLIENTS, clientTable, reportFile, shownTable } from "./table.mjs";

const root = import.meta.dirname;
const CONTRACT = "../../openapi/openapi.yaml";
const GENERATORS: Record<string, readonly string[]> = {
  "openapi-typescript": [CONTRACT, "-o", "generated/openapi-typescript.ts", "--default-non-nullable=false"],
  "openapi-ts": ["-i", CONTRACT, "-o", "generated/hey-api", "--no-log-file"],
  orval: [],
  kubb: ["generate"],
};
const data = mkdtempSync(join(quickFolder(), "generators-"));
let sandbox: Awaited<ReturnType<typeof serveFreshSandbox>>;

/** Runs a command that the folder installs. @throws {Error} with what it printed */
function run(command: string, args: readonly string[]) {
  const file = join(root, "node_modules", ".bin", command);
  try {
    execFileSync(file, args, { cwd: root, encoding: "utf8", env: toolEnv() });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} failed:\n${stdout}${stderr}`);
  }
}

beforeAll(async () => {
  ensureInstalled(root);
  rmSync(join(root, "generated"), { recursive: true, force: true });
  for (const [command, args] of Object.entries(GENERATORS)) run(command, args);
  sandbox = await serveFreshSandbox(data, null);
});

afterAll(async () => {
  await sandbox?.close();
  rmSync(data, { recursive: true, force: true });
});

it("every client and its program compile strictly", () => run("tsc", ["-p", "."]));

const connect = async (name: string, url: string): Promise<Program> =>
  (await import(`./programs/${name}.ts`)).connect(url);

it.each(Object.keys(CLIENTS))("a program on %s buys, and reads named errors", async (name) => {
  expect(await buy(await connect(name, sandbox.url))).toEqual({
    signIn: "account_or_password_wrong",
    order: ["price_changed", true],
    pay: ["fund_password_wrong", "number"],
    status: "settled",
  });
});

describe("as clients on a bad day", () => {
  beforeAll(async () => {
    mkdirSync(dirname(reportFile("")), { recursive: true });
    const { checkClient } = await import("../../packages/conformance/dist/index.js");
    await Promise.all(
      Object.keys(CLIENTS).map(async (name) => {
        const check = await checkClient({ server: sandbox.url });
        try {
          await badDay(await connect(name, check.url));
          writeFileSync(reportFile(name), JSON.stringify(check.report(), null, 2));
        } finally {
          await check.close();
        }
      }),
    );
  });

  it("one that is careful breaks no rule", () => {
    const { results } = JSON.parse(readFileSync(reportFile("openapi-fetch-careful"), "utf8"));
    const failed = results.filter(({ outcome }: { outcome: string }) => outcome === "failed");
    expect(failed).toEqual([]);
  });

  it("the documentation shows which rules each breaks", () => expect(shownTable()).toBe(clientTable()));
});
