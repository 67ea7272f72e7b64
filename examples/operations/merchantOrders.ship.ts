// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Ship an order: `POST /api/merchant/order_ship`. Needs a merchant session. Sent with an `Idempotency-Key`:
// after a lost answer, call it again with the same input. Provisional.
try {
  const data = await market.merchantOrders.ship({
    order_no: "O2026112000731",
    carrier: "Example Post",
    tracking_no: "EX-1",
  });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "merchantOrders.ship")) throw error;
  // `error.error` is `not_merchant`, `bad_state` or `already_shipped`; the sentence is for people.
  console.error(error.error, error.message);
}
