import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOf } from "../lib/house-rules.mjs";

const SDK = "packages/marketplace-sdk/src/core/x.ts";
const SHOP = "packages/storefront/src/features/home/home-screen.tsx";
const STYLES = "packages/storefront/src/features/home/home.module.css";
const MONEY = "packages/sandbox/src/domain/money.ts";

/** @type {readonly [path: string, ...texts: string[]][]} */
const FOUND = [
  [
    SDK,
    '"/home/ada/shop"',
    "/root/x",
    "// TODO later",
    "<<<<<<< HEAD",
    "// @ts-ignore",
    "// @ts-expect-error",
  ],
  [
    SDK,
    "x as unknown as Y",
    "// biome-ignore lint/x: y",
    "npx marketplace-sandbox --dev",
    "npm i marketplace-sdk",
  ],
  [
    SHOP,
    "Sold on Amazon",
    "<BinanceLogo />",
    "payWithPayPal()",
    "支付宝",
    "Visa",
    "on OKX",
    "share to TikTok",
  ],
  [
    SHOP,
    "import of Shopify files",
    "in 103 Länder",
    "103个国家",
    "save $15",
    "2 million users",
    "50+ merchants",
  ],
  [SHOP, '<a href="/cart">', "to={`/x`}", 'navigate("/cart")', '"#fff"', "style={{ marginLeft: 1 }}"],
  [STYLES, "text-align: match-parent;"],
  [MONEY, "x.toFixed(2)", "Math.round(x)", "x * 1.5", "a + 1e-3"],
  ["packages/storefront/public/visa-Visa.svg", ""],
  ["packages/storefront/src/logo.png", ""],
];

/** @type {readonly [path: string, ...texts: string[]][]} */
const FINE = [
  [
    SDK,
    "https://shop.example/home/ada",
    "src/root/x",
    "as unknown; asany; mastodon",
    "npx --no -- marketplace-sandbox",
  ],
  ["packages/marketplace-sdk/test/types/x.test-d.ts", "// @ts-expect-error"],
  [
    SHOP,
    "a striped shirt, a visa for travel, new DOMException()",
    '"/tiktok-flow"; tiktokFlow()',
    "<a href={paths.cart}>",
  ],
  [
    SHOP,
    "id: 103",
    "15 days",
    "$15.00 off",
    "{{count}} sellers",
    '"#section"',
    "style={{ marginInlineStart: 1 }}",
  ],
  ["packages/sandbox/README.md", "import of Shopify files"],
  ["packages/sandbox-data/src/site/en.ts", "Buyers from 103 countries"],
  [STYLES, "text-align: var(--match-parent);"],
  [MONEY, "Math.max(a, b)", 'parse("1.5")', "1_000n * 3"],
  ["packages/storefront/public/icon-192.png", ""],
];

for (const [path, ...texts] of FOUND)
  for (const text of texts)
    test(`found in ${path}: ${text}`, () => assert.ok(findingsOf({ path, text }).length > 0));

for (const [path, ...texts] of FINE)
  for (const text of texts)
    test(`fine in ${path}: ${text}`, () => assert.deepEqual(findingsOf({ path, text }), []));

test("the line is reported", () => {
  assert.equal(findingsOf({ path: SDK, text: "a\nb\npaypal\n" })[0]?.line, 3);
});
