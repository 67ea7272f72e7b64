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

test("says that nothing was sent only of a call that was not", () => {
  const aborted = (attempts: number) =>
    new MarketplaceError("for logs", { kind: "aborted", operation: "orders.create", attempts });
  expect(failureText(aborted(0), english.failure)).toBe(english.failure.held);
  expect(failureText(aborted(1), english.failure)).toBe(english.failure.other);
});

test("blames no connection where the host answers and the page may not read it", () => {
  const call = { kind: "network", operation: "orders.list", attempts: 3 } as const;
  expect(failureText(new MarketplaceError("", call), english.failure)).toBe(english.failure.network);
  const blocked = new MarketplaceError("", { ...call, isBlocked: true });
  expect(failureText(blocked, english.failure)).toBe(english.failure.other);
});

test("is a label for what is not an error of a call", () => {
  expect(failureText(new Error("boom"), english.failure)).toBe(english.failure.other);
});

const page = (status: number, retryAfter?: number) =>
  new MarketplaceError("merchant.upload: for logs", {
    kind: "http",
    operation: "merchant.upload",
    attempts: 1,
    status,
    received: "html",
    retryAfter,
  });

test.each([
  [page(413), "That’s too large to send. Choose a smaller file or a shorter text."],
  [page(403), "A security check stopped this. Turn off your VPN or try another network."],
  [page(429, 5), "That was too much at once. Try again in 1 minute."],
  [page(429, 61), "That was too much at once. Try again in 2 minutes."],
  [page(429), "That was too much at once. Try again in 1 minute."],
  [page(503, 600), "We’re very busy or doing maintenance. Try again in 10 minutes."],
  [page(503, 0), "We’re very busy or doing maintenance. Try again in 1 minute."],
  [page(502), english.failure.other],
])("of a page in front of the server is what to do and when: $status", (error, sentence) => {
  expect(failureText(error, english.failure)).toBe(sentence);
});

test.each([
  [1, "بعد دقيقة واحدة."],
  [2, "بعد دقيقتين."],
  [10, "بعد 10 دقائق."],
  [11, "بعد 11 دقيقة."],
  [103, "بعد 103 دقائق."],
])("counts %i minutes in Arabic", (minutes, words) => {
  expect(failureText(page(503, minutes * 60), arabic.failure).endsWith(words)).toBe(true);
});

test("is the server's own sentence with such a status, or that it refused", () => {
  const refused = { kind: "api", operation: "orders.create", attempts: 1, code: 403, status: 403 } as const;
  const error = new MarketplaceError("orders.create: for logs", { ...refused, msg: "Your store is closed" });
  expect(failureText(error, english.failure)).toBe("Your store is closed");
  expect(failureText(new MarketplaceError("for logs", refused), english.failure)).toBe(
    english.failure.refused,
  );
});
