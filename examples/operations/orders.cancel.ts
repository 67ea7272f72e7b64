// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Cancel an order: `POST /api/order/cancel`. Needs a user session. Sent with an `Idempotency-Key`: after a
// lost answer, call it again with the same input. Provisional.
try {
  const data = await market.orders.cancel({ order_no: "O2026112000731", reason: "Ordered twice" });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "orders.cancel")) throw error;
  // `error.error` is `bad_state` or `already_shipped`; the sentence is for people.
  console.error(error.error, error.message);
}
