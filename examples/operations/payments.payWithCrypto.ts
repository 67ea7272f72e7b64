// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Pay with a coin: `POST /api/pay/crypto`. Needs a user session. Sent with an `Idempotency-Key`: after a
// lost answer, call it again with the same input. Provisional.
try {
  const data = await market.payments.payWithCrypto({
    pay_no: "P2026112000412",
    coin: "USDT",
    network: "TRC20",
  });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "payments.payWithCrypto")) throw error;
  // `error.error` is `network_disabled`, `amount_too_small`, `rate_unavailable`, `pay_expired` or
  // `already_paid`; the sentence is for people.
  console.error(error.error, error.message);
}
