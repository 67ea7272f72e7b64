// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Apply for a loan: `POST /api/loan/apply`. Needs a user session. Sent with an `Idempotency-Key`: after a
// lost answer, call it again with the same input. Provisional.
try {
  const data = await market.loans.apply({ amount: "500.00", term_days: 30, agree: "terms-1" });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "loans.apply")) throw error;
  // `error.error` is `loan_disabled`, `terms_changed`, `amount_range` or `open_application`; the sentence
  // is for people.
  console.error(error.error, error.message);
}
