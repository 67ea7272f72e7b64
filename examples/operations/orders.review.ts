// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Review an order: `POST /api/order/comment`. Needs a user session. Sent with an `Idempotency-Key`: after a
// lost answer, call it again with the same input. Provisional.
try {
  const data = await market.orders.review({
    order_no: "O2026112000731",
    comments: [{ order_goods_id: 1, star: 5, content: "As described.", images: [] }],
  });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "orders.review")) throw error;
  // `error.error` is `bad_state`, `already_commented` or `content_rejected`; the sentence is for people.
  console.error(error.error, error.message);
}
