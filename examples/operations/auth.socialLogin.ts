// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
});

// Sign in with a social account: `POST /api/user/loginsocial`. It is never repeated by itself.
const data = await market.auth.socialLogin({ platform: "example", code: "abc" });
console.log(data);
