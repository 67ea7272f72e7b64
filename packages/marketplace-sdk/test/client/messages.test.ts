import { expect, it } from "vitest";
import { createMarketplace, type FailureKind, type MarketplaceOptions } from "../../src/index";
import { createFetch, envelope, failureOf, options, silent } from "./support";

const answering = (answer: Response | Error): Partial<MarketplaceOptions> => ({
  fetch: createFetch(answer).fetch,
  retry: { limit: 0 },
});

it.each<[FailureKind, string, Partial<MarketplaceOptions>, AbortSignal?]>([
  ["api", "orders.get: Not yours", answering(envelope(0, null, {}, "Not yours"))],
  ["api", "orders.get: code 0", answering(envelope(0, null, {}, ""))],
  ["http", "orders.get: HTTP 502", answering(new Response("", { status: 502 }))],
  ["protocol", "orders.get: unexpected response: html", answering(new Response("<html>"))],
  [
    "protocol",
    "orders.get: the response could not be read",
    {
      ...answering(envelope(1, {})),
      validate() {
        throw new Error("a mistake of the validator");
      },
    },
  ],
  ["network", "orders.get: no connection", answering(new TypeError("Failed to fetch"))],
  ["timeout", "orders.get: no answer in 20 ms", { fetch: silent, timeoutMs: 20 }],
  ["aborted", "orders.get: aborted", { fetch: silent }, AbortSignal.abort()],
  [
    "request",
    "orders.get: the request could not be built",
    {
      language() {
        throw new Error("a mistake of the application");
      },
    },
  ],
])("the message of kind %s names the call: %s", async (kind, message, more, signal) => {
  const market = createMarketplace(options(more));
  expect(await failureOf(market.orders.get({ order_no: "O1" }, { signal }))).toMatchObject({ kind, message });
});

it("the sentence for people is the server's alone", async () => {
  const answers = [envelope(0, null, {}, "Not yours"), envelope(0, null, {}, ""), new Response("<html>")];
  const sentences = answers.map(async (answer) => {
    const market = createMarketplace(options(answering(answer)));
    const outcome = await market.safe(market.account.get());
    return outcome.ok ? "" : outcome.error.msg;
  });
  expect(await Promise.all(sentences)).toEqual(["Not yours", undefined, undefined]);
});
