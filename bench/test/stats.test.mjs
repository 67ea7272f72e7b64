import assert from "node:assert/strict";
import { test } from "node:test";
import { inRounds } from "../lib/rounds.mjs";
import { addedOver, median, medianRatio, ratioOver } from "../lib/stats.mjs";

test("the middle of an even number of values is the mean of two", () => {
  assert.equal(median([5, 1, 9]), 5);
  assert.equal(median([4, 1, 2, 3]), 2.5);
  assert.ok(Number.isNaN(median([])));
});

test("slow rounds do not move a comparison, whether slow for all or for one", () => {
  const quiet = { bare: [10, 10, 10, 10, 10], ours: [12, 12, 12, 12, 12] };
  const busy = { bare: [10, 10, 40, 70, 10], ours: [12, 90, 48, 72, 12] };
  for (const samples of [quiet, busy]) {
    assert.deepEqual(addedOver(samples, "bare"), { ours: 2 });
    assert.deepEqual(ratioOver(samples, "bare"), { ours: 1.2 });
  }
});

test("how many times as fast is the other way round", () => {
  const samples = { bare: [10, 40, 10, 10], ours: [20, 80, 20, 90] };
  assert.equal(medianRatio(samples, "bare", "ours"), 0.5);
  assert.equal(medianRatio(samples, "ours", "bare"), 2);
  assert.ok(Number.isNaN(medianRatio(samples, "bare", "nobody")));
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
