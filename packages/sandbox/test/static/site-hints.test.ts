import { expect, test } from "vitest";
import type { App } from "../../src/http/app";
import { siteHintsOf } from "../../src/static/site-hints";

function answering(answers: (() => Response)[]): { app: App; calls: () => number } {
  let calls = 0;
  const app: App = { fetch: () => answers[Math.min(calls++, answers.length - 1)]?.() ?? Response.error() };
  return { app, calls: () => calls };
}

const site = (name: string) => () =>
  Response.json({ code: 1, msg: "", data: { web_name: name, banners: [{ image: "/b.svg" }] } });

test("the name and the first banner come from the API and are kept for ten seconds", async () => {
  let now = 0;
  const { app, calls } = answering([site("One"), site("Two")]);
  const hints = siteHintsOf(app, () => now);
  expect(await hints()).toEqual({ name: "One", picture: "/b.svg" });
  now = 9_999;
  expect(await hints()).toEqual({ name: "One", picture: "/b.svg" });
  expect(calls()).toBe(1);
  now = 10_000;
  expect(await hints()).toEqual({ name: "Two", picture: "/b.svg" });
});

test.each([
  ["an API that fails", () => new Response("<h1>502</h1>", { status: 502 })],
  ["a site without settings", () => Response.json({ code: 1, msg: "", data: null })],
])("%s gives no hints", async (_why, answer) => {
  expect(await siteHintsOf(answering([answer]).app)()).toBeUndefined();
});
