import type { CasesOf } from "./case";

/** Messages and loans. */
export const messagesCases = {
  "messages.list": {
    input: { limit: 10 },
    call: (market, input, options) => market.messages.list(input, options),
  },
  "messages.get": { input: { id: 1 }, call: (market, input, options) => market.messages.get(input, options) },
  "messages.markRead": {
    input: { all: 1 as const },
    call: (market, input, options) => market.messages.markRead(input, options),
  },
  "loans.terms": { input: undefined, call: (market, input, options) => market.loans.terms(input, options) },
  "loans.apply": {
    input: { amount: "500.00", term_days: 30, agree: "terms-1" },
    call: (market, input, options) => market.loans.apply(input, options),
  },
  "loans.list": { input: { limit: 10 }, call: (market, input, options) => market.loans.list(input, options) },
} satisfies CasesOf<
  "messages.list" | "messages.get" | "messages.markRead" | "loans.terms" | "loans.apply" | "loans.list"
>;
