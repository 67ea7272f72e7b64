import type { OperationId } from "marketplace-sdk";
import type { RealCasesOf } from "../real-case";

/** An id nothing has. */
const NOTHING = 999_999_999;

const wanted = { title: "Glass jars", content: "Half a litre, for jam.", num: 500, unit: "pieces", days: 30 };

/** What everybody sees, and purchase requests. */
export const siteCases = {
  "products.list": { accepted: () => ({ input: { limit: 100, sort: "price", order: "asc" } }) },
  "products.get": {
    accepted: ({ buyer, product }) => ({ by: buyer, input: { id: product.id } }),
    refused: () => ({ input: { id: NOTHING }, error: 404 }),
  },
  "products.reviews": { accepted: () => ({ input: { id: 1003, filter: "all", limit: 10 } }) },
  "products.search": { accepted: () => ({ input: { search: "kettle", limit: 10 } }) },
  "stores.search": { accepted: () => ({ input: { search: "Example", limit: 10 } }) },
  "stores.get": {
    accepted: () => ({ input: { id: 1 } }),
    refused: () => ({ input: { id: NOTHING }, error: 404 }),
  },
  "products.lookup": { accepted: () => ({ input: { sku_codes: ["P1003-01", "nothing"] } }) },
  "products.suggest": { accepted: () => ({ input: { search: "ket" } }) },
  "articles.get": {
    accepted: () => ({ input: { article_id: 101 } }),
    refused: () => ({ input: { article_id: NOTHING }, error: 404 }),
  },
  "purchaseRequests.list": { accepted: () => ({ input: { limit: 10 } }) },
  "purchaseRequests.get": {
    accepted: async ({ buyer }) => ({
      by: buyer,
      input: { id: (await buyer.market.purchaseRequests.create(wanted)).id },
    }),
    refused: () => ({ input: { id: NOTHING }, error: 404 }),
  },
  "purchaseRequests.mine": { accepted: ({ buyer }) => ({ by: buyer, input: { limit: 10 } }) },
  "purchaseRequests.create": {
    accepted: ({ buyer }) => ({ by: buyer, input: wanted }),
    refused: ({ buyer }) => ({
      by: buyer,
      input: { ...wanted, content: "See https://elsewhere.example" },
      error: "content_rejected",
    }),
  },
  "purchaseRequests.close": {
    accepted: async ({ buyer }) => ({
      by: buyer,
      input: { id: (await buyer.market.purchaseRequests.create({ ...wanted, num: 400 })).id },
    }),
    refused: ({ merchant }) => ({ by: merchant, input: { id: NOTHING }, error: 404 }),
  },
} satisfies Partial<RealCasesOf<OperationId>>;
