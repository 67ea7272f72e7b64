import assert from "node:assert/strict";
import { test } from "node:test";
import { judgeSuite, tallyPlaywright, tallyVitest } from "../lib/reports.mjs";

test("Vitest: tests are counted, and a file that could not be loaded counts as a failure", () => {
  const fine = { name: "a", status: "passed", assertionResults: [{}] };
  assert.deepEqual(tallyVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [fine] }), {
    passed: 3,
    failed: 0,
    problems: [],
  });
  const broken = { name: "b.test.ts", status: "failed", assertionResults: [] };
  const tally = tallyVitest({ numPassedTests: 3, numFailedTests: 1, testResults: [fine, broken] });
  assert.equal(tally.failed, 2);
  assert.match(tally.problems.join(), /b\.test\.ts/);
});

test("Vitest: a file whose clearing up failed is named with its reason", () => {
  const file = {
    name: "c.test.ts",
    status: "failed",
    message: "Hook timed out",
    assertionResults: [{ status: "passed" }],
  };
  const tally = tallyVitest({ numPassedTests: 1, numFailedTests: 0, testResults: [file] });
  assert.deepEqual(tally, { passed: 1, failed: 1, problems: ["c.test.ts: Hook timed out"] });
});

test("Playwright: many flaky tests and errors outside tests are failures", () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 3 }, errors: [{ message: "no server" }] };
  assert.deepEqual(tallyPlaywright(report), {
    passed: 5,
    failed: 5,
    problems: ["3 passed only at the second try", "no server"],
  });
});

test("Playwright: one or two flaky tests pass, and are reported", () => {
  const report = { stats: { expected: 5, unexpected: 0, flaky: 2 } };
  assert.deepEqual(tallyPlaywright(report), {
    passed: 7,
    failed: 0,
    problems: ["2 passed only at the second try"],
  });
  assert.deepEqual(tallyPlaywright({ stats: { expected: 5 } }), { passed: 5, failed: 0, problems: [] });
});

test("a suite can't pass without a report, without a test, or with a bad exit code", () => {
  const none = { passed: 0, failed: 0, problems: [] };
  const five = { passed: 5, failed: 0, problems: [] };
  assert.deepEqual(judgeSuite(five, 0), five);
  assert.equal(judgeSuite(undefined, 0).failed, 1);
  assert.equal(judgeSuite(none, 0).failed, 1);
  assert.deepEqual(judgeSuite(five, 2), { passed: 5, failed: 1, problems: ["ended with code 2"] });
  assert.equal(judgeSuite({ ...five, failed: 2 }, 1).failed, 2);
});
