import { truthOf, untrue } from "../consistency/claims.js";
import { type Fields, fieldOf, objectsIn, rowsOf } from "../json.js";
import { ADDRESS } from "../mutations/account.js";
import { answerable, openOffer } from "../mutations/offers.js";
import { product } from "../mutations/purchases.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { ownAccount } from "./provoked.js";
import { type Scenario, send } from "./scenario.js";
import { DAY, scenario, unlike } from "./unlike.js";
import { judged, refused, wrong } from "./verdict.js";

/** 3 × 12.50 with 7.05 %, rounded to the cent, and freight for all of it. */
const SUMS = { goods_amount: "37.50", tax: "2.64", freight: "0.50", total: "40.64" };

/** A product of a tax rate, and the variant of it that is offered. */
async function taxedVariant(builder: TestDataBuilder) {
  const token = builder.merchant();
  const { price: _, stock: __, ...fields } = await product(builder);
  const specs = [{ name: "Color", items: ["Sage", "Sand"] }];
  const skus = ["Sage", "Sand"].map((word) => ({ spec: [word], price: "13.00", stock: 9 }));
  const made = await builder.data(
    "merchantProducts.save",
    { ...fields, tax_rate: "0.0705", specs, skus },
    token,
  );
  const id = fieldOf(made, "id");
  await builder.data("merchantProducts.setStatus", { id, status: "on" }, token);
  const [, sand] = objectsIn(fieldOf(await builder.data("merchantProducts.get", { id }, token), "skus"));
  const remove = () => send(builder, "merchantProducts.delete", { id }, token);
  return { id, title: fields.title, sku: sand?.id, remove };
}

/** How long an offer can be accepted after it was made. */
function validProblem(offer: unknown, days: number): string | undefined {
  const [from, until] = [Number(fieldOf(offer, "updatetime")), Number(fieldOf(offer, "valid_until"))];
  if (!Number.isFinite(from) || !Number.isFinite(until)) return undefined;
  return Math.abs(until - from - days * DAY) <= 5
    ? undefined
    : `it is valid for ${until - from} seconds, ${days} days were meant`;
}

/** What is offered, what it costs and how long it holds; a change keeps the offer, and brings a withdrawn one back. */
const terms = scenario("merchantOffers.save", "what an offer says", async (builder) => {
  const token = builder.merchant();
  const { fields: wanted, requestId, end } = await answerable(builder);
  const { id: pro_id, title, sku, remove } = await taxedVariant(builder);
  const fields: Fields = { ...wanted, pro_id, sku_id: sku, price: "12.50" };
  const count = async () =>
    fieldOf(await builder.data("purchaseRequests.get", { id: requestId }, builder.user()), "quote_count");
  try {
    const made = await send(builder, "merchantOffers.save", fields, token);
    if (!made?.isAccepted) return refused(made);
    const id = fieldOf(made.data, "id");
    const first =
      unlike({ ...fields, ...SUMS, title, spec: "Sand", status: "open", order_no: "" }, made.data) ??
      validProblem(made.data, 14) ??
      unlike({ quote_count: 1 }, { quote_count: await count() });
    if (first) return judged(first, made);
    const change = { ...fields, price: "10.00", valid_days: 3, note: "At last." };
    const changed = await send(builder, "merchantOffers.save", change, token);
    const { valid_days: _, ...shown } = change;
    const second =
      unlike({ ...shown, id, goods_amount: "30.00", tax: "2.12", total: "32.62" }, changed?.data) ??
      validProblem(changed?.data, 3) ??
      unlike({ quote_count: 1 }, { quote_count: await count() });
    if (second) return wrong(`a change: ${second}`, changed);
    await builder.data("merchantOffers.withdraw", { id }, token);
    const gone = unlike({ quote_count: 0 }, { quote_count: await count() });
    const again = await send(builder, "merchantOffers.save", fields, token);
    return judged(
      gone ??
        (again?.isAccepted ? unlike({ ...fields, ...SUMS, id, status: "open" }, again.data) : undefined),
      again,
    );
  } finally {
    await remove();
    await end();
  }
});

/** Who wrote the request reads what is offered, without what was withdrawn; everybody else is answered 404. */
const received = scenario("offers.list", "offers of an own request", async (builder) => {
  const { id, requestId, total, end } = await openOffer(builder);
  const read = (token: string) => send(builder, "offers.list", { request_id: requestId, limit: 50 }, token);
  try {
    const mine = await read(builder.user());
    const found = rowsOf(mine?.data).find((row) => String(row.id) === String(id));
    const problem = found
      ? unlike({ total, request_id: requestId, status: "open" }, found)
      : "an offer is not on the list";
    if (problem) return judged(problem, mine);
    const other = await read((await ownAccount(builder)).token);
    if (other?.isAccepted) return wrong("another account reads the list", other);
    await builder.data("merchantOffers.withdraw", { id }, builder.merchant());
    const after = await read(builder.user());
    return judged(
      untrue([
        [rowsOf(after?.data).length === 0, "a withdrawn offer is on the list"],
        [Number(fieldOf(after?.data, "total")) === 0, "a withdrawn offer is counted"],
      ]),
      after,
    );
  } finally {
    await end();
  }
});

/** An accepted offer is an order at its price, to the address that was named; the request and every other offer are closed. */
const accepted = scenario("offers.accept", "the order of an offer", async (builder) => {
  const token = builder.user();
  const { id, requestId, total, terms_hash, fields, end } = await openOffer(builder);
  const address = await builder.data("addresses.save", { ...ADDRESS, name: "Offer Example" }, token);
  const address_id = fieldOf(address, "id");
  const sent = { id, address_id, terms_hash, expect_total: total, remark: "Ring twice." };
  const made = await send(builder, "offers.accept", sent, token);
  try {
    if (!made?.isAccepted) return refused(made);
    const [order] = objectsIn(fieldOf(made.data, "orders"));
    const shown = await builder.data("orders.get", { order_no: order?.order_no }, token);
    const request = await builder.data("purchaseRequests.get", { id: requestId }, token);
    const [line] = objectsIn(fieldOf(shown, "goods"));
    const mine = await builder.data("merchantOffers.list", { request_id: requestId }, builder.merchant());
    const cancel = { order_no: order?.order_no, reason: "Ordered twice" };
    await send(builder, "orders.cancel", cancel, token);
    return judged(
      unlike({ total, freight: fields.freight, remark: "Ring twice.", status: "unpaid" }, shown) ??
        unlike({ name: "Offer Example" }, fieldOf(shown, "address")) ??
        unlike({ price: fields.price, num: fields.num, pro_id: fields.pro_id }, line) ??
        unlike({ status: "closed" }, request) ??
        unlike({ id, status: "accepted", order_no: order?.order_no }, rowsOf(mine)[0]),
      made,
    );
  } finally {
    await send(builder, "addresses.delete", { id: address_id }, token);
    await end();
  }
});

/** An offer that is turned down stays so, however often, and cannot be made again. */
const declined = scenario("offers.decline", "an offer that is turned down", async (builder) => {
  const { id, end } = await openOffer(builder);
  try {
    const first = await send(builder, "offers.decline", { id }, builder.user());
    if (!first?.isAccepted) return refused(first);
    const again = await send(builder, "offers.decline", { id }, builder.user());
    return judged(
      unlike({ id, status: "declined" }, first.data) ??
        (again?.isAccepted ? unlike({ id, status: "declined" }, again.data) : "a second time it fails"),
      again,
    );
  } finally {
    await end();
  }
});

/** “Withdrawing a withdrawn one changes nothing.” */
const withdrawn = scenario("merchantOffers.withdraw", "an offer that is taken back", async (builder) => {
  const { id, end } = await openOffer(builder);
  const token = builder.merchant();
  try {
    const first = await send(builder, "merchantOffers.withdraw", { id }, token);
    if (!first?.isAccepted) return refused(first);
    const again = await send(builder, "merchantOffers.withdraw", { id }, token);
    return judged(
      unlike({ id, status: "withdrawn" }, first.data) ??
        (again?.isAccepted ? unlike({ id, status: "withdrawn" }, again.data) : "a second time it fails"),
      again,
    );
  } finally {
    await end();
  }
});

/** A request that others have made offers for, and the merchant has not. @throws {NotPossible} without one */
async function answeredByOthers(builder: TestDataBuilder): Promise<Fields> {
  const token = builder.merchant();
  for (const request of rowsOf(await builder.data("purchaseRequests.list", { limit: 50 }, token))) {
    if (!(Number(request.quote_count) > 0) || truthOf(request.is_own) === true) continue;
    const mine = await builder.data("merchantOffers.list", { request_id: request.id }, token);
    if (rowsOf(mine).length === 0) return request;
  }
  throw new NotPossible("no request has offers of other stores alone");
}

/** Offers of several stores for one request exist side by side. */
const beside = scenario("merchantOffers.save", "an offer beside others", async (builder) => {
  const token = builder.merchant();
  const { id: request_id } = await answeredByOthers(builder);
  const { fields, end } = await answerable(builder);
  const count = async () =>
    Number(fieldOf(await builder.data("purchaseRequests.get", { id: request_id }, token), "quote_count"));
  try {
    const before = await count();
    const made = await send(builder, "merchantOffers.save", { ...fields, request_id }, token);
    if (made?.error === "bad_state") return wrong("the store's first offer is answered bad_state", made);
    if (!made?.isAccepted) return refused(made);
    const after = await count();
    const [mine] = rowsOf(await builder.data("merchantOffers.list", { request_id }, token));
    await send(builder, "merchantOffers.withdraw", { id: fieldOf(made.data, "id") }, token);
    return judged(
      untrue([
        [after === before + 1, `there were ${before} offers, and there are ${after} with it`],
        [mine !== undefined, "the store's list does not have it"],
      ]),
      made,
    );
  } finally {
    await end();
  }
});

/** Offers for purchase requests, as both sides see them. */
export const offers: readonly Scenario[] = [terms, beside, received, accepted, declined, withdrawn];
