// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Write a purchase request: `POST /api/request/create`. Needs a user session. Sent with an
// `Idempotency-Key`: after a lost answer, call it again with the same input. Provisional.
try {
  const data = await market.purchaseRequests.create({
    title: "Glass jars with lids",
    content: "Half a litre, for jam.",
    num: 500,
    unit: "pieces",
    days: 30,
  });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "purchaseRequests.create")) throw error;
  // `error.error` is `too_many_open` or `content_rejected`; the sentence is for people.
  console.error(error.error, error.message);
}
