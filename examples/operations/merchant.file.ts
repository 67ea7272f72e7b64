// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Read an own private picture: `POST /api/merchant/file`. Needs a user session. Provisional.
const data = await market.merchant.file({ id: "kyc:4f9c2a17" });
console.log(data);
