import assert from "node:assert/strict";
import { test } from "node:test";
import { compilerTable, replaceMarked, runtimeTable, supportTable } from "../runtimes/document.mjs";

const runtimes = [
  {
    label: "Node 20.20.2",
    runs: {
      import: [{ name: "sign in" }, { name: "abort" }],
      require: [{ name: "sign in" }, { name: "abort", error: "Error: expected 1, got 2" }],
    },
  },
  // One that ended early lacks the rest.
  { label: "Deno 2.9.6", runs: { import: [{ name: "sign in" }] } },
];
const compilers = [
  { version: "5.6.3", errors: { bundler: undefined, node16: "calls.mts(1,1): error TS2339" } },
  { version: "7.0.2", errors: { bundler: undefined, node16: undefined } },
];

test("the table of runtimes marks each way of each case, and a case that was not run as failed", () => {
  assert.equal(
    runtimeTable(runtimes),
    [
      "| Case    | Node 20.20.2 | Deno 2.9.6 |",
      "|---------|--------------|--------|",
      "| sign in | ✓ ✓          | ✓ |",
      "| abort   | ✓ ✗          | ✗ |",
    ].join("\n"),
  );
});

test("the table of compilers marks each module resolution", () => {
  assert.deepEqual(compilerTable(compilers).split("\n").slice(2), [
    "| 5.6.3      | ✓       | ✗ |",
    "| 7.0.2      | ✓       | ✓ |",
  ]);
});

test("the support table names ways and versions", () => {
  assert.deepEqual(supportTable(runtimes, compilers).split("\n").slice(2), [
    "| Node 20.20.2              | `import` and `require` |",
    "| Deno 2.9.6                | `import` |",
    "| TypeScript 5.6.3 to 7.0.2 | `moduleResolution` bundler, node16 |",
  ]);
});

test("a marked place is replaced as often as wanted, and nothing around it", () => {
  const page = "before\n<!-- support -->\n<!-- /support -->\nafter";
  const once = replaceMarked(page, "support", "first");
  assert.equal(once, "before\n<!-- support -->\n\nfirst\n\n<!-- /support -->\nafter");
  assert.equal(replaceMarked(once, "support", "first"), once);
  assert.throws(() => replaceMarked("no place", "support", "first"), /<!-- support -->/);
});
