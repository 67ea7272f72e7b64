import assert from "node:assert/strict";
import { test } from "node:test";
import { figureTable, passes, replaceSection } from "../lib/figures.mjs";
import { inRounds, median, over } from "../lib/rounds.mjs";

/** @type {import("../lib/figures.mjs").Figure} */
const bytes = { name: "SDK", value: 4084, unit: "kB", alarm: 5500, others: { other: 22_404 } };

test("a figure alarms above, or below where it says so", () => {
  assert.equal(passes(bytes), true);
  assert.equal(passes({ ...bytes, value: 5501 }), false);
  assert.equal(passes({ ...bytes, value: Number.NaN }), false);
  assert.equal(passes({ name: "rate", value: 0.84, unit: "×", alarm: 0.85, atLeast: true }), false);
  assert.equal(passes({ name: "told", value: 9e9, unit: "" }), true);
  assert.match(figureTable([bytes]), /\| SDK \| 4\.08 kB \| > 5\.50 kB \| other 22\.40 kB \|/);
});

test("a section is replaced in place, a new one is appended", () => {
  const text = "# Figures\n\nIntroduction.\n\n## One\n\nold\n\n## Two\n\nkept\n";
  const replaced = replaceSection(text, "One", "new\n");
  assert.equal(replaced, "# Figures\n\nIntroduction.\n\n## One\n\nnew\n\n## Two\n\nkept\n");
  assert.equal(replaceSection(replaced, "One", "new"), replaced);
  assert.match(replaceSection(text, "Three", "last"), /kept\n\n## Three\n\nlast\n$/);
});

test("slow rounds do not move a comparison, whether slow for all or for one", async () => {
  assert.equal(median([4, 1, 2, 3]), 2.5);
  assert.deepEqual(over({ bare: [10, 10, 40, 70, 10], ours: [12, 90, 48, 84, 12] }, "bare"), { ours: 1.2 });
  /** @type {string[]} */
  const order = [];
  await inRounds({ a: 1, b: 2, c: 3 }, 2, (value, name) => {
    order.push(name);
    return value;
  });
  assert.deepEqual(order, ["a", "b", "c", "a", "c", "b"]);
});
