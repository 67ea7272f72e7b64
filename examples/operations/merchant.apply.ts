// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Apply as a merchant: `POST /api/merchant/reg`. Needs a user session. It is never repeated by itself.
const data = await market.merchant.apply({
  logo: "/uploads/shops/1.svg",
  shopname: "Mira's Corner",
  name: "Mira Example",
  number: "X1234421",
  image_front: "kyc:4f9c2a17",
  image_back: "kyc:4f9c2a18",
  image_hold: "kyc:4f9c2a19",
  agree: 1,
  sign: "kyc:4f9c2a1a",
  sign_date: "2026-11-20",
});
console.log(data);
