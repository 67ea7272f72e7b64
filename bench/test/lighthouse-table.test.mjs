import assert from "node:assert/strict";
import { test } from "node:test";
import { failuresOf } from "../lib/lighthouse-table.mjs";

/** @param {string} name @param {number} lcp @param {boolean} isPublic */
const audit = (name, lcp, isPublic) => ({
  name,
  isPublic,
  lcp,
  scores: [99, 100, 100, 100],
  tbt: 0,
  ownTbt: 0,
  cls: 0,
  slowdown: 4,
  faults: [],
});

test("a page's largest paint is held against hello, more strictly where everyone may look", () => {
  const hello = audit("hello", 1000, true);
  assert.deepEqual(failuresOf([hello, audit("/goods", 1300, true), audit("/order", 1500, false)]), []);
  assert.deepEqual(failuresOf([hello, audit("/goods", 1310, true), audit("/order", 1510, false)]), [
    "/goods: LCP 1.31 × hello (≤ 1.3)",
    "/order: LCP 1.51 × hello (≤ 1.5)",
  ]);
});
