import type { CasesOf } from "./case";

/** Messages and loans. */
export const messagesCases = {
  "message.list": {
    input: { limit: 10 },
    call: (market, input, options) => market.message.list(input, options),
  },
  "message.info": { input: { id: 1 }, call: (market, input, options) => market.message.info(input, options) },
  "message.read": {
    input: { all: 1 as const },
    call: (market, input, options) => market.message.read(input, options),
  },
  "loan.index": { input: undefined, call: (market, input, options) => market.loan.index(input, options) },
  "loan.apply": {
    input: { amount: "500.00", term_days: 30, agree: "terms-1" },
    call: (market, input, options) => market.loan.apply(input, options),
  },
  "loan.list": { input: { limit: 10 }, call: (market, input, options) => market.loan.list(input, options) },
} satisfies CasesOf<
  "message.list" | "message.info" | "message.read" | "loan.index" | "loan.apply" | "loan.list"
>;
