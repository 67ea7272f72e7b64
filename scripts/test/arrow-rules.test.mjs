import assert from "node:assert/strict";
import { test } from "node:test";
import { arrowFindings } from "../lib/arrow-rules.mjs";

const cart = "packages/storefront/src/features/cart/cart-screen.tsx";

/** @param {string} path @param {string} text */
const messages = (path, text) => arrowFindings({ path, text }).map(({ message }) => message);

test("the allowed arrows", () => {
  const allowed = [
    [cart, 'import { createMarketplace } from "marketplace-sdk";'],
    [cart, 'import { cartStore } from "marketplace-sdk/state";'],
    [cart, 'import { useServices } from "../../shared/services";'],
    ["packages/storefront/src/app/app.tsx", 'import { Screen } from "../routes/home";'],
    [
      "packages/storefront/src/entities/order/x.test.tsx",
      'import { UiSettings } from "../../app/ui-settings";',
    ],
    [cart, 'import { totals } from "./totals.ts";'],
    ["packages/conformance/src/runner.ts", 'import { createMarketplace } from "marketplace-sdk";'],
    ["packages/conformance/test/mock.test.ts", 'import { startMock } from "../../../openapi/mock/mock.mjs";'],
    ["packages/marketplace-sdk/scripts/generate.mjs", 'import "../../../openapi/scripts/read.mjs";'],
    [
      "packages/storefront/playwright.config.ts",
      'import { chromePath } from "../../scripts/lib/browser.mjs";',
    ],
  ];
  for (const [path = "", text = ""] of allowed)
    assert.deepEqual(messages(path, text), [], `${path}: ${text}`);
});

test("the forbidden ones, also by relative path, dynamically, or as a type", () => {
  const forbidden = [
    ["packages/marketplace-sdk/src/core/x.ts", 'import "../../../storefront/src/app/paths.ts";'],
    ["packages/marketplace-sdk/src/core/x.ts", 'import spec from "marketplace-contract/marketplace.yaml";'],
    ["packages/conformance/src/x.ts", 'await import("storefront");'],
    ["openapi/mock/mock.mjs", 'import { x } from "marketplace-sdk";'],
    [cart, 'import type { X } from "marketplace-conformance";'],
  ];
  for (const [path = "", text = ""] of forbidden) {
    assert.match(messages(path, text).join(), /must not import/, `${path}: ${text}`);
  }
});

test("features do not know each other", () => {
  const texts = [
    'import { x } from "../wallet/x.ts";',
    'import type { X } from "../../features/wallet/x.ts";',
  ];
  for (const text of texts) {
    assert.deepEqual(messages(cart, text), ['the feature "cart" must not import the feature "wallet"']);
  }
});

test("layers of the storefront import downward", () => {
  const texts = [
    [cart, "app", 'import { App } from "../../app/app";'],
    ["packages/storefront/src/shared/ui/x.ts", "entities", 'import { x } from "../../entities/order/x";'],
    ["packages/storefront/src/i18n/x.ts", "shared", 'import type { X } from "../shared/x";'],
  ];
  for (const [path = "", layer = "", text = ""] of texts) {
    assert.match(messages(path, text).join(), new RegExp(`must not import the layer "${layer}"`), text);
  }
});

test("inside the sandbox: http → features → domain, and features know of each other what is listed", () => {
  const src = "packages/sandbox/src";
  const wallet = `${src}/features/wallet/withdrawals.ts`;
  const allowed = [
    [wallet, 'import { post } from "../../db/ledger/post";'],
    [wallet, 'import { notify } from "../messages/notify";'],
    [wallet, 'import type { Services } from "../../services";'],
    [wallet, 'import type { Data } from "../../http/contract";'],
    [`${src}/http/api.ts`, 'import { handlers } from "../features/index";'],
  ];
  const forbidden = [
    [wallet, 'import { readBody } from "../../http/body";'],
    [wallet, 'import { createOrders } from "../orders/create";'],
    [`${src}/domain/money.ts`, 'import type { Db } from "../db/connect";'],
    [`${src}/domain/money.ts`, 'import type { Services } from "../services";'],
    [`${src}/domain/money.ts`, 'import postgres from "postgres";'],
    [`${src}/db/transition.ts`, 'import { HttpError } from "../features/errors";'],
  ];
  for (const [path = "", text = ""] of allowed)
    assert.deepEqual(messages(path, text), [], `${path}: ${text}`);
  for (const [path = "", text = ""] of forbidden) {
    assert.match(messages(path, text).join(), /must not import/, `${path}: ${text}`);
  }
});

test("examples in comments are not imports; findings name their line", () => {
  const text = '/* import "storefront" */\nconst s = \'import "storefront"\';\nimport "storefront";\n';
  const findings = arrowFindings({ path: "packages/conformance/src/x.ts", text });
  assert.deepEqual(
    findings.map(({ line }) => line),
    [3],
  );
});
