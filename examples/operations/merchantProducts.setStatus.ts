// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Put a product on or off sale: `POST /api/merchant/pro_state`. Needs a merchant session. Provisional.
try {
  const data = await market.merchantProducts.setStatus({ id: 1003, status: "off" });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "merchantProducts.setStatus")) throw error;
  // `error.error` is `not_merchant` or `bad_state`; the sentence is for people.
  console.error(error.error, error.message);
}
