import assert from "node:assert/strict";
import { createMarketplace, memorySession, pages } from "marketplace-sdk";
import { validateAnswers } from "marketplace-sdk/validate";
import { serveBackend } from "./backend.mjs";
import { dialect } from "./dialect.mjs";

const backend = await serveBackend(0);
const requests = [];
const ended = [];
/** While you write a dialect: with `validate`, every answer is checked against the contract. */
const start = (own = dialect, session = memorySession()) =>
  createMarketplace({
    baseUrl: backend.url,
    dialect: own,
    session,
    validate: validateAnswers,
    hooks: {
      beforeRequest: ({ method, url }) => void requests.push(`${method} ${url.slice(backend.url.length)}`),
    },
    onUnauthorized: (event) => void ended.push(event),
  });
/** The dialect with a mistake in one operation. */
const withMistake = (operation, change) => ({
  ...dialect,
  operations: { ...dialect.operations, [operation]: { ...dialect.operations[operation], ...change } },
});

try {
  const session = memorySession();
  const market = start(dialect, session);

  const ids = [];
  for await (const { id } of pages(market.products.list, { limit: 5 })) ids.push(id);
  assert.deepEqual(
    ids,
    Array.from({ length: 23 }, (_, index) => index + 1),
  );
  assert.equal((await market.products.list({ pid: 12 })).total, 11);
  assert.equal((await market.products.search({ search: "Kettle" })).data[0].title, "Kettle No. 2");
  const product = await market.products.get({ id: 2 });
  assert.deepEqual(product.skus, [{ id: 71, spec: ["Blue", "0.5 l"], price: "3.50", stock: 40 }]);
  await assert.rejects(market.products.get({ id: 99 }), { kind: "api", code: 0 });

  // The backend's "sign in first", its login, and its end of the session.
  await assert.rejects(market.account.get(), { isUnauthorized: true, code: 401 });
  await assert.rejects(market.auth.signIn({ account: "buyer", password: "wrong" }), { kind: "api", code: 0 });
  await market.auth.signIn({ account: "buyer", password: "buyer-demo" });
  assert.equal((await market.account.get()).money, "12.5");
  const address = { name: "Mira", mobile: "1", country: "Samplia", city: "Port", address: "Quay & 1" };
  await market.addresses.save(address);
  assert.equal((await market.addresses.list())[0].address, "Quay & 1");
  session.set("of yesterday");
  await assert.rejects(market.addresses.list(), { isUnauthorized: true });
  assert.equal(session.get(), undefined);
  assert.deepEqual(
    ended.map((event) => event.ended),
    [false, true],
  );

  // What the backend does not have is never asked for.
  const before = requests.length;
  await assert.rejects(market.orders.list({}), { kind: "api", code: 404, attempts: 0 });
  assert.equal(requests.length, before);

  // Mistakes in a dialect are found by the first answer, and named.
  const noStore = withMistake("products.list", {
    data: (page) => {
      const answer = dialect.operations["products.list"].data(page);
      return { ...answer, data: answer.data.map(({ shopname: _, ...row }) => row) };
    },
  });
  await assert.rejects(start(noStore).products.list(), { kind: "protocol", message: /data\[0\].*shopname/ });
  const asPage = withMistake("products.list", { data: ({ items }) => items.map((row) => row) });
  await assert.rejects(start(asPage).products.list(), { kind: "protocol" });
  const noText = withMistake("products.get", {
    data: (goods) => ({ ...dialect.operations["products.get"].data(goods), title: ["Kettle"] }),
  });
  await assert.rejects(start(noText).products.get({ id: 2 }), {
    kind: "protocol",
    message: /"title"/,
  });
  const noToken = withMistake("auth.login", { data: undefined });
  await assert.rejects(start(noToken).auth.signIn({ account: "buyer", password: "buyer-demo" }), {
    kind: "protocol",
    message: /userinfo is missing/,
  });

  console.log(
    `${ids.length} products, a session and an address of another backend; four mistakes found by name`,
  );
} finally {
  backend.close();
}
