import assert from "node:assert/strict";
import { test } from "node:test";
import { brandFindings, nameFindings } from "../lib/brand-rules.mjs";

/** @param {string} text @param {string} [path] */
const count = (text, path = "packages/storefront/src/features/home/home-screen.tsx") =>
  brandFindings({ path, text }).length;

test("names of others are found, in any script and inside of other names", () => {
  for (const text of [
    "Sold on Amazon",
    "<BinanceLogo />",
    "payWithPayPal()",
    "trust wallet",
    "支付宝",
    "Visa",
    "on OKX",
    "share to TikTok",
  ]) {
    assert.equal(count(text), 1, text);
  }
});

test("everyday words aren't names", () => {
  const text =
    "a striped shirt, a visa for travel, new DOMException(), the ledger, in line, apple, a target, cookies";
  assert.equal(count(text), 0);
});

test("claims are found in every way they are made", () => {
  for (const text of [
    "Shipping to 103 countries",
    "in 103 Länder",
    "103个国家",
    "Save 15 dollars today",
    "save $15",
    "2 million users",
    "10,000 happy customers",
    "50+ merchants",
  ]) {
    assert.ok(count(text) > 0, text);
  }
  for (const text of ["id: 103", "15 days", "$15.00 off", "{{count}} sellers", "two users"]) {
    assert.equal(count(text), 0, text);
  }
});

test("the countries are counted by the demonstration's site data alone", () => {
  const claim = "Buyers from 103 countries";
  assert.equal(count(claim, "packages/sandbox/src/seed/catalog/site/en.ts"), 0);
  assert.equal(count(claim, "packages/sandbox/dist/seed-L4EOYW3V.js"), 0);
  assert.ok(count(claim, "packages/sandbox/src/features/content/home.ts") > 0);
  assert.ok(count(claim, "packages/storefront/dist/assets/home-1.js") > 0);
});

test("the route of docs/product.md and the format of files have their names", () => {
  assert.equal(count('"/tiktok-flow"; tiktokFlow()'), 0);
  assert.equal(count("import of Shopify files", "packages/sandbox/README.md"), 0);
  assert.equal(count("import of Shopify files"), 1);
});

test("file names count, lines are reported", () => {
  assert.equal(nameFindings("packages/storefront/public/visa-Visa.png").length, 1);
  assert.equal(nameFindings("packages/storefront/src/tiktok-flow.tsx").length, 0);
  assert.equal(brandFindings({ path: "a.ts", text: "a\nb\npaypal\n" })[0]?.line, 3);
});
