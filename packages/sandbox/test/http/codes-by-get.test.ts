import { expect, it } from "vitest";
import { reply } from "../../src/kernel/handler";
import { testApp } from "./app";

function counting() {
  let sent = 0;
  const app = testApp({
    handlers: {
      "auth.sendEmailCode": async () => {
        sent += 1;
        return reply(null, { msg: "code_sent" });
      },
      "articles.list": async () => [],
    },
  });
  return { ...app, sent: () => sent };
}

const PATH = "/api/ems/send?email=a@b.example";

it("a code asked for by GET is kept by no cache, while what only reads may be", async () => {
  const { send } = counting();
  expect((await send(PATH)).headers.get("cache-control")).toBe("no-store");
  expect((await send("/api/Article/category")).headers.get("cache-control")).toBeNull();
});

it("HEAD sends no mail, and reads what GET reads", async () => {
  const { send, sent } = counting();
  const answer = await send(PATH, { method: "HEAD" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, POST, OPTIONS"]);
  expect(sent()).toBe(0);
  expect((await send("/api/Article/category", { method: "HEAD" })).status).toBe(200);
  expect((await send(PATH)).status).toBe(200);
  expect(sent()).toBe(1);
});
