import { mkdirSync, writeFileSync } from "node:fs";

/** A reporter for `node --test` that leaves the counts which `summary.mjs` reads, in the workspace's `test-results/<script>.json`. */
export default async function* countReporter(/** @type {AsyncIterable<TestEvent>} */ events) {
  let numPassedTests = 0;
  let numFailedTests = 0;
  for await (const { type, data } of events) {
    if (data.details?.type === "suite") continue;
    if (type === "test:pass" && !data.skip && !data.todo) numPassedTests++;
    if (type === "test:fail") numFailedTests++;
  }
  mkdirSync("test-results", { recursive: true });
  const name = (process.env.npm_lifecycle_event ?? "test").replaceAll(":", "-");
  writeFileSync(`test-results/${name}.json`, JSON.stringify({ numPassedTests, numFailedTests }));
  yield "";
}

/** @typedef {{ type: string, data: { skip?: unknown, todo?: unknown, details?: { type?: string } } }} TestEvent */
