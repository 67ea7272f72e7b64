// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession, pages } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// List own products: `POST /api/merchant/pro_list`. Needs a merchant session. Provisional.
try {
  for await (const row of pages(market.merchantProducts.list, { limit: 10 })) {
    console.log(row);
  }
} catch (error) {
  if (!isErrorOf(error, "merchantProducts.list")) throw error;
  // `error.error` is `not_merchant`; the sentence is for people.
  console.error(error.error, error.message);
}
