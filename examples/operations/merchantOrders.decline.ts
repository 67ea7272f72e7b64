// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Decline an order: `POST /api/merchant/order_decline`. Needs a merchant session. Sent with an
// `Idempotency-Key`: after a lost answer, call it again with the same input. Provisional.
try {
  const data = await market.merchantOrders.decline({
    order_no: "O2026112000731",
    reason: "Broken in the store",
  });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "merchantOrders.decline")) throw error;
  // `error.error` is `not_merchant` or `bad_state`; the sentence is for people.
  console.error(error.error, error.message);
}
