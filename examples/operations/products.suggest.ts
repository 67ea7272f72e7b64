// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
});

// Complete a search: `POST /api/index/suggest`. Provisional.
const data = await market.products.suggest({ search: "kettle" });
console.log(data);
