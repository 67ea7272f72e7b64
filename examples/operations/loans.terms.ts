// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Read what loans are offered: `POST /api/loan/index`. Needs a user session. Provisional.
const data = await market.loans.terms();
console.log(data);
