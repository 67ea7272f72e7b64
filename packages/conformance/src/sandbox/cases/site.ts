import type { OperationId } from "marketplace-sdk";
import type { RealCasesOf } from "../real-case";

/** An id nothing has. */
const NOTHING = 999_999_999;

const wanted = { title: "Glass jars", content: "Half a litre, for jam.", num: 500, unit: "pieces", days: 30 };

/** What everybody sees, and purchase requests. */
export const siteCases = {
  "index.index": { accepted: () => ({ input: undefined }) },
  "index.config": { accepted: () => ({ input: undefined }) },
  "index.category": { accepted: () => ({ input: {} }) },
  "index.pro": { accepted: () => ({ input: { limit: 100, sort: "price", order: "asc" } }) },
  "index.proInfo": {
    accepted: ({ buyer, product }) => ({ by: buyer, input: { id: product.id } }),
    refused: () => ({ input: { id: NOTHING }, error: 404 }),
  },
  "index.proComment": { accepted: () => ({ input: { id: 1003, filter: "all", limit: 10 } }) },
  "index.searchPro": { accepted: () => ({ input: { search: "kettle", limit: 10 } }) },
  "index.searchShop": { accepted: () => ({ input: { search: "Example", limit: 10 } }) },
  "index.shopInfo": {
    accepted: () => ({ input: { id: 1 } }),
    refused: () => ({ input: { id: NOTHING }, error: 404 }),
  },
  "index.suggest": { accepted: () => ({ input: { search: "ket" } }) },
  "article.category": { accepted: () => ({ input: {} }) },
  "article.detail": {
    accepted: () => ({ input: { article_id: 101 } }),
    refused: () => ({ input: { article_id: NOTHING }, error: 404 }),
  },
  "request.list": { accepted: () => ({ input: { limit: 10 } }) },
  "request.info": {
    accepted: ({ buyer }) => ({ by: buyer, input: { id: 1 } }),
    refused: () => ({ input: { id: NOTHING }, error: 404 }),
  },
  "request.my": { accepted: ({ buyer }) => ({ by: buyer, input: { limit: 10 } }) },
  "request.create": {
    accepted: ({ buyer }) => ({ by: buyer, input: wanted }),
    refused: ({ buyer }) => ({
      by: buyer,
      input: { ...wanted, content: "See https://elsewhere.example" },
      error: "content_rejected",
    }),
  },
  "request.close": {
    accepted: async ({ buyer }) => ({
      by: buyer,
      input: { id: (await buyer.market.request.create({ ...wanted, num: 400 })).id },
    }),
    refused: ({ merchant }) => ({ by: merchant, input: { id: NOTHING }, error: 404 }),
  },
} satisfies Partial<RealCasesOf<OperationId>>;
