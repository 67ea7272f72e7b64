// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Add or change a product: `POST /api/merchant/pro_save`. Needs a merchant session. Sent with an
// `Idempotency-Key`: after a lost answer, call it again with the same input. Provisional.
try {
  const data = await market.merchantProducts.save({
    category_id: 11,
    title: "Enamelled steel kettle 2.5 l",
    images: ["/uploads/products/1003/front.svg"],
    price: "29.90",
    stock: 12,
  });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "merchantProducts.save")) throw error;
  // `error.error` is `not_merchant`, `field_invalid`, `image_invalid`, `price_invalid` or
  // `version_conflict`; the sentence is for people.
  console.error(error.error, error.message);
}
