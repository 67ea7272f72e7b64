import assert from "node:assert/strict";
import { test } from "node:test";
import { citationFindings, headingsOf } from "../lib/citation-rules.mjs";

const headings = headingsOf("# Product\n\n## 4. States\n\n### 4.4 Cart\n\n### 4.5 Sessions\n");

test("headings are known without their numbers", () => {
  assert.deepEqual([...headings], ["Product", "States", "Cart", "Sessions"]);
});

test("a citation of a heading that does not exist is found at its line", () => {
  const text =
    '\n/** (docs/product.md, "Cart" and "Sessions") */\n/** docs/product.md, "Cart" and "Basket". */\n';
  assert.deepEqual(citationFindings({ path: "a.ts", text }, headings), [
    { path: "a.ts", line: 3, message: 'docs/product.md has no heading "Basket"' },
  ]);
});
