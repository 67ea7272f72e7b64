import assert from "node:assert/strict";
import { createServer } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { serveMock, serveSandbox, serveStorefront } from "../lib/serve.mjs";
import { tempFolder } from "./temp.mjs";

/**
 * A server that answers with the path it was asked for.
 *
 * @param {{ after: (end: () => void) => void }} t
 */
async function echoApi(t) {
  const server = createServer((request, response) => response.end(`api ${request.url}`));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  t.after(() => server.close());
  const address = server.address();
  assert.ok(address && typeof address === "object");
  return `http://127.0.0.1:${address.port}`;
}

/** @param {string} url */
const textAt = async (url) => (await fetch(url)).text();

test("the built shop and the API share one origin; any route answers with the shop", async (t) => {
  const folder = tempFolder(t, { "dist/index.html": "<title>built</title>" });
  const shop = await serveStorefront("built", await echoApi(t), folder);
  t.after(() => shop.close());
  assert.match(await textAt(shop.url), /built/);
  assert.match(await textAt(`${shop.url}goods?id=1`), /built/);
  assert.equal(await textAt(`${shop.url}api/index/index`), "api /api/index/index");
  assert.equal(await textAt(`${shop.url}uploads/a.svg`), "api /uploads/a.svg");
});

test("the sources are served with hot reload, the API behind them", async (t) => {
  const folder = tempFolder(t, { "index.html": "<title>source</title>" });
  const shop = await serveStorefront("dev", await echoApi(t), folder);
  t.after(() => shop.close());
  assert.match(await textAt(shop.url), /@vite\/client[\s\S]*source/);
  assert.equal(await textAt(`${shop.url}api/x`), "api /api/x");
});

test("a shop that was not built is a clear error, not a page of errors", async (t) => {
  const folder = tempFolder(t, { "index.html": "<title>source</title>" });
  await assert.rejects(serveStorefront("built", await echoApi(t), folder), /no built shop/);
});

/**
 * A sandbox that starts nothing and puts its options into its address.
 *
 * @param {{ after: (end: () => void) => void }} t
 */
function fakeSandbox(t) {
  const folder = tempFolder(t, {
    "index.mjs": `export const startSandbox = async (options) => ({
      url: "http://sandbox/?" + new URLSearchParams(options), accounts: [], close: async () => {} });`,
  });
  return join(folder, "index.mjs");
}

/**
 * @param {{ after: (end: () => void) => void }} t
 * @param {Record<string, string>} variables for the time of the test
 */
function setVariables(t, variables) {
  for (const [name, value] of Object.entries(variables)) {
    const before = process.env[name];
    process.env[name] = value;
    t.after(() => {
      if (before === undefined) delete process.env[name];
      else process.env[name] = before;
    });
  }
}

test("the sandbox serves the shop on PORT, with the admin console on this machine alone", async (t) => {
  setVariables(t, { PORT: "4621", HOST: "127.0.0.1" });
  const library = fakeSandbox(t);
  const here = await serveSandbox({ shop: true, library });
  const options = new URL(here.url).searchParams;
  assert.deepEqual([options.get("port"), options.get("dev"), options.get("seed")], ["4621", "true", "1"]);
  assert.match(options.get("shop") ?? "", /storefront.dist$/);
  assert.equal(here.dev, true);
  setVariables(t, { HOST: "0.0.0.0" });
  const open = await serveSandbox({ shop: true, library });
  assert.deepEqual([open.dev, new URL(open.url).searchParams.get("host")], [false, "0.0.0.0"]);
});

test("behind the sources with hot reload, the sandbox is the API alone, on this machine", async (t) => {
  setVariables(t, { SANDBOX_PORT: "4622", HOST: "127.0.0.1" });
  const library = fakeSandbox(t);
  const options = async () => {
    const asked = new URL((await serveSandbox({ shop: false, library })).url).searchParams;
    return ["port", "host", "dev"].map((name) => asked.get(name)).concat(asked.has("shop") ? "shop" : []);
  };
  assert.deepEqual(await options(), ["4622", "127.0.0.1", "true"]);
  // Other devices reach the sandbox through the shop's server, which calls it from this machine: the admin console must be closed.
  setVariables(t, { HOST: "0.0.0.0" });
  assert.deepEqual(await options(), ["4622", "127.0.0.1", "false"]);
});

test("the mock listens on MOCK_PORT, and says so when it is taken", async (t) => {
  const folder = tempFolder(t, {
    "server.mjs": `export const startMock = async ({ host, port }) => ({ url: "http://" + host + ":" + port, close: async () => {} });`,
  });
  setVariables(t, { MOCK_PORT: "4623" });
  assert.equal((await serveMock(join(folder, "server.mjs"))).url, "http://127.0.0.1:4623");
  const { port } = new URL(await echoApi(t));
  setVariables(t, { MOCK_PORT: port });
  await assert.rejects(serveMock(join(folder, "server.mjs")), /Port \d+ \(MOCK_PORT\) is in use/);
});

test("the admin console is behind a shop that only this machine reaches, never behind an open one", async (t) => {
  const folder = tempFolder(t, {
    "index.html": "<title>source</title>",
    "dist/index.html": "<title>built</title>",
  });
  const api = await echoApi(t);
  /** @param {"built" | "dev"} kind @param {string} host */
  const outboxOf = async (kind, host) => {
    setVariables(t, { HOST: host });
    const shop = await serveStorefront(kind, api, folder);
    t.after(() => shop.close());
    return textAt(`http://127.0.0.1:${new URL(shop.url).port}/_dev/outbox`);
  };
  for (const kind of /** @type {const} */ (["built", "dev"])) {
    assert.equal(await outboxOf(kind, "127.0.0.1"), "api /_dev/outbox");
    assert.doesNotMatch(await outboxOf(kind, "0.0.0.0"), /api/);
  }
});
