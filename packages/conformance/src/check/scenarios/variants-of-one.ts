import { type Fields, fieldOf, objectsIn } from "../json.js";
import { payment, product, SHIPMENT } from "../mutations/purchases.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { ownAccount } from "./provoked.js";
import { type Scenario, send } from "./scenario.js";
import { unlike } from "./unlike.js";
import { judged, refused, type Verdict, wrong } from "./verdict.js";

const SPECS = [
  { name: "Color", items: ["Sage", "Sand"] },
  { name: "Set", items: ["Alone", "With lamp"] },
];
const SKUS = [
  { spec: ["Sage", "Alone"], price: "12.50", stock: 200 },
  { spec: ["Sand", "With lamp"], price: "13.05", stock: 200 },
];
/** Freight is asked for once, tax rounded once. */
const TERMS = { freight_price: "2.50", tax_rate: "0.0705" };
/** 3 × 12.50 and 1 × 13.05 with 7.05 %, rounded to the cent. */
const SUMS = { goods_amount: "50.55", freight: "2.50", tax: "3.56", total: "56.61" };

/** A product on sale in two variants. */
async function onSaleInTwo(builder: TestDataBuilder) {
  const token = builder.merchant();
  const { price: _, stock: __, ...fields } = await product(builder);
  const made = await builder.data(
    "merchantProducts.save",
    { ...fields, ...TERMS, specs: SPECS, skus: SKUS },
    token,
  );
  const id = fieldOf(made, "id");
  await builder.data("merchantProducts.setStatus", { id, status: "on" }, token);
  const detail = await builder.data("products.get", { id }, undefined);
  const skus = objectsIn(fieldOf(detail, "skus"));
  if (skus.length !== SKUS.length) throw new NotPossible("the server keeps no variants");
  const items = skus.map((sku, i) => ({
    id,
    sku_id: sku.id,
    shop_id: fieldOf(detail, "shop_id"),
    num: i === 0 ? 3 : 1,
  }));
  return { id, items, remove: () => send(builder, "merchantProducts.delete", { id }, token) };
}

/** Orders both variants, and brings the order to its buyer. */
async function receivedBoth(builder: TestDataBuilder, items: readonly Fields[]) {
  const token = builder.user();
  const address_id = (await builder.first("addresses.list", {}, token)).id;
  const preview = await builder.data("orders.preview", { items, address_id }, token);
  const total = fieldOf(preview, "total");
  const fields = { items, address_id, price_token: fieldOf(preview, "price_token"), expect_total: total };
  const created = await builder.data("orders.create", fields, token);
  const [made] = objectsIn(fieldOf(created, "orders"));
  const order_no = made?.order_no;
  const pay_no = fieldOf(fieldOf(created, "pay"), "pay_no");
  const purchase = { token, order_no, pay_no, total, line: undefined, product: undefined };
  await builder.data("payments.payWithBalance", payment(purchase, builder), token);
  await builder.data("merchantOrders.ship", { order_no, ...SHIPMENT }, builder.merchant());
  await builder.data("orders.confirmReceipt", { order_no }, token);
  return { order_no, token, preview, lines: objectsIn(made?.goods) };
}

const countsOf = async (builder: TestDataBuilder, id: unknown): Promise<unknown> =>
  fieldOf(await builder.data("products.reviews", { id, limit: 1 }, undefined), "counts");

const scenario = (
  operation: string,
  name: string,
  run: (builder: TestDataBuilder) => Promise<Verdict>,
): Scenario => ({
  operation,
  name,
  rule: "effect",
  run,
});

/** Freight once, tax rounded once, and what a variant is called. */
const prices = scenario("orders.preview", "two variants of one product", async (builder) => {
  const { items, remove } = await onSaleInTwo(builder);
  const token = builder.user();
  const address_id = (await builder.first("addresses.list", {}, token)).id;
  const answer = await send(builder, "orders.preview", { items, address_id }, token);
  const detail = await builder.data("products.get", { id: items[0]?.id }, undefined);
  await remove();
  if (!answer?.isAccepted) return refused(answer);
  const [group] = objectsIn(fieldOf(answer.data, "groups"));
  const lines = objectsIn(group?.goods);
  const isTold = SKUS.every(({ spec }, i) => {
    const said = lines[i]?.spec;
    return said === undefined || spec.every((word) => String(said).includes(word));
  });
  const isTogether = lines.some(({ spec }, i) => spec === SKUS[i]?.spec.join(""));
  return judged(
    unlike(TERMS, detail) ??
      unlike(SUMS, group) ??
      (isTold && !isTogether ? undefined : "a variant is not called by its values"),
    answer,
  );
});

/** Whether payment methods are described truthfully, which every preview is checked for: here without money. */
const poor = scenario("orders.preview", "an account without money", async (builder) => {
  const { token, password } = await ownAccount(builder);
  await builder.data("fundPassword.set", { newpassword: `kettle-${builder.unused()}`, password }, token);
  const { id, shop_id } = await builder.first("products.list", { limit: 1, in_stock: 1 }, undefined);
  const answer = await send(builder, "orders.preview", { items: [{ id, shop_id, num: 1 }] }, token);
  return judged(unlike({ money: "0", has_fund_password: 1 }, answer?.data), answer);
});

/** Reviews of one order: both lines at once, and one after the other. */
const reviews = scenario("orders.review", "reviews of two variants", async (builder) => {
  const { id, items, remove } = await onSaleInTwo(builder);
  const image = await builder.upload(builder.user());
  const write = (line: Fields | undefined, star: number, images: readonly string[]) => ({
    order_goods_id: line?.id,
    star,
    content: "As described.",
    images,
  });
  try {
    const both = await receivedBoth(builder, items);
    const [a, b] = both.lines;
    const first = await send(
      builder,
      "orders.review",
      { order_no: both.order_no, comments: [write(a, 4, [image]), write(b, 4, [image])] },
      both.token,
    );
    if (!first?.isAccepted) return refused(first);
    const counts = { all: 2, good: 2, mid: 0, negative: 0, image: 2 };
    const once = unlike(counts, await countsOf(builder, id)) ?? unlike({ status: "completed" }, first.data);
    if (once) return wrong(`two good reviews at once: ${once}`, first);
    const turns = await receivedBoth(builder, items);
    const [c, d] = turns.lines;
    const one = await send(
      builder,
      "orders.review",
      { order_no: turns.order_no, comments: [write(c, 3, [])] },
      turns.token,
    );
    const left = unlike({ status: "received", can: { comment: true } }, one?.data);
    if (left) return wrong(`one of two lines is reviewed: ${left}`, one);
    const two = await send(
      builder,
      "orders.review",
      { order_no: turns.order_no, comments: [write(d, 2, [])] },
      turns.token,
    );
    const all = { all: 4, good: 2, mid: 1, negative: 1, image: 2 };
    const apart =
      unlike({ status: "completed", can: { comment: false } }, two?.data) ??
      unlike(all, await countsOf(builder, id));
    if (apart) return judged(apart, two);
    let { mid, negative } = all;
    for (const star of [3, 2]) {
      const { order_no, lines, token } = await receivedBoth(builder, items);
      const comments = lines.map((line) => write(line, star, []));
      const sent = await send(builder, "orders.review", { order_no, comments }, token);
      if (star === 3) mid += 2;
      else negative += 2;
      const counted = unlike({ good: 2, mid, negative, image: 2 }, await countsOf(builder, id));
      if (counted) return wrong(`two of ${star} stars at once: ${counted}`, sent);
    }
    return judged(undefined, two);
  } finally {
    await remove();
  }
});

/** An order of two variants of one product. */
export const variantsOfOne: readonly Scenario[] = [prices, poor, reviews];
