// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Show an order: `POST /api/order/info`. Needs a user session. Provisional.
const data = await market.orders.get({ order_no: "O2026112000731" });
console.log(data);
