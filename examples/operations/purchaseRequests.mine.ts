// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, memorySession, pages } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// List own purchase requests: `POST /api/request/my`. Needs a user session. Provisional.
for await (const row of pages(market.purchaseRequests.mine, { limit: 10 })) {
  console.log(row);
}
