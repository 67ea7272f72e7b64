// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
});

// Sign in: `POST /api/user/login`. It is never repeated by itself.
const data = await market.auth.login({ account: "mira", password: "secret-1" });
console.log(data);
