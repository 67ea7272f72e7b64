// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Price a cart: `POST /api/order/preview`. Needs a user session. Provisional.
try {
  const data = await market.orders.preview({ items: [{ id: 1003, num: 1, shop_id: 1 }], address_id: 301 });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "orders.preview")) throw error;
  // `error.error` is `product_unavailable`, `stock_short`, `area_not_open`, `own_product` or
  // `address_required`; the sentence is for people.
  console.error(error.error, error.message);
}
