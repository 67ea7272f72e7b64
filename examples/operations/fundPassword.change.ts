// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Change the fund password: `POST /api/user/fund_change`. Needs a user session. Sent with an
// `Idempotency-Key`: after a lost answer, call it again with the same input. Provisional.
try {
  const data = await market.fundPassword.change({ oldpassword: "fund-pass-1", newpassword: "fund-pass-2" });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "fundPassword.change")) throw error;
  // `error.error` is `fund_password_unset`, `fund_password_wrong`, `fund_password_locked`, `weak_password`
  // or `same_as_login`; the sentence is for people.
  console.error(error.error, error.message);
}
