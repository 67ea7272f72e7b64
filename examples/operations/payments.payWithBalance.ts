// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Pay from the balance: `POST /api/pay/balance`. Needs a user session. Sent with an `Idempotency-Key`:
// after a lost answer, call it again with the same input. Provisional.
try {
  const data = await market.payments.payWithBalance({
    pay_no: "P2026112000412",
    fund_password: "fund-pass-1",
    expect_total: "12.50",
  });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "payments.payWithBalance")) throw error;
  // `error.error` is `insufficient_balance`, `fund_password_unset`, `fund_password_wrong`,
  // `fund_password_locked`, `pay_expired`, `already_paid` or `price_changed`; the sentence is for people.
  console.error(error.error, error.message);
}
