// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Read a top-up: `POST /api/recharge/info`. Needs a user session. Provisional.
const data = await market.recharges.get({ id: 1 });
console.log(data);
