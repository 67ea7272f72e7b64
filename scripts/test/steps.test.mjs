import assert from "node:assert/strict";
import { test } from "node:test";
import { runCommand } from "../lib/command.mjs";
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

test("failures can be repeated without the lines of passed tests", async () => {
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

test("colored lines of passed tests are recognized; colors are kept on screen but not repeated", async () => {
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

test("nothing is repeated if nothing failed", async () => {
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

/** A host whose commands run until the test ends them, in the order it wants. */
function patientHost() {
  /** @type {Map<string, (code: number) => void>} */
  const underWay = new Map();
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...fakeHost(),
    run: async (/** @type {string[]} */ [name = ""]) => {
      /** @type {number} */
      const code = await new Promise((resolve) => underWay.set(name, resolve));
      return { code, output: "the reason", timedOut: false };
    },
    /** Names of what runs now. */
    atWork: async () => {
      await turn();
      return [...underWay.keys()].join();
    },
    end: async (/** @type {string} */ name, code = 0) => {
      await turn();
      underWay.get(name)?.(code);
      underWay.delete(name);
    },
  };
}

/** @param {string} name */
const waiting = (name) => ({ name, command: [name], cwd: "." });
/** @param {string} name */
const beside = (name) => ({ ...waiting(name), beside: true });

test("adjacent steps that may, run three at a time; any other step alone", async () => {
  const host = patientHost();
  const steps = [...["a", "b", "c", "d"].map(beside), waiting("e"), beside("f")];
  const running = runSteps(steps, host);
  const seen = [];
  for (const name of ["b", "c", "a", "d", "e", "f"]) {
    seen.push(await host.atWork());
    await host.end(name);
  }
  assert.deepEqual(seen, ["a,b,c", "a,c,d", "a,d", "d", "e", "f"]);
  const results = await running;
  assert.equal(results.map(({ name }) => name).join(), "b,c,a,d,e,f");
});

test("a step waits for one that it needs and that runs beside it, and fails with it", async () => {
  for (const code of [0, 1]) {
    const host = patientHost();
    const running = runSteps([beside("build"), { ...beside("sdk"), needs: ["build"] }], host);
    assert.equal(await host.atWork(), "build");
    await host.end("build", code);
    assert.equal(await host.atWork(), code === 0 ? "sdk" : "");
    await host.end("sdk");
    assert.equal(summarize(await running).line, code === 0 ? "2 passed, 0 failed" : "0 passed, 2 failed");
  }
});

test("a failure beside a suite is shown in full, and the suite is counted", async () => {
  const host = patientHost();
  const running = runSteps([beside("lint"), { ...beside("sdk"), report: suite(7, 0) }], host);
  await host.end("lint", 1);
  await host.end("sdk");
  assert.equal(summarize(await running).line, "7 passed, 1 failed");
  assert.match(host.written.join(""), /the reason.*✗ lint.*✓ sdk .* 7 passed/s);
});

test("a step's variables reach its command, and no other", async () => {
  const host = { ...fakeHost(), run: runCommand };
  const print = [process.execPath, "-e", "process.exit(process.env.CASES === '7' ? 0 : 1)"];
  const results = await runSteps(
    [
      { name: "with", command: print, cwd: ".", env: { CASES: "7" } },
      { name: "without", command: print, cwd: "." },
    ],
    host,
  );
  assert.deepEqual(
    results.map(({ name, failed }) => [name, failed]),
    [
      ["with", 0],
      ["without", 1],
    ],
  );
});
