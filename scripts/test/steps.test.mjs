import assert from "node:assert/strict";
import { test } from "node:test";
import { failuresOf, runSteps, summarize } from "../lib/steps.mjs";

/**
 * A host whose commands end with the code in their first word.
 */
function fakeHost() {
  /** @type {string[]} */
  const written = [];
  return {
    written,
    run: async (/** @type {string[]} */ [code]) => ({
      code: Number(code),
      output: "the reason",
      timedOut: false,
    }),
    write: (/** @type {string} */ text) => written.push(text),
    now: () => 0,
  };
}

/** @param {string} name @param {number} code */
const step = (name, code) => ({ name, command: [String(code)], cwd: "." });

/** @param {number} passed @param {number} failed */
const suite = (passed, failed) => ({ clear: () => {}, read: () => ({ passed, failed, problems: [] }) });

test("steps count as one, suites as their tests, and the sum is the last line", async () => {
  const results = await runSteps([step("lint", 0), { ...step("sdk", 0), report: suite(12, 0) }], fakeHost());
  assert.deepEqual(summarize(results), { line: "13 passed, 0 failed", ok: true });
});

test("a failure is shown with its output and does not stop the others", async () => {
  const host = fakeHost();
  const steps = [step("lint", 1), { ...step("sdk", 1), report: suite(10, 2) }, step("size", 0)];
  const results = await runSteps(steps, host);
  assert.deepEqual(summarize(results), { line: "11 passed, 3 failed", ok: false });
  assert.equal(host.written.filter((text) => text.includes("the reason")).length, 2);
});

test("failures can be repeated, without the lines of what passed", async () => {
  const host = fakeHost();
  const output = "  ✓  1 of two (3ms)\n✔ two of two\n  ✘  the third\n\n    ✓ quoted";
  const results = await runSteps(
    [step("lint", 0), step("browser", 1), { ...step("sdk", 0), missing: "no script" }],
    {
      ...host,
      run: async (command) => ({ ...(await host.run(command)), output }),
    },
  );
  assert.equal(failuresOf(results), "✗ browser\n✘  the third\n\n✗ sdk\nno script");
  assert.ok(host.written.every((text) => !text.includes("one of two")));
});

test("colors hide no line of what passed, stay on screen, and aren't repeated", async () => {
  const host = fakeHost();
  const output =
    "\u001b[32m✓\u001b[39m one of two\n\u001b[31m  ✘ the other\u001b[39m\n\u001b[2m\u001b[32m  ✔ quoted\u001b[39m";
  const results = await runSteps([step("browser", 1)], {
    ...host,
    run: async (command) => ({ ...(await host.run(command)), output }),
  });
  assert.equal(failuresOf(results), "✗ browser\n✘ the other");
  const shown = host.written.join("");
  assert.ok(shown.includes("\u001b[31m  ✘ the other"));
  assert.doesNotMatch(shown, /one of two|quoted/);
});

test("nothing is repeated of a run in which nothing failed", async () => {
  assert.equal(failuresOf(await runSteps([step("lint", 0)], fakeHost())), "");
});

test("a step whose need failed, or whose script does not exist, fails without being run", async () => {
  const ran = /** @type {string[]} */ ([]);
  const host = fakeHost();
  const steps = [
    step("build", 1),
    { ...step("browser", 0), needs: ["build"] },
    { ...step("sdk", 0), missing: 'marketplace-sdk has no script "test"' },
  ];
  const results = await runSteps(steps, {
    ...host,
    run: async (command) => {
      ran.push(command.join());
      return host.run(command);
    },
  });
  assert.equal(ran.length, 1);
  assert.equal(summarize(results).line, "0 passed, 3 failed");
  assert.match(host.written.join(""), /browser.*needs "build"/);
  assert.match(host.written.join(""), /sdk.*has no script "test"/);
});

test("an old report is cleared before the suite runs", async () => {
  let report = /** @type {import("../lib/reports.mjs").Tally | undefined} */ ({
    passed: 9,
    failed: 0,
    problems: [],
  });
  const stale = {
    clear: () => {
      report = undefined;
    },
    read: () => report,
  };
  const results = await runSteps([{ ...step("sdk", 0), report: stale }], fakeHost());
  assert.equal(summarize(results).ok, false);
});

test("a run without any step is not a success", () => {
  assert.deepEqual(summarize([]), { line: "0 passed, 0 failed", ok: false });
});

test("adjacent small steps run two at a time, any other step alone", async () => {
  let atWork = 0;
  /** @type {string[]} */
  const log = [];
  const host = {
    ...fakeHost(),
    run: async (/** @type {string[]} */ [code]) => {
      atWork += 1;
      log.push(`${code} of ${atWork}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      atWork -= 1;
      return { code: 0, output: "", timedOut: false };
    },
  };
  const small = (/** @type {number} */ code) => ({ ...step(`step ${code}`, code), small: true });
  const results = await runSteps([small(1), small(2), small(3), step("step 4", 4), small(5)], host);
  assert.deepEqual(log.slice(0, 2), ["1 of 1", "2 of 2"]);
  assert.deepEqual(log.slice(-2), ["4 of 1", "5 of 1"]);
  assert.equal(results.length, 5);
});
