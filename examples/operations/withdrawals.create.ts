// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Withdraw: `POST /api/withdraw/create`. Needs a user session. Sent with an `Idempotency-Key`: after a lost
// answer, call it again with the same input. Provisional.
try {
  const data = await market.withdrawals.create({
    quote_id: "q5f0c1e94b7a2",
    address: "TExampleExampleExampleExampleExamp",
    fund_password: "fund-pass-1",
    expect_fee: "1.000000",
    expect_received: "49.000000",
    ack_irreversible: 1,
  });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "withdrawals.create")) throw error;
  // `error.error` is `quote_expired`, `quote_changed`, `address_invalid`, `address_wrong_network`,
  // `memo_required`, `self_address`, `acknowledgement_required`, `fund_password_unset`,
  // `fund_password_wrong`, `fund_password_locked`, `insufficient_balance`, `daily_limit` or `locked`; the
  // sentence is for people.
  console.error(error.error, error.message);
}
