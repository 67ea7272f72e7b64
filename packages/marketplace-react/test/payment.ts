import type { Payment } from "marketplace-sdk";

/** A payment that can be made from the balance, or with a coin. */
export const unpaid: Payment = {
  pay_no: "P1",
  status: "created",
  currency: "USDT",
  total: "28.40",
  order_nos: ["O1"],
  expires_at: 1_700_000_000,
  pay_methods: [
    { method: "balance", enabled: true },
    { method: "crypto", enabled: true, networks: [{ coin: "USDT", network: "TRX" }] },
  ],
};
