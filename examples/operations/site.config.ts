// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
});

// Show the site's settings: `POST /api/index/config`. Provisional.
const data = await market.site.config();
console.log(data);
