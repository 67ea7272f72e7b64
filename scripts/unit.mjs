/** Runs the tests of the scripts and of the bench with Node's own runner and leaves a report for `scripts/test.mjs`. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { root } from "./lib/root.mjs";

const folders = [join(root, "scripts", "test"), join(root, "bench", "test")];
const files = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".test.mjs"))
    .map((name) => join(folder, name)),
);
let numPassedTests = 0;
let numFailedTests = 0;

const stream = run({ files, concurrency: true });
stream.on("test:pass", (event) => {
  if (event.details.type !== "suite" && !event.skip && !event.todo) numPassedTests++;
});
stream.on("test:fail", (event) => {
  if (event.details.type !== "suite") numFailedTests++;
});
stream.on("end", () => {
  const results = join(root, "test-results");
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, "scripts.json"), JSON.stringify({ numPassedTests, numFailedTests }));
  process.exitCode = numFailedTests === 0 && numPassedTests > 0 ? 0 : 1;
});
stream.compose(new spec()).pipe(process.stdout);
