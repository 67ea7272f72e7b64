// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Add or change an address: `POST /api/aera/addEdit`. Needs a user session. It is never repeated by itself.
const data = await market.addresses.save({
  name: "Mira Example",
  mobile: "+00 555 0100",
  country: "Samplia",
  province: "Lumen Region",
  city: "Lumen City",
  address: "7 Lantern Square",
  zip: "44018",
  is_default: 0,
});
console.log(data);
