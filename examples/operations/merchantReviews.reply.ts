// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Reply to a review: `POST /api/merchant/comment_reply`. Needs a merchant session. Sent with an
// `Idempotency-Key`: after a lost answer, call it again with the same input. Provisional.
try {
  const data = await market.merchantReviews.reply({ id: 1, reply: "Thank you." });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "merchantReviews.reply")) throw error;
  // `error.error` is `not_merchant`, `already_replied` or `content_rejected`; the sentence is for people.
  console.error(error.error, error.message);
}
