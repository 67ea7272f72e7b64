// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Order what was previewed: `POST /api/order/create`. Needs a user session. Sent with an `Idempotency-Key`:
// after a lost answer, call it again with the same input. Provisional.
try {
  const data = await market.orders.create({
    items: [{ id: 1003, num: 1, shop_id: 1 }],
    address_id: 301,
    price_token: "pt-1",
    expect_total: "12.50",
  });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "orders.create")) throw error;
  // `error.error` is `price_changed`, `product_unavailable`, `stock_short`, `area_not_open`, `own_product`,
  // `cart_empty` or `too_many_unpaid`; the sentence is for people.
  console.error(error.error, error.message);
}
