import type { Answer } from "../ask.js";
import { type Fields, fieldOf, objectsIn } from "../json.js";
import { checkOut, itemOf, product } from "../mutations/purchases.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { asMerchant, asUser, type Case } from "./provoked.js";
import { send } from "./scenario.js";
import { scenario, unlike } from "./unlike.js";
import { inconclusive, judged, refused } from "./verdict.js";

/** Freight everywhere, and the smallest order. Products cost 12.50 and weigh 800 g. */
const TERMS = {
  min_order_amount: "20.00",
  freight_zones: [{ areas: [], base: "5.00", per_piece: "0.50", per_kg: "1.20", free_from: "100.00" }],
};
const NO_MINIMUM = "0";

const save = (builder: TestDataBuilder, fields: Fields) =>
  send(builder, "merchant.saveStore", fields, builder.merchant());

/** The store's terms as they are, to put them back. @throws {NotPossible} when they are not known */
async function storedTerms(builder: TestDataBuilder): Promise<Fields> {
  const dashboard = await builder.data("merchant.dashboard", {}, builder.merchant());
  const [shop] = objectsIn([fieldOf(dashboard, "shop")]);
  if (shop?.id === undefined) throw new NotPossible("the server does not tell whose store it is");
  const { min_order_amount = NO_MINIMUM, freight_zones = [] } = shop;
  return { min_order_amount, freight_zones };
}

/** A product that is sent by the store's zones. @throws {NotPossible} on a server without them */
async function carried(builder: TestDataBuilder) {
  const token = builder.merchant();
  const terms = { price: "12.50", stock: 40, is_store_freight: 1, weight: 800 };
  const made = await builder.data("merchantProducts.save", { ...(await product(builder)), ...terms }, token);
  const id = fieldOf(made, "id");
  const remove = () => send(builder, "merchantProducts.delete", { id }, token);
  if (!Number(fieldOf(made, "is_store_freight"))) {
    await remove();
    throw new NotPossible("every product has a freight of its own");
  }
  await builder.data("merchantProducts.setStatus", { id, status: "on" }, token);
  return { id, remove };
}

/** 2 pieces are 1.6 kg: 5.00 + 2 × 0.50 + 2 × 1.20. */
const TWO = { goods_amount: "25.00", freight: "8.40" };
/** 8 pieces reach the sum. */
const EIGHT = { goods_amount: "100.00", freight: "0.00" };

/** “`base`, `per_piece` for each piece and `per_kg` for each started kilogram; nothing once the item amount reaches `free_from`.” */
const freight = scenario("orders.preview", "freight by the store's zones", async (builder) => {
  const before = await storedTerms(builder);
  const { id, remove } = await carried(builder);
  try {
    const saved = await save(builder, TERMS);
    if (!saved?.isAccepted) return refused(saved);
    if (fieldOf(fieldOf(saved.data, "shop"), "freight_zones") === undefined)
      return inconclusive("stores have no zones of freight");
    const shown = unlike(TERMS, fieldOf(saved.data, "shop"));
    if (shown !== undefined) return judged(shown, saved);
    const token = builder.user();
    const address_id = (await builder.first("addresses.list", {}, token)).id;
    const item = await itemOf(builder, id);
    let last: Answer | undefined;
    for (const [num, sums, problem] of [
      [1, {}, { error: "order_below_minimum", min: TERMS.min_order_amount }],
      [2, TWO, undefined],
      [8, EIGHT, undefined],
    ] as const) {
      const answer = await send(builder, "orders.preview", { items: [{ ...item, num }], address_id }, token);
      last = answer;
      if (!answer?.isAccepted) break;
      const [group] = objectsIn(fieldOf(answer.data, "groups"));
      const [own] = objectsIn(group?.problems);
      const wrong =
        unlike(sums, group) ??
        (problem && !own ? `${num} of it can be ordered below the store's minimum` : undefined) ??
        (problem && unlike(problem, own));
      if (wrong !== undefined) return judged(wrong, answer);
    }
    return judged(undefined, last);
  } finally {
    await save(builder, before);
    await remove();
  }
});

/** “Where there are zones, a country in none of them isn't delivered to; without any, these products are delivered free”: buyers must see them. */
const shown = scenario("stores.get", "its terms of delivery as they were saved", async (builder) => {
  const before = await storedTerms(builder);
  try {
    const saved = await save(builder, TERMS);
    if (!saved?.isAccepted) return refused(saved);
    const own = fieldOf(saved.data, "shop");
    if (fieldOf(own, "freight_zones") === undefined) return inconclusive("stores have no zones of freight");
    const store = await send(builder, "stores.get", { id: fieldOf(own, "id") }, undefined);
    if (!store?.isAccepted) return refused(store);
    const hidden =
      fieldOf(store.data, "freight_zones") === undefined
        ? "buyers do not see its `freight_zones`"
        : undefined;
    return judged(hidden ?? unlike(TERMS, store.data), store);
  } finally {
    await save(builder, before);
  }
});

/** Terms of delivery that are refused, and an order below the minimum. */
export const deliveryErrors: readonly Case[] = [
  [
    "orders.create",
    "order_below_minimum",
    async (b) => {
      const { min_order_amount } = await storedTerms(b);
      const { fields } = await checkOut(b);
      const saved = await save(b, { min_order_amount: "99999" });
      if (fieldOf(fieldOf(saved?.data, "shop"), "min_order_amount") === undefined)
        throw new NotPossible("stores have no smallest order");
      return { ...(await asUser(b, fields)), after: () => save(b, { min_order_amount }) };
    },
  ],
  [
    "merchant.saveStore",
    "price_invalid",
    async (b) => asMerchant(b, { min_order_amount: "1.0000001" }),
    { isOptional: true },
  ],
  [
    "merchant.saveStore",
    "field_invalid",
    async (b) => {
      const everywhere = { areas: [], base: "1.00" };
      const before = await storedTerms(b);
      const provoked = await asMerchant(b, { freight_zones: [everywhere, everywhere] });
      return { ...provoked, after: () => save(b, before) };
    },
    { isOptional: true },
  ],
];

/** What stores ask for delivery. */
export const deliveryTerms = [freight, shown];
