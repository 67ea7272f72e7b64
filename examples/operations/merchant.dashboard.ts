// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Read the shop centre: `POST /api/merchant/center`. Needs a merchant session. Provisional.
try {
  const data = await market.merchant.dashboard();
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "merchant.dashboard")) throw error;
  // `error.error` is `not_merchant`; the sentence is for people.
  console.error(error.error, error.message);
}
