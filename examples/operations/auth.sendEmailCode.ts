// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
});

// Send an e-mail code: `GET /api/ems/send`. It is never repeated by itself.
const data = await market.auth.sendEmailCode({ email: "mira@mail.example", event: "register" });
console.log(data);
