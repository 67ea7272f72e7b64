import assert from "node:assert/strict";
import { test } from "node:test";
import { inRounds } from "../lib/rounds.mjs";
import { addedOver, median, ratioOfFastest, ratioOver } from "../lib/stats.mjs";

test("the median of an even number of values lies between the middle two", () => {
  assert.equal(median([5, 1, 9]), 5);
  assert.equal(median([4, 1, 2, 9]), 3);
  assert.throws(() => median([]), RangeError);
});

test("rounds are compared one by one, so a slow round weighs no more than another", () => {
  const samples = { bare: [10, 10, 100], ours: [12, 14, 113] };
  assert.deepEqual(addedOver(samples, "bare"), { ours: 4 });
  assert.deepEqual(ratioOver(samples, "bare"), { ours: 1.2 });
});

test("the fastest are compared wherever they fell", () => {
  assert.deepEqual(ratioOfFastest({ bare: [50, 40], ours: [42, 90] }, "bare"), { ours: 1.05 });
});

test("each round runs every contestant once, in changing order", async () => {
  /** @type {string[]} */
  const order = [];
  const samples = await inRounds({ a: 1, b: 2, c: 3 }, 2, (value, name) => {
    order.push(name);
    return value;
  });
  assert.deepEqual(samples, { a: [1, 1], b: [2, 2], c: [3, 3] });
  assert.deepEqual(order, ["a", "b", "c", "a", "c", "b"]);
});
