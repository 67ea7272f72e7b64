// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Ask what a withdrawal costs: `POST /api/withdraw/quote`. Needs a user session. Provisional.
try {
  const data = await market.withdrawals.quote({ coin: "USDT", network: "TRC20", amount: "37.00" });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "withdrawals.quote")) throw error;
  // `error.error` is `amount_too_small`, `amount_too_large`, `amount_step`, `insufficient_balance` or
  // `network_disabled`; the sentence is for people.
  console.error(error.error, error.message);
}
