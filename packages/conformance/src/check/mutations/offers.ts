import { type Fields, fieldOf } from "../json.js";
import { onSale } from "./purchases.js";
import type { MutationCall, TestDataBuilder } from "./test-data-builder.js";
import { walletCalls } from "./wallet.js";

/** Quantity of each offer, and the stock of its product. */
export const PIECES = 3;

/** A request of the buyer, with what the merchant's store can offer for it. */
export interface Answerable {
  readonly requestId: unknown;
  readonly productId: unknown;
  /** What merchantOffers.save takes. */
  readonly fields: Fields;
  /** Ends what was made: servers count open requests, and others would order the newest product. */
  readonly end: () => Promise<void>;
}

/** @param by token of who writes the request: by default the buyer */
export async function answerable(builder: TestDataBuilder, by = builder.user()): Promise<Answerable> {
  const { fields: wanted } = await walletCalls["purchaseRequests.create"](builder);
  const requestId = fieldOf(await builder.data("purchaseRequests.create", wanted, by), "id");
  const productId = await onSale(builder, PIECES);
  return {
    requestId,
    productId,
    fields: {
      request_id: requestId,
      pro_id: productId,
      price: "1.20",
      num: PIECES,
      freight: "0.50",
      delivery_days: 9,
      note: "From stock.",
    },
    async end() {
      const { subject } = builder.context;
      await subject("purchaseRequests.close").ask({ id: requestId }, { token: by });
      const off = { id: productId, status: "off" };
      await subject("merchantProducts.setStatus").ask(off, { token: builder.merchant() });
    },
  };
}

/** An open offer of the merchant's store for a request of the buyer. */
export interface OpenOffer extends Answerable {
  readonly id: unknown;
  readonly total: unknown;
  readonly terms_hash: unknown;
}

/** What is accepted of an offer, from any answer that shows one. */
export const acceptableOf = (offer: unknown): Acceptable => ({
  id: fieldOf(offer, "id"),
  total: fieldOf(offer, "total"),
  terms_hash: fieldOf(offer, "terms_hash"),
});

type Acceptable = Pick<OpenOffer, "id" | "total" | "terms_hash">;

export async function openOffer(builder: TestDataBuilder): Promise<OpenOffer> {
  const request = await answerable(builder);
  const made = await builder.data("merchantOffers.save", request.fields, builder.merchant());
  return { ...request, ...acceptableOf(made) };
}

/** What accepts an offer for the buyer's first address. */
export async function acceptance(
  builder: TestDataBuilder,
  { id, total, terms_hash }: Acceptable,
): Promise<Fields> {
  const { id: address_id } = await builder.first("addresses.list", {}, builder.user());
  return { id, address_id, terms_hash, expect_total: total };
}

/** Offers for purchase requests, from both sides. */
export const offerCalls = {
  "merchantOffers.save": async (builder: TestDataBuilder) => {
    const { fields, end } = await answerable(builder);
    return { fields, token: builder.merchant(), undo: end };
  },
  "merchantOffers.withdraw": async (builder: TestDataBuilder) => {
    const { id, end } = await openOffer(builder);
    return { fields: { id }, token: builder.merchant(), undo: end };
  },
  "offers.decline": async (builder: TestDataBuilder) => {
    const { id, end } = await openOffer(builder);
    return { fields: { id }, token: builder.user(), undo: end };
  },
  "offers.accept": async (builder: TestDataBuilder) => {
    const offer = await openOffer(builder);
    return { fields: await acceptance(builder, offer), token: builder.user(), undo: offer.end };
  },
} satisfies Readonly<Record<string, (builder: TestDataBuilder) => Promise<MutationCall>>>;
