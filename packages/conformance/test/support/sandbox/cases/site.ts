import type { OperationId } from "marketplace-sdk";
import type { RealCasesOf } from "../real-case.js";
import type { World } from "../world.js";

/** An id nothing has. */
const NOTHING = 999_999_999;

const wanted = { title: "Glass jars", content: "Half a litre, for jam.", num: 500, unit: "pieces", days: 30 };

/** A request of the buyer that the merchant's store has answered. */
async function offered({ buyer, merchant, product }: World) {
  const { id: request_id } = await buyer.market.purchaseRequests.create({ ...wanted, num: 3 });
  return merchant.market.merchantOffers.save({ ...offerFor(request_id), pro_id: product.id });
}

const offerFor = (request_id: number | string) => ({
  request_id,
  price: "11.20",
  num: 3,
  freight: "2",
  delivery_days: 9,
});

/** What everybody sees, purchase requests and the offers for them. */
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
  "offers.list": {
    accepted: async (world) => ({
      by: world.buyer,
      input: { request_id: (await offered(world)).request_id },
      shows: { total: 1, data: [{ status: "open", price: "11.20" }] },
    }),
    refused: async (world) => ({
      by: world.merchant,
      input: { request_id: (await offered(world)).request_id },
      error: 404,
    }),
  },
  "offers.accept": {
    accepted: async (world) => {
      const { id, total, terms_hash } = await offered(world);
      return {
        by: world.buyer,
        input: { id, address_id: world.addressId, terms_hash, expect_total: total },
        shows: { pay: { status: "created", total } },
      };
    },
    refused: async (world) => {
      const { id, total } = await offered(world);
      return {
        by: world.buyer,
        input: { id, address_id: world.addressId, terms_hash: "another", expect_total: total },
        error: "offer_changed",
      };
    },
  },
  "offers.decline": {
    accepted: async (world) => ({
      by: world.buyer,
      input: { id: (await offered(world)).id },
      shows: { status: "declined" },
    }),
    refused: async (world) => ({ by: world.merchant, input: { id: (await offered(world)).id }, error: 404 }),
  },
  "merchantOffers.list": {
    accepted: ({ merchant }) => ({ by: merchant, input: { limit: 10 } }),
    refused: ({ buyer }) => ({ by: buyer, input: { limit: 10 }, error: "not_merchant" }),
  },
  "merchantOffers.save": {
    accepted: async ({ buyer, merchant, product }) => {
      const { id } = await buyer.market.purchaseRequests.create({ ...wanted, num: 3 });
      return { by: merchant, input: { ...offerFor(id), pro_id: product.id }, shows: { status: "open" } };
    },
    refused: async ({ merchant, product }) => {
      const { id } = await merchant.market.purchaseRequests.create(wanted);
      return { by: merchant, input: { ...offerFor(id), pro_id: product.id }, error: "own_request" };
    },
  },
  "merchantOffers.withdraw": {
    accepted: async (world) => ({
      by: world.merchant,
      input: { id: (await offered(world)).id },
      shows: { status: "withdrawn" },
    }),
    refused: async (world) => {
      const { id } = await offered(world);
      await world.buyer.market.offers.decline({ id });
      return { by: world.merchant, input: { id }, error: "bad_state" };
    },
  },
} satisfies Partial<RealCasesOf<OperationId>>;
