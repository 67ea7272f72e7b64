import assert from "node:assert/strict";
import { test } from "node:test";
import { reasonProblems } from "../lib/reasons.mjs";

const manifests = [
  { name: "root", devDependencies: { esbuild: "1" } },
  { name: "sdk", dependencies: { "openapi-fetch": "1" }, peerDependencies: { msw: "2" } },
  { name: "storefront", dependencies: { sdk: "*", react: "19", "react-dom": "19" } },
];
const rows = [
  "| `esbuild` | Bundles. |",
  "| `openapi-fetch` | Typed. |",
  "| `msw` | Fakes. |",
  "| `react`, `react-dom` | The view. |",
];
/** @param {string[]} lines */
const page = (lines) =>
  `# Contributing\n\n## Dependencies\n\n| Package | Reason |\n|---|---|\n${lines.join("\n")}\n\n## More\n\n| \`x\` | y |\n`;

test("every dependency has a reason; our own packages need none", () => {
  assert.deepEqual(reasonProblems(page(rows), manifests), []);
});

test("a missing row, an empty reason and a row for nothing are found", () => {
  assert.deepEqual(reasonProblems(page(rows.slice(1)), manifests), ["esbuild has no reason"]);
  assert.deepEqual(reasonProblems(page(["| `esbuild` | |", ...rows.slice(1)]), manifests), [
    "esbuild has no reason",
  ]);
  assert.deepEqual(reasonProblems(page([...rows, "| `left` | Once. |"]), manifests), [
    "left is explained but not used",
  ]);
});

test("a page without the section explains nothing", () => {
  assert.equal(reasonProblems("# Contributing\n", manifests).length, 5);
});
