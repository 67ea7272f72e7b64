// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
});

// Read a product: `POST /api/index/pro_info`.
const data = await market.products.get({ id: 1003 });
console.log(data);
