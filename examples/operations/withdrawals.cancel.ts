// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Cancel a withdrawal: `POST /api/withdraw/cancel`. Needs a user session. Sent with an `Idempotency-Key`:
// after a lost answer, call it again with the same input. Provisional.
try {
  const data = await market.withdrawals.cancel({ id: 1 });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "withdrawals.cancel")) throw error;
  // `error.error` is `bad_state`; the sentence is for people.
  console.error(error.error, error.message);
}
