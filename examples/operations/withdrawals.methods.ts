// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// List the ways to be paid out: `POST /api/withdraw/methods`. Needs a user session. Provisional.
const data = await market.withdrawals.methods();
console.log(data);
