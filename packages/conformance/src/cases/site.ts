import type { CasesOf } from "./case";

/** Reviews, suggestions, purchase requests and site settings. */
export const siteCases = {
  "categories.list": { input: {}, call: (market, input, options) => market.categories.list(input, options) },
  "site.config": { input: undefined, call: (market, input, options) => market.site.config(input, options) },
  "products.reviews": {
    input: { id: 1003, filter: "all" as const, limit: 10 },
    call: (market, input, options) => market.products.reviews(input, options),
  },
  "products.suggest": {
    input: { search: "kettle" },
    call: (market, input, options) => market.products.suggest(input, options),
  },
  "purchaseRequests.list": {
    input: { limit: 10 },
    call: (market, input, options) => market.purchaseRequests.list(input, options),
  },
  "purchaseRequests.get": {
    input: { id: 1 },
    call: (market, input, options) => market.purchaseRequests.get(input, options),
  },
  "purchaseRequests.mine": {
    input: { limit: 10 },
    call: (market, input, options) => market.purchaseRequests.mine(input, options),
  },
  "purchaseRequests.create": {
    input: {
      title: "Glass jars with lids",
      content: "Half a litre, for jam.",
      num: 500,
      unit: "pieces",
      days: 30,
    },
    call: (market, input, options) => market.purchaseRequests.create(input, options),
  },
  "purchaseRequests.close": {
    input: { id: 1 },
    call: (market, input, options) => market.purchaseRequests.close(input, options),
  },
} satisfies CasesOf<
  | "categories.list"
  | "site.config"
  | "products.reviews"
  | "products.suggest"
  | "purchaseRequests.list"
  | "purchaseRequests.get"
  | "purchaseRequests.mine"
  | "purchaseRequests.create"
  | "purchaseRequests.close"
>;
