import { PhotoError } from "marketplace-react";
import { MarketplaceError } from "marketplace-sdk";
import { expect, test } from "vitest";
import { core } from "../../i18n/locales/en/core";
import { shop } from "../../i18n/locales/en/shop";
import { createTranslate } from "../../i18n/translate";
import { failureText, serverText } from "./error-state";

const answer = (msg?: string, code = 404) =>
  new MarketplaceError("products.get: for logs", {
    kind: "api",
    operation: "products.get",
    attempts: 1,
    code,
    msg,
  });
const lost = new MarketplaceError("fetch failed", {
  kind: "network",
  operation: "products.list",
  attempts: 3,
});
const t = createTranslate({ tag: "en", dir: "ltr", table: {}, english: { ...core, ...shop } });

test("the server's own sentence is for people", () => {
  expect(serverText(answer("Taken down by the store"))).toBe("Taken down by the store");
  expect(failureText(answer("Too many requests", 429), t)).toBe("Too many requests");
});

test("what is for logs is not", () => {
  for (const error of [answer(), lost, new Error("boom"), undefined]) expect(serverText(error)).toBe("");
  expect(failureText(answer(), t)).toBe(core.shell.failedRequest);
  expect(failureText(lost, t)).toBe(core.shell.failedNetwork);
  expect(failureText(new Error("boom"), t)).toBe(core.shell.failedAnswer);
});

test.each(["unreadable", "tooLarge", "canvasAltered"] as const)("of a picture it says why: %s", (problem) => {
  expect(failureText(new PhotoError(problem), t)).toBe(shop.photos[problem]);
});

test("a call that was held back says that the account is another one, not that the server failed", () => {
  const held = new MarketplaceError("", {
    kind: "aborted",
    operation: "payments.payWithBalance",
    attempts: 0,
  });
  expect(failureText(held, t)).toBe(core.shell.failedSession);
});

test.each([
  [413, "That’s too large to send. Choose a smaller file or a shorter text."],
  [403, "A security check stopped this. Turn off your VPN or try another network."],
  [429, "That was too much at once. Try again in 2 minutes."],
  [503, "We’re very busy or doing maintenance. Try again in 2 minutes."],
])("a page with %i in front of the server says what to do and when", (status, sentence) => {
  const error = new MarketplaceError("merchant.upload: for logs", {
    kind: "http",
    operation: "merchant.upload",
    attempts: 1,
    status,
    retryAfter: 90,
  });
  expect(failureText(error, t)).toBe(sentence);
});
