import assert from "node:assert/strict";
import { test } from "node:test";
import { replaceSection } from "../lib/document.mjs";
import { figureTable, passes } from "../lib/figures.mjs";

/** @type {import("../lib/figures.mjs").Figure} */
const bytes = { name: "SDK", value: 4084, unit: "kB", limit: 5500, peers: { other: 22_404 } };

test("a limit is the most, or the least where it says so", () => {
  assert.equal(passes(bytes), true);
  assert.equal(passes({ ...bytes, value: 5501 }), false);
  assert.equal(passes({ ...bytes, value: Number.NaN }), false);
  assert.equal(passes({ name: "rate", value: 0.84, unit: "×", limit: 0.85, atLeast: true }), false);
  assert.equal(passes({ name: "told", value: 9e9, unit: "" }), true);
});

test("the table is Markdown", () => {
  assert.deepEqual(figureTable([bytes]).split("\n"), [
    "| Figure | Ours    | Limit     | Others |",
    "|--------|---------|-----------|--------|",
    "| SDK    | 4.08 kB | ≤ 5.50 kB | other 22.40 kB |",
  ]);
});

test("a section is replaced in place, a new one is appended", () => {
  const text = "# Figures\n\nIntroduction.\n\n## One\n\nold\n\n## Two\n\nkept\n";
  const replaced = replaceSection(text, "One", "new\n");
  assert.equal(replaced, "# Figures\n\nIntroduction.\n\n## One\n\nnew\n\n## Two\n\nkept\n");
  assert.equal(replaceSection(replaced, "One", "new"), replaced);
  assert.match(replaceSection(text, "Three", "last"), /kept\n\n## Three\n\nlast\n$/);
});
