import type { CasesOf } from "./case";

/** Recharge, withdrawal, fund password and the ledger of the balance. */
export const walletCases = {
  "recharge.methods": {
    input: undefined,
    call: (market, input, options) => market.recharge.methods(input, options),
  },
  "recharge.create": {
    input: { coin: "USDT", network: "TRC20", amount: "100.00" },
    call: (market, input, options) => market.recharge.create(input, options),
  },
  "recharge.submit": {
    input: { id: 1, amount: "100.00", txid: "ab".repeat(32) },
    call: (market, input, options) => market.recharge.submit(input, options),
  },
  "recharge.info": {
    input: { id: 1 },
    call: (market, input, options) => market.recharge.info(input, options),
  },
  "withdraw.methods": {
    input: undefined,
    call: (market, input, options) => market.withdraw.methods(input, options),
  },
  "withdraw.quote": {
    input: { coin: "USDT", network: "TRC20", amount: "37.00" },
    call: (market, input, options) => market.withdraw.quote(input, options),
  },
  "withdraw.create": {
    input: {
      quote_id: "q5f0c1e94b7a2",
      address: "TExampleExampleExampleExampleExamp",
      fund_password: "fund-pass-1",
      expect_fee: "1.000000",
      expect_received: "49.000000",
      ack_irreversible: 1 as const,
    },
    call: (market, input, options) => market.withdraw.create(input, options),
  },
  "withdraw.list": {
    input: { limit: 10 },
    call: (market, input, options) => market.withdraw.list(input, options),
  },
  "withdraw.info": {
    input: { id: 1 },
    call: (market, input, options) => market.withdraw.info(input, options),
  },
  "withdraw.cancel": {
    input: { id: 1 },
    call: (market, input, options) => market.withdraw.cancel(input, options),
  },
  "user.fundSet": {
    input: { newpassword: "fund-pass-1", password: "secret-1" },
    call: (market, input, options) => market.user.fundSet(input, options),
  },
  "user.fundChange": {
    input: { oldpassword: "fund-pass-1", newpassword: "fund-pass-2" },
    call: (market, input, options) => market.user.fundChange(input, options),
  },
  "user.moneyLog": {
    input: { limit: 10 },
    call: (market, input, options) => market.user.moneyLog(input, options),
  },
} satisfies CasesOf<
  | "recharge.methods"
  | "recharge.create"
  | "recharge.submit"
  | "recharge.info"
  | "withdraw.methods"
  | "withdraw.quote"
  | "withdraw.create"
  | "withdraw.list"
  | "withdraw.info"
  | "withdraw.cancel"
  | "user.fundSet"
  | "user.fundChange"
  | "user.moneyLog"
>;
