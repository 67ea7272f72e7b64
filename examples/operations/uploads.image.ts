// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Upload a picture: `POST /api/index/upload`. Needs a user session. It is never repeated by itself.
const data = await market.uploads.image({ file: new File(["…"], "logo.png", { type: "image/png" }) });
console.log(data);
