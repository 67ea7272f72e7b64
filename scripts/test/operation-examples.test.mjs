import assert from "node:assert/strict";
import { test } from "node:test";
import { literal } from "../operation-examples/literal.mjs";
import { printExample } from "../operation-examples/print.mjs";

/** @type {import("../operation-examples/print.mjs").Described} */
const operation = {
  id: "orders.list",
  method: "POST",
  path: "/api/order/list",
  summary: "List orders",
  auth: "user",
  status: "documented",
  idempotency: "safe",
  errors: [],
};

test("a value is on one line where it fits", () => {
  assert.equal(literal({ id: 1, tags: ["a"], none: {} }, 0, 20), '{ id: 1, tags: ["a"], none: {} }');
  assert.equal(literal({ id: 1, text: "b" }, 2, 100), '{\n    id: 1,\n    text: "b",\n  }');
});

test("a file is written as one that can be made anywhere", () => {
  const file = new File(["x"], "logo.png", { type: "image/png" });
  assert.equal(literal({ file }, 0, 0), '{ file: new File(["…"], "logo.png", { type: "image/png" }) }');
});

test("a list is walked, with the session it needs", () => {
  const code = printExample(operation, { limit: 10 }, true);
  assert.match(code, /import \{ createMarketplace, memorySession, pages \}/);
  assert.match(
    code,
    /for await \(const row of pages\(market\.orders\.list, \{ limit: 10 \}\)\) \{\n {2}console\.log\(row\);\n\}\n$/,
  );
});

test("a public call has no session, one with errors distinguishes them", () => {
  const open = { ...operation, auth: /** @type {const} */ ("public") };
  assert.doesNotMatch(printExample(open, undefined, false), /memorySession|isErrorOf/);
  const strict = { ...open, errors: ["gone", "late"] };
  const code = printExample(strict, undefined, false);
  assert.match(code, /^try \{\n {2}const data = await market\.orders\.list\(\);/m);
  assert.match(code, /throw error;\n {2}\/\/ `error\.reason` is `gone` or `late`/);
});
