import { mkdirSync, writeFileSync } from "node:fs";

/** A reporter for `node --test` that leaves the counts which `summary.mjs` reads, in the workspace's `test-results/test.json`. */
export default async function* countReporter(/** @type {AsyncIterable<TestEvent>} */ events) {
  let numPassedTests = 0;
  let numFailedTests = 0;
  for await (const { type, data } of events) {
    if (data.details?.type === "suite") continue;
    if (type === "test:pass" && !data.skip && !data.todo) numPassedTests++;
    if (type === "test:fail") numFailedTests++;
  }
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/test.json", JSON.stringify({ numPassedTests, numFailedTests }));
  yield "";
}

/** @typedef {{ type: string, data: { skip?: unknown, todo?: unknown, details?: { type?: string } } }} TestEvent */
