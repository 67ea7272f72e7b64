import { once } from "node:events";
import { createAdaptorServer } from "@hono/node-server";
import { afterEach, expect, it, vi } from "vitest";
import type { Fault } from "../../src/kernel/services";
import { testApp } from "./app";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A real server: only a connection can be cut. */
async function faulty(fault: Fault) {
  const handler = vi.fn(async () => []);
  const { app } = testApp({
    handlers: { "articles.list": handler },
    services: { faults: async (id) => (id === "articles.list" ? fault : undefined) },
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(async () => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
    await once(server, "close");
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return { handler, call: () => fetch(`http://127.0.0.1:${address.port}/api/Article/category`) };
}

it("answers late", async () => {
  const { call, handler } = await faulty({ kind: "latency", value: 60 });
  const before = performance.now();
  expect((await call()).status).toBe(200);
  expect(performance.now() - before).toBeGreaterThanOrEqual(55);
  expect(handler).toHaveBeenCalledOnce();
});

it.each([
  [503, 503],
  [429, 429],
  [418, 418],
  [12, 500],
  [204, 500],
])("answers status %i without calling the handler", async (value, status) => {
  const { call, handler } = await faulty({ kind: "status", value });
  expect((await call()).status).toBe(status);
  expect(handler).not.toHaveBeenCalled();
});

it("answers half of the text", async () => {
  const { call, handler } = await faulty({ kind: "truncated", value: 0 });
  const text = await (await call()).text();
  expect(text).toMatch(/^\{"code":1/);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(handler).toHaveBeenCalledOnce();
});

it("answers a page", async () => {
  const { call, handler } = await faulty({ kind: "html", value: 0 });
  const response = await call();
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(handler).toHaveBeenCalledOnce();
});

it.each([
  ["drop_before", 0],
  ["drop_after", 1],
] as const)("cuts the connection: %s", async (kind, calls) => {
  const { call, handler } = await faulty({ kind, value: 0 });
  await expect(call()).rejects.toThrow(TypeError);
  expect(handler).toHaveBeenCalledTimes(calls);
});
