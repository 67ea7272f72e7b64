import { afterEach, beforeEach, expect, test } from "vitest";
import { type Listening, listen, STARTING } from "../../src/http/server";

let server: Listening;
beforeEach(async () => {
  server = await listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => server.close(0));

test("callers are asked to come again until there is something that answers", async () => {
  const early = await fetch(server.url);
  expect([early.status, early.headers.get("retry-after")]).toEqual([503, "1"]);
  server.answerWith({ fetch: () => new Response("here") });
  expect(await (await fetch(server.url)).text()).toBe("here");
});

test("idle connections stay for longer than clients and proxies use them", async () => {
  server.answerWith(STARTING);
  expect((await fetch(server.url)).headers.get("keep-alive")).toBe("timeout=65");
});
