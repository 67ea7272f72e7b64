// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Delete a product: `POST /api/merchant/pro_del`. Needs a merchant session. Provisional.
try {
  const data = await market.merchantProducts.delete({ id: 1004 });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "merchantProducts.delete")) throw error;
  // `error.error` is `not_merchant` or `has_open_orders`; the sentence is for people.
  console.error(error.error, error.message);
}
