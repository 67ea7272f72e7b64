import { type FailureKind, MarketplaceError } from "marketplace-sdk";
import { expect, test } from "vitest";
import { labels as arabic } from "../labels/ar";
import { labels as english } from "../labels/en";
import { failureText } from "./failure-text";

const KINDS: readonly FailureKind[] = ["api", "http", "protocol", "network", "timeout", "aborted", "request"];

const failed = (kind: FailureKind, msg?: string) =>
  new MarketplaceError("orders.create: for logs", { kind, operation: "orders.create", attempts: 1, msg });

test("is the server's sentence where it sent one", () => {
  expect(failureText(failed("api", "Nicht genug da"), english.failure)).toBe("Nicht genug da");
});

test.each(KINDS)("is a label of the language, never the message of kind %s", (kind) => {
  for (const { failure } of [english, arabic]) {
    expect(Object.values(failure)).toContain(failureText(failed(kind), failure));
  }
});

test("is a label for what is not an error of a call", () => {
  expect(failureText(new Error("boom"), english.failure)).toBe(english.failure.other);
});
