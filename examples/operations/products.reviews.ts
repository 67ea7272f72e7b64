// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, pages } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
});

// List reviews of a product: `POST /api/index/pro_comment`. Provisional.
for await (const row of pages(market.products.reviews, { id: 1003, filter: "all", limit: 10 })) {
  console.log(row);
}
