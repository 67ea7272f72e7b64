// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Confirm the receipt: `POST /api/order/receipt`. Needs a user session. Sent with an `Idempotency-Key`:
// after a lost answer, call it again with the same input. Provisional.
try {
  const data = await market.orders.confirmReceipt({ order_no: "O2026112000731" });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "orders.confirmReceipt")) throw error;
  // `error.error` is `bad_state`; the sentence is for people.
  console.error(error.error, error.message);
}
