// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Follow or unfollow a store: `POST /api/user/followers`. Needs a user session. Each call flips the state:
// it is never repeated by itself.
const data = await market.stores.toggleFollow({ id: 2, follow: 1 });
console.log(data);
