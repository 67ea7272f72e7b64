import { type Fields, fieldOf, objectsIn, rowsOf } from "../json.js";
import { ADDRESS } from "../mutations/account.js";
import { paid, product, SHIPMENT } from "../mutations/purchases.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { type Scenario, send } from "./scenario.js";
import { judged, judgedRefusal } from "./verdict.js";

/** The merchant's own store. @throws {NotPossible} when the server doesn't say */
async function ownStore(builder: TestDataBuilder): Promise<string> {
  const seen = await builder.data("merchant.dashboard", {}, builder.merchant());
  const id = fieldOf(fieldOf(seen, "shop"), "id");
  if (id === undefined) throw new NotPossible("the server does not tell whose store it is");
  return String(id);
}

/** A product in stock of a store other than the merchant's. */
export async function productElsewhere(builder: TestDataBuilder): Promise<Fields> {
  const own = await ownStore(builder);
  const rows = rowsOf(await builder.data("products.list", { limit: 100 }, undefined));
  const found = rows.find(
    ({ shop_id, stock }) => String(shop_id) !== own && (stock === undefined || Number(stock) > 0),
  );
  if (!found) throw new NotPossible("no other store sells anything");
  return found;
}

/** A paid order that another store must ship. */
async function orderElsewhere(builder: TestDataBuilder) {
  const purchase = await paid(builder, { productId: (await productElsewhere(builder)).id });
  const undo = () =>
    send(builder, "orders.cancel", { order_no: purchase.order_no, reason: "Ordered twice" }, purchase.token);
  return { fields: { order_no: purchase.order_no }, undo };
}

/** An order of another store with an open dispute, or any. */
async function disputeElsewhere(builder: TestDataBuilder) {
  const own = await ownStore(builder);
  const orders = rowsOf(await builder.data("orders.list", { tab: "all", limit: 50 }, builder.user()));
  const others = orders.filter(({ shop_id }) => shop_id !== undefined && String(shop_id) !== own);
  const found = others.find(({ dispute }) => dispute !== null && dispute !== undefined) ?? others[0];
  if (!found) throw new NotPossible("the buyer has no order in another store");
  return { fields: { order_no: found.order_no, answer: "object", text: "It left whole." } };
}

async function reviewElsewhere(builder: TestDataBuilder) {
  const own = await ownStore(builder);
  const rows = rowsOf(
    await builder.data("products.list", { limit: 100, sort: "sales", order: "desc" }, undefined),
  );
  for (const { id, shop_id } of rows.slice(0, 20)) {
    if (String(shop_id) === own) continue;
    const found = rowsOf(await builder.data("products.reviews", { id, limit: 20 }, undefined)).find(
      ({ reply }) => reply === "",
    );
    if (found) return { fields: { id: found.id, reply: "Thank you." } };
  }
  throw new NotPossible("no other store has a review without a reply");
}

/** @param version the one it has unless it was changed, or none that it can have */
const saveElsewhere = (version: number) => async (builder: TestDataBuilder) => {
  const { id } = await productElsewhere(builder);
  return { fields: { ...(await product(builder)), id, version } };
};

interface Call {
  readonly fields: Fields;
  undo?(): Promise<unknown>;
}

const idElsewhere =
  (more: Fields = {}) =>
  async (builder: TestDataBuilder): Promise<Call> => ({
    fields: { id: (await productElsewhere(builder)).id, ...more },
  });
const orderWith =
  (more: Fields = {}) =>
  async (builder: TestDataBuilder): Promise<Call> => {
    const { fields, undo } = await orderElsewhere(builder);
    return { fields: { ...fields, ...more }, undo };
  };

/** A merchant's calls on objects of another store. */
const CALLS: Readonly<Record<string, (builder: TestDataBuilder) => Promise<Call>>> = {
  "merchantOrders.get": orderWith(),
  "merchantOrders.ship": orderWith(SHIPMENT),
  "merchantOrders.decline": orderWith({ reason: "Broken in the store" }),
  "merchantDisputes.answer": disputeElsewhere,
  "merchantProducts.get": idElsewhere(),
  "merchantProducts.save": saveElsewhere(1),
  "merchantProducts.setStatus": idElsewhere({ status: "off" }),
  "merchantReviews.reply": reviewElsewhere,
};

/** Another store's order that has been cancelled. */
const cancelledElsewhere =
  (more: Fields = {}) =>
  async (builder: TestDataBuilder): Promise<Call> => {
    const { fields, undo } = await orderElsewhere(builder);
    await undo();
    return { fields: { ...fields, ...more } };
  };

/** The same on objects whose state doesn't allow the call: only their owner may learn that. */
const CLOSED_CALLS: typeof CALLS = {
  "merchantOrders.ship": cancelledElsewhere(SHIPMENT),
  "merchantOrders.decline": cancelledElsewhere({ reason: "Broken in the store" }),
  "merchantProducts.save": saveElsewhere(999_999),
};

/** Errors that reveal that the server has looked at the object. */
export const SEEN =
  /^(bad_state|already_\w+|version_conflict|has_open_orders|amount_too_large|offer_changed|pay_expired|price_changed)$/;

/** A store may act only on its own objects. */
export const elsewhere: readonly Scenario[] = [
  ...[
    ...Object.entries(CALLS).map(([operation, make]) => ({ operation, make, state: "" })),
    ...Object.entries(CLOSED_CALLS).map(([operation, make]) => ({
      operation,
      make,
      state: ", in a state that does not allow it",
    })),
  ].map(
    ({ operation, make, state }): Scenario => ({
      name: `what belongs to another store${state}`,
      rule: "ownership",
      operation,
      async run(builder) {
        const { fields, undo } = await make(builder);
        const answer = await send(builder, operation, fields, builder.merchant());
        await undo?.();
        const isKnown = answer?.error !== undefined && SEEN.test(answer.error);
        const problem = answer?.isAccepted
          ? "it was accepted"
          : isKnown
            ? `it is answered ${answer.error}`
            : undefined;
        return judgedRefusal(problem, answer);
      },
    }),
  ),
  ...(["merchantOrders.list", "merchantProducts.list"] as const).map(
    (operation): Scenario => ({
      name: "rows of another store",
      rule: "ownership",
      operation,
      async run(builder) {
        const own = await ownStore(builder);
        const answer = await send(builder, operation, { limit: 100 }, builder.merchant());
        const other = rowsOf(answer?.data).find(
          ({ shop_id }) => shop_id !== undefined && String(shop_id) !== own,
        );
        const problem = other && `a row of store ${String(other.shop_id)} came`;
        return judged(problem, answer);
      },
    }),
  ),
  // Another user's address can't be delivered to.
  ...(["orders.preview", "orders.create"] as const).map(
    (operation): Scenario => ({
      name: "another person's address",
      rule: "ownership",
      operation,
      async run(builder) {
        const { token, address } = await strangersAddress(builder);
        const { id, shop_id } = await builder.first("products.list", { limit: 1 }, undefined);
        const items = [{ id, shop_id, num: 1 }];
        const fields = {
          items,
          address_id: address,
          ...(operation === "orders.create" && { price_token: "none", expect_total: "1.00" }),
        };
        const answer = await send(builder, operation, fields, builder.user());
        await send(builder, "addresses.delete", { id: address }, token);
        const shown = fieldOf(answer?.data, "address");
        const isTaken = answer?.isAccepted && objectsIn([shown]).length > 0;
        const problem = isTaken || answer?.error === "price_changed" ? "it was taken" : undefined;
        return judgedRefusal(problem, answer);
      },
    }),
  ),
];

async function strangersAddress(builder: TestDataBuilder) {
  const token = builder.merchant();
  if (token === builder.user()) throw new NotPossible("needs another person");
  const saved = await builder.data("addresses.save", ADDRESS, token);
  return { token, address: fieldOf(saved, "id") };
}
