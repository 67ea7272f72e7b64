import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../support/database";
import { bundleEntry } from "../support/processes";

test("a transaction whose connection is killed is over, and neither the process nor its pool is harmed", async () => {
  const database = await testDatabase();
  const bundle = await bundleEntry(join(import.meta.dirname, "driver.ts"));
  onTestFinished(bundle.remove);
  const child = fork(bundle.script, [database.url], { silent: true });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [heard]: unknown[] = await Promise.race([once(child, "message"), once(child, "exit")]);
  const closed = "CONNECTION_CLOSED";
  expect(heard).toEqual([closed, closed, closed, "alive 1", closed, "left over false"]);
});
