// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
});

// Register: `POST /api/user/register`. It is never repeated by itself.
const data = await market.auth.register({
  username: "jonas",
  password: "secret-1",
  email: "jonas@mail.example",
  code: "1234",
});
console.log(data);
