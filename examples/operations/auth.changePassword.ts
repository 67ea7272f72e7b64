// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Change the login password: `POST /api/user/change`. Needs a user session. It is never repeated by itself.
const data = await market.auth.changePassword({ oldpassword: "secret-1", newpassword: "secret-2" });
console.log(data);
