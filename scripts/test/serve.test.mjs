import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { serveStorefront } from "../lib/serve.mjs";
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
