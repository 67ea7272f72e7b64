import type { CasesOf } from "./case";

/** Recharge, withdrawal, fund password and the ledger of the balance. */
export const walletCases = {
  "recharges.methods": {
    input: undefined,
    call: (market, input, options) => market.recharges.methods(input, options),
  },
  "recharges.create": {
    input: { coin: "USDT", network: "TRC20", amount: "100.00" },
    call: (market, input, options) => market.recharges.create(input, options),
  },
  "recharges.submitProof": {
    input: { id: 1, amount: "100.00", txid: "ab".repeat(32) },
    call: (market, input, options) => market.recharges.submitProof(input, options),
  },
  "recharges.get": {
    input: { id: 1 },
    call: (market, input, options) => market.recharges.get(input, options),
  },
  "withdrawals.methods": {
    input: undefined,
    call: (market, input, options) => market.withdrawals.methods(input, options),
  },
  "withdrawals.quote": {
    input: { coin: "USDT", network: "TRC20", amount: "37.00" },
    call: (market, input, options) => market.withdrawals.quote(input, options),
  },
  "withdrawals.create": {
    input: {
      quote_id: "q5f0c1e94b7a2",
      address: "TExampleExampleExampleExampleExamp",
      fund_password: "fund-pass-1",
      expect_fee: "1.000000",
      expect_received: "49.000000",
      ack_irreversible: 1 as const,
    },
    call: (market, input, options) => market.withdrawals.create(input, options),
  },
  "withdrawals.list": {
    input: { limit: 10 },
    call: (market, input, options) => market.withdrawals.list(input, options),
  },
  "withdrawals.get": {
    input: { id: 1 },
    call: (market, input, options) => market.withdrawals.get(input, options),
  },
  "withdrawals.cancel": {
    input: { id: 1 },
    call: (market, input, options) => market.withdrawals.cancel(input, options),
  },
  "fundPassword.set": {
    input: { newpassword: "fund-pass-1", password: "secret-1" },
    call: (market, input, options) => market.fundPassword.set(input, options),
  },
  "fundPassword.change": {
    input: { oldpassword: "fund-pass-1", newpassword: "fund-pass-2" },
    call: (market, input, options) => market.fundPassword.change(input, options),
  },
  "account.transactions": {
    input: { limit: 10 },
    call: (market, input, options) => market.account.transactions(input, options),
  },
} satisfies CasesOf<
  | "recharges.methods"
  | "recharges.create"
  | "recharges.submitProof"
  | "recharges.get"
  | "withdrawals.methods"
  | "withdrawals.quote"
  | "withdrawals.create"
  | "withdrawals.list"
  | "withdrawals.get"
  | "withdrawals.cancel"
  | "fundPassword.set"
  | "fundPassword.change"
  | "account.transactions"
>;
