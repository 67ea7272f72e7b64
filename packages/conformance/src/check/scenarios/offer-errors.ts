import {
  acceptableOf,
  acceptance,
  answerable,
  type OpenOffer,
  openOffer,
  PIECES,
} from "../mutations/offers.js";
import type { TestDataBuilder } from "../mutations/test-data-builder.js";
import { asMerchant, asUser, type Case, type Provoked } from "./provoked.js";

const SPAM = "Write to me@mail.example or www.mail.example";

/** An invalid offer with one wrong field. */
const refusedOffer =
  (change: (builder: TestDataBuilder) => Promise<object> | object) =>
  async (builder: TestDataBuilder): Promise<Provoked> => {
    const { fields, end } = await answerable(builder);
    return { ...(await asMerchant(builder, { ...fields, ...(await change(builder)) })), after: end };
  };

async function declinedOffer(builder: TestDataBuilder): Promise<OpenOffer> {
  const offer = await openOffer(builder);
  await builder.data("offers.decline", { id: offer.id }, builder.user());
  return offer;
}

/** What has to fail between a purchase request and the order it becomes. */
export const offerErrors: readonly Case[] = [
  [
    "merchantOffers.save",
    "own_request",
    async (b) => {
      const { fields, end } = await answerable(b, b.merchant());
      return { ...(await asMerchant(b, fields)), after: end };
    },
  ],
  [
    "merchantOffers.save",
    "request_closed",
    async (b) => {
      const { fields, requestId, end } = await answerable(b);
      await b.data("purchaseRequests.close", { id: requestId }, b.user());
      return { ...(await asMerchant(b, fields)), after: end };
    },
  ],
  [
    "merchantOffers.save",
    "product_unavailable",
    async (b) => {
      const { fields, productId, end } = await answerable(b);
      await b.data("merchantProducts.setStatus", { id: productId, status: "off" }, b.merchant());
      return { ...(await asMerchant(b, fields)), after: end };
    },
  ],
  ["merchantOffers.save", "stock_short", refusedOffer(() => ({ num: PIECES + 1 }))],
  ["merchantOffers.save", "price_invalid", refusedOffer(() => ({ price: "0" }))],
  [
    "merchantOffers.save",
    "price_invalid",
    refusedOffer(() => ({ price: "999999999999999.00" })),
    { isOptional: true, by: "a huge price" },
  ],
  [
    "merchantOffers.save",
    "price_invalid",
    refusedOffer(() => ({ freight: "999999999999999.00" })),
    { isOptional: true, by: "a huge freight" },
  ],
  ["merchantOffers.save", "content_rejected", refusedOffer(() => ({ note: SPAM })), { isOptional: true }],
  [
    "merchantOffers.save",
    "bad_state",
    async (b) => {
      const { fields, end } = await declinedOffer(b);
      return { ...(await asMerchant(b, fields)), after: end };
    },
  ],
  [
    "merchantOffers.withdraw",
    "bad_state",
    async (b) => {
      const { id, end } = await declinedOffer(b);
      return { ...(await asMerchant(b, { id })), after: end };
    },
  ],
  [
    "offers.decline",
    "bad_state",
    async (b) => {
      const { id, requestId, end } = await openOffer(b);
      await b.data("purchaseRequests.close", { id: requestId }, b.user());
      return { ...(await asUser(b, { id })), after: end };
    },
  ],
  [
    "offers.accept",
    "bad_state",
    async (b) => {
      const offer = await declinedOffer(b);
      return { ...(await asUser(b, acceptance(b, offer))), after: offer.end };
    },
  ],
  [
    "offers.accept",
    "offer_changed",
    async (b) => {
      const offer = await openOffer(b);
      return { ...(await asUser(b, acceptance(b, { ...offer, total: "0.01" }))), after: offer.end };
    },
  ],
  [
    "offers.accept",
    "offer_changed",
    async (b) => {
      const { fields, ...offer } = await openOffer(b);
      // The same total for other terms.
      await b.data("merchantOffers.save", { ...fields, delivery_days: 300 }, b.merchant());
      return { ...(await asUser(b, acceptance(b, offer))), after: offer.end };
    },
    { isOptional: true, by: "other terms" },
  ],
  [
    "offers.accept",
    "product_unavailable",
    async (b) => {
      const offer = await openOffer(b);
      const off = { id: offer.productId, status: "off" };
      await b.data("merchantProducts.setStatus", off, b.merchant());
      return { ...(await asUser(b, acceptance(b, offer))), after: offer.end };
    },
  ],
  [
    "offers.accept",
    "stock_short",
    async (b) => {
      const [first, second] = [await openOffer(b), await answerable(b)];
      const { fields } = second;
      // The same quantity, for another request.
      const again = { ...fields, pro_id: first.productId };
      const made = await b.data("merchantOffers.save", again, b.merchant());
      await b.data("offers.accept", await acceptance(b, first), b.user());
      const after = async () => {
        await first.end();
        await second.end();
      };
      return { ...(await asUser(b, acceptance(b, acceptableOf(made)))), after };
    },
  ],
];
