import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../support/database";
import { bundleEntry } from "../support/processes";

test("a transaction whose connection is killed is over, and neither the process nor its pool is harmed", async () => {
  const closed = "CONNECTION_CLOSED";
  expect(await run("driver.ts")).toEqual([closed, closed, closed, "alive 1", closed, "left over false"]);
});

test("a connection is used by others when its original caller has left", async () => {
  expect(await run("left-while-connecting.ts")).toEqual(["57014", "alive 1"]);
});

test("statements and their rows are freed by minor garbage collections", async () => {
  expect(await run("many-statements.ts")).toBeLessThan(2);
});

/** What a separate program reports about a database, with the server's driver. */
async function run(program: string): Promise<unknown> {
  const database = await testDatabase();
  const bundle = await bundleEntry(join(import.meta.dirname, program));
  onTestFinished(bundle.remove);
  const child = fork(bundle.script, [database.url], { silent: true });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [heard]: unknown[] = await Promise.race([once(child, "message"), once(child, "exit")]);
  return heard;
}
