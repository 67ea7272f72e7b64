import assert from "node:assert/strict";
import { test } from "node:test";
import { lengthFindings, syntaxFindings } from "../lib/shape-rules.mjs";

const screen = "packages/storefront/src/features/cart/cart-screen.tsx";

/** @param {string} text @param {string} [path] */
const messages = (text, path = screen) => syntaxFindings({ path, text }).map(({ message }) => message);

test("400 lines are enough", () => {
  assert.deepEqual(lengthFindings({ path: "a.ts", text: "x;\n".repeat(400) }), []);
  assert.match(lengthFindings({ path: "a.ts", text: "x;\n".repeat(401) })[0]?.message ?? "", /^401 lines/);
});

test("a language's texts may be long lists", () => {
  const path = "packages/storefront/src/i18n/locales/de/trade.ts";
  assert.deepEqual(lengthFindings({ path, text: "x;\n".repeat(401) }), []);
});

test("a module that only passes others on is a barrel, unless it is a package's entry", () => {
  const text = 'export { a } from "./a.ts";\nexport type { B } from "./b.ts";\n';
  assert.equal(messages(text, "packages/marketplace-sdk/src/core/all.ts").length, 1);
  assert.equal(messages(text, "packages/marketplace-sdk/src/index.ts").length, 0);
  assert.equal(messages(text, "packages/marketplace-sdk/src/state/index.ts").length, 0);
  assert.equal(messages(`${text}export const c = 1;\n`).length, 0);
  const route = 'export { CartScreen as Screen } from "../features/cart/cart-screen";';
  assert.equal(messages(route, "packages/storefront/src/routes/shop.tsx").length, 0);
});

test("requests that bypass the SDK are found, in the storefront only and not in its tests", () => {
  for (const text of ["fetch(url)", "globalThis.fetch(url)", "new XMLHttpRequest()"]) {
    assert.equal(messages(`await ${text};`).length, 1, text);
  }
  assert.equal(messages("query.fetch(url); refetch();").length, 0);
  assert.equal(messages("fetch(url);", "packages/marketplace-sdk/src/core/transport.ts").length, 0);
  assert.equal(
    messages("fetch(url);", "packages/storefront/src/shared/navigation/location.test.ts").length,
    0,
  );
  assert.equal(messages("fetch(request);", "packages/storefront/src/sw/service-worker.ts").length, 0);
});

test("hand-made URLs are found outside the navigation", () => {
  const texts = ['<a href="/cart">x</a>;', "<Link to={`/goods?id=1`} />;", 'navigate("/login");'];
  for (const text of texts) {
    assert.deepEqual(messages(text), ["URLs are built in shared/navigation/paths.ts"], text);
    assert.deepEqual(messages(text, "packages/storefront/src/shared/navigation/paths.tsx"), [], text);
  }
  assert.deepEqual(messages('<a href={paths.cart()}>x</a>; "a/b".replace("/", "-");'), []);
});
