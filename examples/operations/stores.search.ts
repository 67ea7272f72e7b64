// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, pages } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
});

// Search stores: `POST /api/index/search_shop`.
for await (const row of pages(market.stores.search, { search: "steel", limit: 10 })) {
  console.log(row);
}
