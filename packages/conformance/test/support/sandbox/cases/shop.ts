import type { OperationId } from "marketplace-sdk";
import type { RealCasesOf } from "../real-case.js";
import { type Person, picture, type World } from "../world.js";

/** An id nothing has. */
const NOTHING = 999_999_999;

const upload = async ({ market }: Person, category?: string) =>
  (await market.uploads.image({ file: picture(), ...(category !== undefined && { category }) })).url ?? "";

/** A shop registration whose documents are the applicant's own. */
async function registrationOf(by: Person, { unused }: World) {
  const name = unused();
  return {
    logo: await upload(by),
    shopname: `Corner ${name}`,
    name: "Mira Example",
    number: `X${name}`,
    image_front: await upload(by, "kyc"),
    image_back: await upload(by, "kyc"),
    image_hold: await upload(by, "kyc"),
    agree: 1 as const,
    sign: await upload(by, "kyc"),
    sign_date: new Date().toISOString().slice(0, 10),
  };
}

const reviewed = async ({ buyer, product, received }: World) => {
  const { order_no, lineId } = await received();
  const comments = [{ order_goods_id: lineId, star: 4, content: "Keeps warm.", images: [] }];
  await buyer.market.orders.review({ order_no, comments });
  const [comment] = (await buyer.market.products.reviews({ id: product.id })).data;
  return comment?.id ?? NOTHING;
};

const draft = ({ product, image }: World) => ({
  category_id: product.category_id ?? NOTHING,
  title: "Kettle, second edition",
  images: [image],
});

/** Applications of merchants, and the seller dashboard. */
export const shopCases = {
  "merchant.get": {
    accepted: async (world) => {
      const by = await world.newUser();
      const { id } = await by.market.merchant.apply(await registrationOf(by, world));
      await world.admin.decide("merchants/approve", { id: Number(id) });
      return { by, input: undefined, shows: { status: "approved" } };
    },
  },
  "merchant.getByPost": { accepted: ({ buyer }) => ({ by: buyer, input: undefined }) },
  "merchant.apply": {
    accepted: async (world) => {
      const by = await world.newUser();
      return { by, input: await registrationOf(by, world), shows: { status: "submitted" } };
    },
    refused: async (world) => ({
      by: world.merchant,
      input: await registrationOf(world.merchant, world),
      error: "application_exists",
    }),
  },
  "merchant.file": {
    accepted: async ({ buyer }) => ({ by: buyer, input: { id: await upload(buyer, "kyc") } }),
    refused: async ({ buyer, merchant }) => ({
      by: merchant,
      input: { id: await upload(buyer, "kyc") },
      error: 404,
    }),
  },
  "merchant.contract": { accepted: ({ buyer }) => ({ by: buyer, input: undefined }) },
  "merchant.dashboard": {
    accepted: ({ merchant }) => ({ by: merchant, input: undefined }),
    refused: ({ buyer }) => ({ by: buyer, input: undefined, error: "not_merchant" }),
  },
  "merchant.saveStore": {
    accepted: async ({ merchant }) => ({ by: merchant, input: { description: "Kettles since 1912." } }),
    refused: ({ merchant }) => ({
      by: merchant,
      input: { description: "Write to kettles@mail.example" },
      error: "content_rejected",
    }),
  },
  "merchantProducts.list": {
    accepted: ({ merchant }) => ({ by: merchant, input: { limit: 10 } }),
    refused: ({ buyer }) => ({ by: buyer, input: { limit: 10 }, error: "not_merchant" }),
  },
  "merchantProducts.get": {
    accepted: ({ merchant, product }) => ({ by: merchant, input: { id: product.id } }),
    refused: ({ merchant }) => ({ by: merchant, input: { id: NOTHING }, error: 404 }),
  },
  "merchantProducts.save": {
    accepted: async (world) => {
      const { id, version, stock = NOTHING } = await world.addProduct();
      const input = { ...draft(world), id, version, price: "29.90" };
      return { by: world.merchant, input, shows: { title: input.title, stock } };
    },
    refused: (world) => ({
      by: world.merchant,
      input: { ...draft(world), price: "0.00", stock: 3 },
      error: "price_invalid",
    }),
  },
  "merchantProducts.setStatus": {
    accepted: async ({ merchant, addProduct }) => ({
      by: merchant,
      input: { id: (await addProduct()).id, status: "on" },
      shows: { status: "on" },
    }),
    refused: ({ merchant }) => ({ by: merchant, input: { id: NOTHING, status: "off" }, error: 404 }),
  },
  "merchantProducts.delete": {
    accepted: async ({ merchant, addProduct }) => ({
      by: merchant,
      input: { id: (await addProduct()).id },
    }),
    refused: async ({ merchant, product, unpaid }) => {
      await unpaid();
      return { by: merchant, input: { id: product.id }, error: "has_open_orders" };
    },
  },
  "merchantOrders.list": {
    accepted: ({ merchant }) => ({ by: merchant, input: { tab: "all", limit: 10 } }),
    refused: ({ buyer }) => ({ by: buyer, input: { limit: 10 }, error: "not_merchant" }),
  },
  "merchantOrders.get": {
    accepted: async ({ merchant, paid }) => ({ by: merchant, input: { order_no: (await paid()).order_no } }),
    refused: ({ merchant }) => ({ by: merchant, input: { order_no: "X0" }, error: 404 }),
  },
  "merchantOrders.ship": {
    accepted: async ({ merchant, paid }) => ({
      by: merchant,
      input: { order_no: (await paid()).order_no, carrier: "Example Post", tracking_no: "EX-1" },
      shows: { status: "shipped" },
    }),
    refused: async ({ merchant, shipped }) => ({
      by: merchant,
      input: { order_no: (await shipped()).order_no, carrier: "Example Post", tracking_no: "EX-2" },
      error: "already_shipped",
    }),
  },
  "merchantOrders.decline": {
    accepted: async ({ merchant, paid }) => ({
      by: merchant,
      input: { order_no: (await paid()).order_no, reason: "Broken in the store" },
      shows: { status: "cancelled", refund_status: "refunded" },
    }),
    refused: async ({ merchant, received }) => ({
      by: merchant,
      input: { order_no: (await received()).order_no, reason: "Broken in the store" },
      error: "bad_state",
    }),
  },
  "merchantDisputes.answer": {
    accepted: async ({ buyer, merchant, shipped }) => {
      const { order_no } = await shipped();
      await buyer.market.disputes.open({ order_no, reason: "not_arrived", text: "Nothing has come." });
      return {
        by: merchant,
        input: { order_no, answer: "accept" },
        shows: { status: "cancelled", refund_status: "refunded" },
      };
    },
    refused: async ({ merchant, shipped }) => ({
      by: merchant,
      input: { order_no: (await shipped()).order_no, answer: "accept" },
      error: 404,
    }),
  },
  "merchant.settlements": {
    accepted: ({ merchant }) => ({ by: merchant, input: { limit: 10 } }),
    refused: ({ buyer }) => ({ by: buyer, input: { limit: 10 }, error: "not_merchant" }),
  },
  "merchant.stats": {
    accepted: ({ merchant }) => ({
      by: merchant,
      input: { from: "2026-11-01", to: "2026-11-20", by: "day" },
    }),
    refused: ({ merchant }) => ({
      by: merchant,
      input: { from: "2001-01-01", to: "2026-11-20", by: "day" },
      error: "range_too_long",
    }),
  },
  "merchantReviews.list": {
    accepted: ({ merchant }) => ({ by: merchant, input: { replied: 0, limit: 10 } }),
    refused: ({ buyer }) => ({ by: buyer, input: { limit: 10 }, error: "not_merchant" }),
  },
  "merchantReviews.reply": {
    accepted: async (world) => ({
      by: world.merchant,
      input: { id: await reviewed(world), reply: "Thank you." },
    }),
    refused: async (world) => {
      const id = await reviewed(world);
      await world.merchant.market.merchantReviews.reply({ id, reply: "Thank you." });
      return { by: world.merchant, input: { id, reply: "Thanks again." }, error: "already_replied" };
    },
  },
} satisfies Partial<RealCasesOf<OperationId>>;
