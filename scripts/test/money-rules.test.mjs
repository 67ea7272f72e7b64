import assert from "node:assert/strict";
import { test } from "node:test";
import { moneyFindings } from "../lib/money-rules.mjs";

/** @param {string} text @param {string} [path] */
const count = (text, path = "packages/marketplace-react/src/money/decimal.ts") =>
  moneyFindings({ path, text }).length;

test("what makes an amount a float is found", () => {
  const ways = [
    "Number(price)",
    "amounts.map(Number)",
    "Number.parseFloat(price)",
    "parseFloat(price)",
    "parseInt(price, 10)",
    "Math.round(cents)",
    "Math.ceil(cents / 100)",
    "+price",
    "fee * 0.01",
    "fee.toFixed(2)",
  ];
  for (const way of ways) assert.equal(count(`const a = ${way};`) > 0, true, way);
  assert.match(
    moneyFindings({ path: "packages/sandbox/src/db/ledger/post.ts", text: "\nNumber(a)" })[0]?.message ?? "",
    /^"Number": /,
  );
});

test("bigint, whole numbers and words are not", () => {
  const text =
    'import { number } from "./x";\n/** A Number. */\nconst a = -units * 10n ** BigInt(Math.max(1, scale)) + 1n; i++; ' +
    'const s = "Number"; Math.trunc(pieces);';
  assert.equal(count(text), 0);
});

test("in the modules that work with amounts", () => {
  const bad = "Number(a)";
  for (const path of [
    "packages/marketplace-react/src/cart/lines.ts",
    "packages/storefront/src/features/wallet/loan/loan.ts",
    "packages/sandbox/src/domain/money.ts",
    "packages/sandbox/src/db/ledger/post.ts",
    "packages/sandbox/src/features/orders/pricing.ts",
    "packages/sandbox/src/features/wallet/quotes.ts",
  ]) {
    assert.equal(count(bad, path), 1, path);
  }
  for (const path of [
    "packages/storefront/src/entities/money/model.test.ts",
    "packages/storefront/src/shared/ui/picture.tsx",
    "packages/sandbox/src/features/orders/price-token.ts",
  ]) {
    assert.equal(count(bad, path), 0, path);
  }
});
