// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
});

// Read a store: `POST /api/index/shop_info`.
const data = await market.stores.get({ id: 1 });
console.log(data);
