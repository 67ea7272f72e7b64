import { randomUUID } from "node:crypto";
import type { Data, Input } from "../../../src/contract/operations";
import { handlers } from "../../../src/features/index";
import type { Merchant, Viewer } from "../../../src/kernel/handler";
import type { MerchantFixtures } from "../merchants/fixtures";
import type { TestProduct } from "../orders/fixtures";

/** A purchase request of a buyer. */
export const addRequest = (
  fixtures: MerchantFixtures,
  buyer: Viewer,
): Promise<Data<"purchaseRequests.create">> =>
  fixtures.callHandler(
    "purchaseRequests.create",
    handlers["purchaseRequests.create"],
    buyer,
    { title: "Forty kettles", content: "For a café.", num: 40, unit: "pieces" },
    { key: randomUUID() },
  );

export type Terms = Partial<Omit<Input<"merchantOffers.save">, "request_id" | "pro_id">>;

/** By default a shop offers forty at 9.90 with 5.00 freight. */
export const offer = (
  fixtures: MerchantFixtures,
  owner: Merchant,
  requestId: number,
  product: Pick<TestProduct, "id">,
  terms: Terms = {},
): Promise<Data<"merchantOffers.save">> =>
  fixtures.callHandler(
    "merchantOffers.save",
    handlers["merchantOffers.save"],
    owner,
    {
      request_id: requestId,
      pro_id: product.id,
      price: "9.90",
      num: 40,
      freight: "5",
      delivery_days: 12,
      ...terms,
    },
    { key: randomUUID() },
  );

/** By default the buyer accepts what was displayed. */
export async function accept(
  fixtures: MerchantFixtures,
  buyer: Viewer,
  { id, total, terms_hash }: Pick<Data<"merchantOffers.save">, "id" | "total" | "terms_hash">,
  input: Partial<Input<"offers.accept">> = {},
): Promise<Data<"offers.accept">> {
  const [address] = await fixtures.db<{ id: number }[]>`select id from address where member_id = ${buyer.id}`;
  return fixtures.callHandler(
    "offers.accept",
    handlers["offers.accept"],
    buyer,
    { id, address_id: address?.id ?? 0, terms_hash, expect_total: total, ...input },
    { key: randomUUID() },
  );
}

export const received = (fixtures: MerchantFixtures, buyer: Viewer, requestId: number) =>
  fixtures.callHandler("offers.list", handlers["offers.list"], buyer, { request_id: requestId });

export const sent = (fixtures: MerchantFixtures, owner: Merchant, input: Input<"merchantOffers.list"> = {}) =>
  fixtures.callHandler("merchantOffers.list", handlers["merchantOffers.list"], owner, input);

export const decline = (fixtures: MerchantFixtures, buyer: Viewer, id: number) =>
  fixtures.callHandler("offers.decline", handlers["offers.decline"], buyer, { id });

export const withdraw = (fixtures: MerchantFixtures, owner: Merchant, id: number) =>
  fixtures.callHandler("merchantOffers.withdraw", handlers["merchantOffers.withdraw"], owner, { id });

export const closeRequest = (fixtures: MerchantFixtures, buyer: Viewer, id: number) =>
  fixtures.callHandler("purchaseRequests.close", handlers["purchaseRequests.close"], buyer, { id });
