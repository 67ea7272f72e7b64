import type { CasesOf } from "./case";

/** Reviews, suggestions, purchase requests and site settings. */
export const siteCases = {
  "index.category": { input: {}, call: (market, input, options) => market.index.category(input, options) },
  "index.config": { input: undefined, call: (market, input, options) => market.index.config(input, options) },
  "index.proComment": {
    input: { id: 1003, filter: "all" as const, limit: 10 },
    call: (market, input, options) => market.index.proComment(input, options),
  },
  "index.suggest": {
    input: { search: "kettle" },
    call: (market, input, options) => market.index.suggest(input, options),
  },
  "request.list": {
    input: { limit: 10 },
    call: (market, input, options) => market.request.list(input, options),
  },
  "request.info": { input: { id: 1 }, call: (market, input, options) => market.request.info(input, options) },
  "request.my": { input: { limit: 10 }, call: (market, input, options) => market.request.my(input, options) },
  "request.create": {
    input: {
      title: "Glass jars with lids",
      content: "Half a litre, for jam.",
      num: 500,
      unit: "pieces",
      days: 30,
    },
    call: (market, input, options) => market.request.create(input, options),
  },
  "request.close": {
    input: { id: 1 },
    call: (market, input, options) => market.request.close(input, options),
  },
} satisfies CasesOf<
  | "index.category"
  | "index.config"
  | "index.proComment"
  | "index.suggest"
  | "request.list"
  | "request.info"
  | "request.my"
  | "request.create"
  | "request.close"
>;
