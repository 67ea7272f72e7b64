// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Start a top-up: `POST /api/recharge/create`. Needs a user session. Sent with an `Idempotency-Key`: after
// a lost answer, call it again with the same input. Provisional.
try {
  const data = await market.recharges.create({ coin: "USDT", network: "TRC20", amount: "100.00" });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "recharges.create")) throw error;
  // `error.error` is `network_disabled`, `amount_too_small`, `amount_too_large` or `too_many_open`; the
  // sentence is for people.
  console.error(error.error, error.message);
}
