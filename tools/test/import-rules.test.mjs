import assert from "node:assert/strict";
import { test } from "node:test";
import { cruise } from "dependency-cruiser";
import { tempFolder } from "../../scripts/test/temp.mjs";
import config from "../import-rules.mjs";

const SHOP = "packages/storefront/src";
const CART = `${SHOP}/features/cart/cart-screen.tsx`;
const SANDBOX = "packages/sandbox/src";
const WALLET = `${SANDBOX}/features/wallet/withdrawals.ts`;

/** A file with an import statement. @typedef {readonly [from: string, statement: string, target?: string]} Import */

/** @type {Import[]} */
const ALLOWED = [
  [CART, 'import { createMarketplace } from "marketplace-sdk";'],
  [CART, 'import { cartStore } from "marketplace-sdk/state";'],
  [CART, 'import { useServices } from "../../shared/services";', `${SHOP}/shared/services.ts`],
  [CART, 'import { totals } from "./totals";', `${SHOP}/features/cart/totals.ts`],
  [
    `${SHOP}/routes/merchant.tsx`,
    'await import("../features/seller/dashboard/dashboard-screen");',
    `${SHOP}/features/seller/dashboard/dashboard-screen.tsx`,
  ],
  [`${SHOP}/app/app.tsx`, 'import { Screen } from "../routes/home";', `${SHOP}/routes/home.tsx`],
  [
    `${SHOP}/entities/order/x.test.tsx`,
    'import { UiSettings } from "../../app/ui-settings";',
    `${SHOP}/app/ui-settings.ts`,
  ],
  ["packages/conformance/test/support/runner.ts", 'import { createMarketplace } from "marketplace-sdk";'],
  [
    "packages/conformance/test/mock.test.ts",
    'import { startMock } from "../../../openapi/mock/mock.mjs";',
    "openapi/mock/mock.mjs",
  ],
  [
    "packages/marketplace-sdk/scripts/generate.mjs",
    'import "../../../openapi/scripts/read.mjs";',
    "openapi/scripts/read.mjs",
  ],
  [WALLET, 'import { post } from "../../db/ledger/post";', `${SANDBOX}/db/ledger/post.ts`],
  [WALLET, 'import { notify } from "../messages/notify";', `${SANDBOX}/features/messages/notify.ts`],
  [WALLET, 'import type { Services } from "../../kernel/services";', `${SANDBOX}/kernel/services.ts`],
  [WALLET, 'import type { Data } from "../../contract/operations";', `${SANDBOX}/contract/operations.ts`],
  [
    `${SANDBOX}/features/checkout/create.ts`,
    'import { findPay } from "../payments/payment-rows";',
    `${SANDBOX}/features/payments/payment-rows.ts`,
  ],
  [`${SANDBOX}/http/api.ts`, 'import { handlers } from "../features/index";', `${SANDBOX}/features/index.ts`],
  // An import in a comment does not count.
  ["packages/conformance/src/comment.ts", '/* import "storefront"; */ export {};'],
];

/** Also by relative path, dynamically, or as a type. @type {Import[]} */
const FORBIDDEN = [
  ["packages/marketplace-sdk/src/a.ts", 'import "../../storefront/src/app/paths";', `${SHOP}/app/paths.ts`],
  ["packages/marketplace-sdk/src/b.ts", 'import spec from "marketplace-contract/openapi.yaml";'],
  ["packages/conformance/src/c.ts", 'await import("storefront");'],
  ["openapi/mock/d.mjs", 'import { x } from "marketplace-sdk";'],
  [`${SHOP}/features/cart/e.ts`, 'import type { X } from "marketplace-conformance";'],
  [`${SHOP}/features/cart/f.ts`, 'import { x } from "../wallet/x";', `${SHOP}/features/wallet/x.ts`],
  [`${SHOP}/features/cart/g.ts`, 'import type { Y } from "../wallet/y";', `${SHOP}/features/wallet/y.ts`],
  [
    `${SHOP}/routes/order.tsx`,
    'await import("../features/seller/dashboard/order-page");',
    `${SHOP}/features/seller/dashboard/order-page.tsx`,
  ],
  [`${SHOP}/features/cart/h.ts`, 'import { App } from "../../app/app";', `${SHOP}/app/app.tsx`],
  [`${SHOP}/shared/i.ts`, 'import { x } from "../entities/order/x";', `${SHOP}/entities/order/x.ts`],
  [`${SHOP}/i18n/j.ts`, 'import type { Z } from "../shared/z";', `${SHOP}/shared/z.ts`],
  [`${SANDBOX}/features/wallet/k.ts`, 'import { b } from "../../http/body";', `${SANDBOX}/http/body.ts`],
  [
    `${SANDBOX}/features/wallet/l.ts`,
    'import { c } from "../orders/stock";',
    `${SANDBOX}/features/orders/stock.ts`,
  ],
  [`${SANDBOX}/domain/m.ts`, 'import type { Db } from "../db/connect";', `${SANDBOX}/db/connect.ts`],
  [`${SANDBOX}/domain/n.ts`, 'import type { X } from "../kernel/services";', `${SANDBOX}/kernel/services.ts`],
  [`${SANDBOX}/domain/o.ts`, 'import postgres from "postgres";'],
  [`${SANDBOX}/domain/p.ts`, 'import { request } from "node:http";'],
  [`${SANDBOX}/db/q.ts`, 'import { HttpError } from "../kernel/errors";', `${SANDBOX}/kernel/errors.ts`],
  [`${SANDBOX}/kernel/r.ts`, 'import { b } from "../http/body";', `${SANDBOX}/http/body.ts`],
  [`${SANDBOX}/kernel/s.ts`, 'import { boot } from "../boot";', `${SANDBOX}/boot.ts`],
  [
    `${SANDBOX}/features/orders/t.ts`,
    'import { findPay } from "../payments/payment-rows";',
    `${SANDBOX}/features/payments/payment-rows.ts`,
  ],
  [`${SANDBOX}/jobs/u.ts`, 'import { seed } from "../seed/seed";', `${SANDBOX}/seed/seed.ts`],
];

test("imports follow the architecture, and those that do not are found", async (t) => {
  const imports = [...ALLOWED, ...FORBIDDEN];
  /** @type {Record<string, string>} */
  const files = {};
  for (const [, , target] of imports) if (target) files[target] = "export {};\n";
  for (const [path, statement] of imports) files[path] = `${files[path] ?? ""}${statement}\n`;
  const baseDir = tempFolder(t, files);

  const { output } = await cruise(["openapi", "packages"], {
    ...config.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  });
  assert.ok(typeof output !== "string");
  const found = new Set(output.summary.violations.map(({ from }) => from));
  assert.deepEqual([...found].sort(), FORBIDDEN.map(([path]) => path).sort());
});
