import { describe, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import { DAY } from "../../../src/domain/durations";
import { countSales } from "../../../src/features/catalog/jobs";
import { handlers } from "../../../src/features/index";
import { datesOf, periodOf } from "../../../src/features/merchants/stats";
import type { Merchant, Viewer } from "../../../src/kernel/handler";
import { START } from "../../support/call";
import { expectError, expectStatus } from "../../support/errors";
import { addBuyer, buy, cart, placeOrder } from "../orders/fixtures";
import { fixtures, shopWith, useMerchantFixtures } from "./fixtures";

useMerchantFixtures();

const parcel = (order_no: string) => ({ order_no, carrier: "Example Post", tracking_no: "EP204577003" });
const ship = (owner: Merchant, order_no: string) =>
  fixtures.callHandler("merchantOrders.ship", handlers["merchantOrders.ship"], owner, parcel(order_no));
const decline = (owner: Merchant, order_no: string) =>
  fixtures.callHandler("merchantOrders.decline", handlers["merchantOrders.decline"], owner, {
    order_no,
    reason: "Broken in the store",
  });
const center = (owner: Merchant) =>
  fixtures.callHandler("merchant.dashboard", handlers["merchant.dashboard"], owner, {});
const stats = (owner: Merchant, input: Input<"merchant.stats">) =>
  fixtures.callHandler("merchant.stats", handlers["merchant.stats"], owner, input);
const reply = (owner: Merchant, id: number, text = "Thank you.") =>
  fixtures.callHandler("merchantReviews.reply", handlers["merchantReviews.reply"], owner, {
    id,
    reply: text,
  });

async function sold(price = 12_500_000n) {
  const { owner, product } = await shopWith(fixtures, { price });
  const buyer = await addBuyer(fixtures);
  const [orderNo = ""] = await buy(fixtures, buyer, product);
  return { owner, product, buyer, orderNo };
}

const receive = (buyer: Viewer, order_no: string) =>
  fixtures.ask(buyer, "orders.confirmReceipt", { order_no });

async function reviewed(star = 5) {
  const { owner, product, buyer, orderNo } = await sold();
  await ship(owner, orderNo);
  const { goods } = await receive(buyer, orderNo);
  const comments = goods.map(({ id }) => ({ order_goods_id: id, star, content: "Sturdy." }));
  await fixtures.ask(buyer, "orders.review", { order_no: orderNo, comments });
  const [row] = await fixtures.db<{ id: number }[]>`select id from comment where pro_id = ${product.id}`;
  return { owner, buyer, product, id: row?.id ?? 0 };
}

test("the start page counts what is to do", async () => {
  const { owner, product, id } = await reviewed();
  const buyer = await addBuyer(fixtures);
  await buy(fixtures, buyer, product);
  fixtures.clock.advance(86_401);
  await buy(fixtures, buyer, product);
  await countSales(fixtures.services);
  expect(await center(owner)).toMatchObject({
    shop: { id: owner.shopId, sell_count: 3, pro_count: 1, credit_score: 5, trade_amount: "37.50" },
    todo: { to_ship: 2, late: 1, comments: 1 },
  });
  await reply(owner, id);
  expect((await center(owner)).todo).toEqual({ to_ship: 2, late: 1, comments: 0, disputes: 0 });
});

describe("the list of reviews", () => {
  const reviews = (owner: Merchant, input: Input<"merchantReviews.list">) =>
    fixtures.callHandler("merchantReviews.list", handlers["merchantReviews.list"], owner, input);

  test("separates those without a reply from those with one, of one product or all", async () => {
    const { owner, buyer, product, id } = await reviewed();
    const other = await reviewed();
    const waiting = {
      total: 1,
      data: [{ id, pro_id: product.id, title: "Thing", star: 5, content: "Sturdy.", reply: "" }],
    };
    expect(await reviews(owner, { replied: 0 })).toMatchObject(waiting);
    expect(await reviews(owner, { replied: false })).toMatchObject(waiting);
    expect(await reviews(owner, { replied: 1 })).toMatchObject({ total: 0, data: [] });
    await reply(owner, id);
    expect(await reviews(owner, { replied: 0 })).toMatchObject({ total: 0, data: [] });
    expect(await reviews(owner, { replied: 1, pro_id: product.id })).toMatchObject({
      total: 1,
      data: [{ id, reply: "Thank you." }],
    });
    // Nothing of another shop's, also by its product's id.
    expect(await reviews(owner, { pro_id: other.product.id })).toMatchObject({ total: 0, data: [] });
    expect((await reviews(owner, {})).data[0]?.username_masked).not.toContain(buyer.username);
  });

  test("keeps the reviews of a product no longer on sale, newest first, page by page", async () => {
    const { owner, product, id } = await reviewed();
    const second = await addBuyer(fixtures);
    const [orderNo = ""] = await buy(fixtures, second, product);
    await ship(owner, orderNo);
    const { goods } = await receive(second, orderNo);
    await fixtures.ask(second, "orders.review", {
      order_no: orderNo,
      comments: goods.map((line) => ({ order_goods_id: line.id, star: 2, content: "Arrived late." })),
    });
    await fixtures.callHandler("merchantProducts.setStatus", handlers["merchantProducts.setStatus"], owner, {
      id: product.id,
      status: "off",
    });
    const first = await reviews(owner, { limit: 1 });
    expect(first).toMatchObject({ total: 2, last_page: 2, data: [{ content: "Arrived late.", star: 2 }] });
    expect(await reviews(owner, { limit: 1, page: 2 })).toMatchObject({ data: [{ id }] });
  });
});

describe("figures", () => {
  const dayOf = (time: number) => new Date(time * 1000).toISOString().slice(0, 10);

  test("of paid orders by day and by month, refunds apart", async () => {
    const { owner, product } = await shopWith(fixtures, { price: 10_000_000n });
    const [first, second] = await Promise.all([addBuyer(fixtures), addBuyer(fixtures)]);
    const from = dayOf(fixtures.clock.now());
    const [one = ""] = await buy(fixtures, first, product);
    const [back = ""] = await buy(fixtures, second, product);
    fixtures.clock.advance(5_400);
    await ship(owner, one);
    await decline(owner, back);
    fixtures.clock.advance(2 * DAY);
    await buy(fixtures, first, product);
    await placeOrder(fixtures, second, cart(product));
    const to = dayOf(fixtures.clock.now());
    const figures = await stats(owner, { from, to });
    expect(figures).toMatchObject({
      currency: "USDT",
      sales_amount: "20.00",
      order_count: 2,
      buyer_count: 1,
      refund_amount: "10.00",
      avg_ship_hours: 1.5,
      top_products: [{ id: product.id, title: "Thing", num: 2, sales_amount: "20.00" }],
    });
    expect(figures.series[0]).toEqual({ date: from, sales_amount: "10.00", order_count: 1 });
    expect(figures.series.at(-1)).toEqual({ date: to, sales_amount: "10.00", order_count: 1 });
    const between = figures.series.slice(1, -1);
    expect(between.every(({ order_count }) => order_count === 0)).toBe(true);
    const monthly = await stats(owner, { from, to, by: "month" });
    expect(monthly.series.reduce((sum, { order_count }) => sum + order_count, 0)).toBe(2);
    expect(await stats(owner, { from: "2020-01-01", to: "2020-01-31" })).toMatchObject({
      sales_amount: "0.00",
      order_count: 0,
      refund_amount: "0.00",
      avg_ship_hours: null,
      top_products: [],
    });
  });

  test("of a period that is not too long", async () => {
    const { owner } = await shopWith(fixtures);
    const days = await stats(owner, { from: "2026-01-01", to: "2026-04-02" });
    expect(days.series).toHaveLength(92);
    expect(
      await expectError(stats(owner, { from: "2026-01-01", to: "2026-04-03" }), "range_too_long"),
    ).toEqual({
      max_days: 92,
    });
    const months = await stats(owner, { from: "2024-01-01", to: "2027-01-02", by: "month" });
    expect(months.series).toHaveLength(37);
    const tooLong = stats(owner, { from: "2024-01-01", to: "2027-01-03", by: "month" });
    expect(await expectError(tooLong, "range_too_long")).toEqual({ max_days: 1_098 });
    await expectStatus(stats(owner, { from: "2026-01-02", to: "2026-01-01" }), 422);
    await expectStatus(stats(owner, { from: "9999-01-02", to: "9999-01-03" }), 422);
  });

  test("a period has both of its days", () => {
    const period = periodOf("2026-02-27", "2026-03-01", 92);
    expect(datesOf(period, "day")).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
    expect(datesOf(period, "month")).toEqual(["2026-02", "2026-03"]);
    expect(period.end - period.start).toBe(3 * DAY);
    expect(period.start).toBeLessThan(START);
  });
});

describe("a reply to a review", () => {
  test("is one for each review, and its author is notified", async () => {
    const { owner, buyer, id } = await reviewed(2);
    expect(await reply(owner, id, "We are sorry.")).toMatchObject({ id, star: 2, reply: "We are sorry." });
    await expectError(reply(owner, id, "Again."), "already_replied");
    const [message] = await fixtures.db`
      select template, params from message where member_id = ${buyer.id} and template = 'review_reply'`;
    expect(message).toMatchObject({ params: { title: "Thing" } });
    const [row] = await fixtures.db`select star, status, content from comment where id = ${id}`;
    expect(row).toMatchObject({ star: 2, status: "published", content: "Sturdy." });
  });

  test("by several at once: one wins", async () => {
    const { owner, id } = await reviewed();
    const outcomes = await Promise.allSettled(["a", "b", "c"].map((text) => reply(owner, id, text)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("leads no one off the marketplace", async () => {
    const { owner, id } = await reviewed();
    const attempt = reply(owner, id, "Write to me@mail.example for money back");
    expect(await expectError(attempt, "content_rejected")).toEqual({ field: "reply" });
  });

  test("belongs to a review of the own shop", async () => {
    const { id } = await reviewed();
    const { owner } = await shopWith(fixtures);
    await expectStatus(reply(owner, id), 404);
    await expectStatus(reply(owner, 2_147_483_647), 404);
  });
});
