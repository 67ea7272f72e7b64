import { MarketplaceError } from "marketplace-sdk";
import { expect, test } from "vitest";
import { serverText } from "./error-state";

const answer = (msg?: string) =>
  new MarketplaceError("products.get: for logs", {
    kind: "api",
    operation: "products.get",
    attempts: 1,
    code: 404,
    msg,
  });
const lost = new MarketplaceError("fetch failed", {
  kind: "network",
  operation: "products.list",
  attempts: 3,
});

test("the server's own sentence is for people", () => {
  expect(serverText(answer("Taken down by the store"))).toBe("Taken down by the store");
});

test("what is for logs is not", () => {
  for (const error of [answer(), lost, new Error("boom"), undefined]) expect(serverText(error)).toBe("");
});
