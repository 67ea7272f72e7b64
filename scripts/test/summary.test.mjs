import assert from "node:assert/strict";
import { test } from "node:test";
import { neverRun, resultsOf } from "../summary.mjs";
import { tempFolder } from "./temp.mjs";

/** @param {string} task @param {number | null} [exitCode] null: not run */
function taskOf(task, exitCode = 0) {
  const execution = exitCode === null ? null : { startTime: 0, endTime: 2_000, exitCode };
  return { taskId: `shop#${task}`, task, directory: "shop", command: "x", execution };
}

/**
 * @param {import("node:test").TestContext} t
 * @param {import("../summary.mjs").Task[]} tasks
 * @param {Record<string, unknown>} [reports]
 */
function countsOf(t, tasks, reports = {}) {
  const files = Object.entries(reports).map(([name, report]) => [
    `shop/test-results/${name}`,
    typeof report === "string" ? report : JSON.stringify(report),
  ]);
  const exitCode = tasks.some(({ execution }) => execution?.exitCode) ? 1 : 0;
  const results = resultsOf({ tasks, execution: { exitCode } }, tempFolder(t, Object.fromEntries(files)));
  return results.map(({ passed, failed }) => [passed, failed]);
}

const vitest = { numPassedTests: 3, numFailedTests: 0, testResults: [] };
const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0 }, suites: [] };

test("a task counts the tests of its own reports, and one without a report counts as one", (t) => {
  const tasks = [taskOf("test"), taskOf("verify"), taskOf("verify:e2e"), taskOf("build")];
  const reports = { "test.json": vitest, "test.e2e.json": playwright, "verify-e2e.json": playwright };
  assert.deepEqual(countsOf(t, tasks, reports), [
    [8, 0],
    [1, 0],
    [5, 0],
    [1, 0],
  ]);
});

test("a task that fails, crashes or is not run never counts as passed", (t) => {
  assert.deepEqual(countsOf(t, [taskOf("build", 1)]), [[0, 1]]);
  assert.deepEqual(countsOf(t, [taskOf("build", null)]), [[0, 1]]);
  assert.deepEqual(countsOf(t, [taskOf("test", 1)], { "test.json": vitest }), [[3, 1]]);
  assert.deepEqual(countsOf(t, [taskOf("test")], { "test.json": "{" }), [[0, 1]]);
  assert.deepEqual(countsOf(t, [taskOf("test")], { "test.json": {} }), [[0, 1]]);
});

test("a task that was planned and that the run did not come to is a failure", (t) => {
  const results = resultsOf({ tasks: [taskOf("build")], execution: { exitCode: 0 } }, tempFolder(t, {}));
  const plan = { tasks: [taskOf("build"), taskOf("test"), { ...taskOf("e2e"), command: "<NONEXISTENT>" }] };
  assert.deepEqual(
    neverRun(plan, results).map(({ name, failed }) => [name, failed]),
    [["shop#test", 1]],
  );
});

test("a run that fails without a failed task is a failure", () => {
  const run = { tasks: [taskOf("build")], execution: { exitCode: 1 } };
  assert.equal(
    resultsOf(run, "/nowhere").reduce((sum, { failed }) => sum + failed, 0),
    1,
  );
});

test("files that do not load and errors outside of tests are failures", (t) => {
  const broken = {
    ...vitest,
    testResults: [{ name: "a.test.ts", status: "failed", message: "no such module" }],
  };
  const errors = { ...playwright, errors: [{ message: "the server did not start" }] };
  assert.deepEqual(countsOf(t, [taskOf("test", 1)], { "test.json": broken }), [[3, 1]]);
  assert.deepEqual(countsOf(t, [taskOf("e2e", 1)], { "e2e.json": errors }), [[5, 1]]);
});

test("two browser tests may need their second attempt, a third makes all of them failures", (t) => {
  const flaky = (/** @type {number} */ count) => ({
    "e2e.json": { stats: { ...playwright.stats, flaky: count } },
  });
  assert.deepEqual(countsOf(t, [taskOf("e2e")], flaky(2)), [[7, 0]]);
  assert.deepEqual(countsOf(t, [taskOf("e2e")], flaky(3)), [[5, 3]]);
});
