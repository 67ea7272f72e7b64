// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Read sales figures: `POST /api/merchant/stats`. Needs a merchant session. Provisional.
try {
  const data = await market.merchant.stats({ from: "2026-11-01", to: "2026-11-20", by: "day" });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "merchant.stats")) throw error;
  // `error.error` is `not_merchant` or `range_too_long`; the sentence is for people.
  console.error(error.error, error.message);
}
