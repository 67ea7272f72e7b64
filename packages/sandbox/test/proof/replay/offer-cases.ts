import { randomUUID } from "node:crypto";
import type { Input } from "../../../src/contract/operations";
import { inParallel, type Track } from "../../support/track";
import { addUsers, USDT } from "../../support/users";
import { type Cases, rowsOf } from "./case";

const WIDTH = 10;

/** Requests of as many buyers, each with a store that can answer it, and what that store would send. */
async function answerable(track: Track, count: number) {
  const buyers = await addUsers(track.db, count, { money: 25n * USDT, now: track.now });
  return inParallel(buyers, WIDTH, async (buyer, i) => {
    const wanted = { title: "Jars", content: "With lids", num: 2, unit: "pieces" };
    const credentials = { token: buyer.token, key: randomUUID() };
    const { data } = await track.client.call(i, "purchaseRequests.create", wanted, credentials);
    const stall = track.stalls[i % track.stalls.length];
    const input: Input<"merchantOffers.save"> = {
      request_id: data?.id ?? 0,
      pro_id: stall?.productId ?? 0,
      price: "4.00",
      num: 2,
      delivery_days: 9,
    };
    return { buyer, token: stall?.token ?? "", input };
  });
}

/** Offers for purchase requests. */
export const offerCases = {
  "merchantOffers.save": {
    effects: rowsOf("offer"),
    prepare: async (track, count) =>
      (await answerable(track, count)).map(({ token, input }) => ({
        token,
        input,
        other: { ...input, price: "5.00" },
      })),
  },
  "offers.accept": {
    effects: rowsOf("shop_order"),
    prepare: async (track, count) =>
      inParallel(await answerable(track, count), WIDTH, async ({ buyer, token, input }, i) => {
        const { data } = await track.client.call(i, "merchantOffers.save", input, {
          token,
          key: randomUUID(),
        });
        const accepted = {
          id: data?.id ?? 0,
          address_id: buyer.addressId,
          terms_hash: data?.terms_hash ?? "",
          expect_total: data?.total ?? "0",
        };
        return { token: buyer.token, input: accepted, other: { ...accepted, remark: "Ring twice" } };
      }),
  },
} satisfies Partial<Cases>;
