// Generated from the contract by scripts/operation-examples.mjs. Do not edit.
import { createMarketplace, isErrorOf, memorySession } from "marketplace-sdk";

const market = createMarketplace({
  baseUrl: process.env.MARKET_URL ?? "http://127.0.0.1:4020",
  session: memorySession(process.env.MARKET_TOKEN),
});

// Send the proof of a transfer: `POST /api/recharge/submit`. Needs a user session. Sent with an
// `Idempotency-Key`: after a lost answer, call it again with the same input. Provisional.
try {
  const data = await market.recharges.submitProof({
    id: 1,
    amount: "100.00",
    txid: "abababababababababababababababababababababababababababababababab",
  });
  console.log(data);
} catch (error) {
  if (!isErrorOf(error, "recharges.submitProof")) throw error;
  // `error.error` is `bad_state`, `txid_invalid`, `txid_used`, `image_invalid` or `proof_required`; the
  // sentence is for people.
  console.error(error.error, error.message);
}
