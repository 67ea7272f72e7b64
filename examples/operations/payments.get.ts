// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Show a payment: `POST /api/pay/info`. Needs a user session. Provisional.
const data = await market.payments.get({ pay_no: "P2026112000412" });
console.log(data);
