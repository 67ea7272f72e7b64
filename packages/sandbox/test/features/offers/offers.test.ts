import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY, HOUR } from "../../../src/domain/durations";
import { handlers } from "../../../src/features/index";
import { expireOffers } from "../../../src/features/offers/jobs";
import { expirePays } from "../../../src/features/payments/jobs";
import { expireRequests } from "../../../src/features/requests/jobs";
import { suspendShop } from "../../../src/features/standing/suspension";
import type { Merchant, Viewer } from "../../../src/kernel/handler";
import { expectStatus } from "../../support/errors";
import { createMerchantFixtures, type MerchantFixtures, shopWith } from "../merchants/fixtures";
import {
  addAddress,
  addBuyer,
  addProduct,
  broken,
  errorOf,
  payInput,
  stockOf,
  type TestProduct,
  USDT,
} from "../orders/fixtures";
import {
  accept,
  addRequest,
  closeRequest,
  decline,
  offer,
  received,
  sent,
  type Terms,
  withdraw,
} from "./fixtures";

let fixtures: MerchantFixtures;
let buyer: Viewer;
let owner: Merchant;
let product: TestProduct;
let requestId: number;
beforeAll(async () => {
  fixtures = await createMerchantFixtures({
    maxOffersPerDay: 3,
    maxOffersPerRequest: 2,
    maxOpenRequests: 99,
  });
});
afterAll(() => fixtures.close());
beforeEach(async () => {
  buyer = await addBuyer(fixtures);
  ({ owner, product } = await shopWith(fixtures, { taxPpm: 80_000, freight: 3n * USDT }));
  ({ id: requestId } = await addRequest(fixtures, buyer));
});
afterEach(async () => expect(await broken(fixtures)).toEqual([]));

const noticesOf = async (memberId: number) =>
  (
    await fixtures.db<{ template: string; ref_id: string }[]>`
    select template, ref_id from message where member_id = ${memberId} and template like 'offer%' order by id`
  ).map(({ template, ref_id }) => `${template} ${Number(ref_id) === requestId}`);
const countOf = async () =>
  (
    await fixtures.callHandler("purchaseRequests.get", handlers["purchaseRequests.get"], undefined, {
      id: requestId,
    })
  ).quote_count;

describe("making an offer", () => {
  test("shows it to both sides with its total, counts it and notifies the buyer", async () => {
    const now = fixtures.clock.now();
    const made = await offer(fixtures, owner, requestId, product, { note: "  In stock  " });
    // 40 × 9.90 = 396.00, 8 % of it rounded up is 31.68, freight 5.00.
    const figures = {
      status: "open",
      price: "9.90",
      num: 40,
      goods_amount: "396.00",
      freight: "5.00",
      tax: "31.68",
      total: "432.68",
      delivery_days: 12,
      note: "In stock",
      order_no: "",
      valid_until: now + 14 * DAY,
    };
    expect(made).toMatchObject({
      ...figures,
      request: { id: requestId, is_own: 0, quote_count: 1 },
      can: { accept: false, decline: false, change: true, withdraw: true },
    });
    const list = await received(fixtures, buyer, requestId);
    expect(list).toMatchObject({
      total: 1,
      data: [
        {
          id: made.id,
          ...figures,
          store: { id: owner.shopId, status: "open" },
          can: { accept: true, decline: true, change: false, withdraw: false },
        },
      ],
    });
    expect(await countOf()).toBe(1);
    expect(await noticesOf(buyer.id)).toEqual(["offer_new true"]);
    expect(await sent(fixtures, owner, { request_id: requestId, status: "open" })).toMatchObject({
      total: 1,
    });
    expect(await sent(fixtures, owner, { status: "declined" })).toMatchObject({ total: 0 });
  });

  test("again changes the open one: one offer for each store and request", async () => {
    const first = await offer(fixtures, owner, requestId, product);
    const changed = await offer(fixtures, owner, requestId, product, {
      price: "9.50",
      num: 30,
      freight: "0",
    });
    expect(changed).toMatchObject({ id: first.id, price: "9.50", num: 30, freight: "0.00", total: "307.80" });
    expect(await received(fixtures, buyer, requestId)).toMatchObject({ total: 1 });
    expect(await noticesOf(buyer.id)).toEqual(["offer_new true"]);
  });

  test("is for products of the own store that are on sale and in stock, in any quantity", async () => {
    const { product: foreign } = await shopWith(fixtures);
    const refused = (terms: Parameters<typeof offer>[4], what: Pick<TestProduct, "id"> = product) =>
      errorOf(offer(fixtures, owner, requestId, what, terms));
    expect(await refused({}, foreign)).toMatchObject({ error: "product_unavailable" });
    expect(await refused({}, { id: 0 })).toMatchObject({ error: "product_unavailable" });
    expect(await refused({ num: 101 })).toMatchObject({ error: "stock_short", left: 100 });
    expect(await refused({ price: "0" })).toEqual({ error: "price_invalid", field: "price" });
    expect(await refused({ price: "1.234" })).toEqual({ error: "price_invalid", field: "price" });
    expect(await refused({ price: "999999999999" })).toEqual({ error: "price_invalid", field: "price" });
    expect(await refused({ freight: "9999999999999" })).toEqual({ error: "price_invalid", field: "freight" });
    expect(await refused({ note: "Write to me@mail.example" })).toEqual({
      error: "content_rejected",
      field: "note",
    });
    await fixtures.db`update product set min_order = 50, pack_size = 7 where id = ${product.id}`;
    expect(await offer(fixtures, owner, requestId, product, { num: 40 })).toMatchObject({ num: 40 });
    await fixtures.db`update product set status = 'off' where id = ${product.id}`;
    expect(await refused({})).toMatchObject({ error: "product_unavailable" });
  });

  test("names the variant of a product that has some", async () => {
    const { owner: seller, product: mug } = await shopWith(fixtures, { stocks: [50, 60] });
    expect(await errorOf(offer(fixtures, seller, requestId, mug))).toMatchObject({
      error: "product_unavailable",
    });
    const sku_id = mug.skuIds[1] ?? 0;
    expect(await offer(fixtures, seller, requestId, mug, { sku_id })).toMatchObject({
      sku_id,
      spec: "Variant 1",
    });
  });

  test("isn't possible for the store owner's own request, a closed one, a missing one or a suspended store", async () => {
    const { id: own } = await addRequest(fixtures, owner);
    expect(await errorOf(offer(fixtures, owner, own, product))).toEqual({ error: "own_request" });
    await expectStatus(offer(fixtures, owner, 999_999, product), 404);
    await closeRequest(fixtures, buyer, requestId);
    expect(await errorOf(offer(fixtures, owner, requestId, product))).toEqual({ error: "request_closed" });
    const { id: next } = await addRequest(fixtures, buyer);
    await fixtures.db.begin((tx) => suspendShop(tx, owner.shopId, "Complaints", fixtures.clock.now()));
    expect(await errorOf(offer(fixtures, owner, next, product))).toEqual({ error: "shop_suspended" });
  });

  test("is closed to a request whose time is over, even before the scheduler has written so", async () => {
    await fixtures.db`update purchase_request set expires_at = ${fixtures.clock.now()} where id = ${requestId}`;
    expect(await errorOf(offer(fixtures, owner, requestId, product))).toEqual({ error: "request_closed" });
  });

  test("has limits for a store's day and for a request, also for parallel calls", async () => {
    const requests = await Promise.all([1, 2, 3, 4].map(() => addRequest(fixtures, buyer)));
    const results = await Promise.allSettled(requests.map(({ id }) => offer(fixtures, owner, id, product)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    expect(await errorOf(offer(fixtures, owner, requestId, product))).toEqual({
      error: "too_many_offers",
      max: 3,
    });
    fixtures.clock.advance(DAY + 1);
    await offer(fixtures, owner, requestId, product);
    const others = [await shopWith(fixtures), await shopWith(fixtures)];
    const answers = await Promise.allSettled(
      others.map(({ owner: seller, product: thing }) => offer(fixtures, seller, requestId, thing)),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("who reads offers", () => {
  test("is the buyer, and each store its own", async () => {
    await offer(fixtures, owner, requestId, product);
    await expectStatus(received(fixtures, owner, requestId), 404);
    await expectStatus(received(fixtures, await addBuyer(fixtures), requestId), 404);
    const { owner: rival } = await shopWith(fixtures);
    expect(await sent(fixtures, rival, { request_id: requestId })).toMatchObject({ total: 0 });
  });

  test("sees what can be accepted by its total, then the rest, and nothing that was withdrawn", async () => {
    const rivals = [await shopWith(fixtures), await shopWith(fixtures)] as const;
    const dear = await offer(fixtures, owner, requestId, product, { price: "12" });
    const cheap = await offer(fixtures, rivals[0].owner, requestId, rivals[0].product, { price: "9" });
    const ids = async () => (await received(fixtures, buyer, requestId)).data.map(({ id }) => id);
    expect(await ids()).toEqual([cheap.id, dear.id]);
    await decline(fixtures, buyer, cheap.id);
    expect(await ids()).toEqual([dear.id, cheap.id]);
    await withdraw(fixtures, owner, dear.id);
    expect(await ids()).toEqual([cheap.id]);
    expect(await countOf()).toBe(1);
  });
});

describe("accepting", () => {
  test("orders it at its price, takes the stock, closes the request and notifies the stores", async () => {
    const { owner: loser, product: other } = await shopWith(fixtures);
    const lost = await offer(fixtures, loser, requestId, other);
    const made = await offer(fixtures, owner, requestId, product);
    const { pay, orders } = await accept(fixtures, buyer, made, { remark: "Ring twice" });
    expect(pay).toMatchObject({ status: "created", total: made.total, order_nos: [orders[0]?.order_no] });
    expect(orders).toMatchObject([
      {
        status: "unpaid",
        shop_id: owner.shopId,
        goods_amount: "396.00",
        freight: "5.00",
        tax: "31.68",
        total: "432.68",
        remark: "Ring twice",
        address: { city: "Berlin" },
        goods: [{ pro_id: product.id, price: "9.90", num: 40, amount: "396.00" }],
      },
    ]);
    expect(await stockOf(fixtures, product)).toMatchObject({ stock: 60 });
    expect((await received(fixtures, buyer, requestId)).data).toMatchObject([
      {
        id: made.id,
        status: "accepted",
        order_no: orders[0]?.order_no,
        can: { accept: false, decline: false },
      },
      { id: lost.id, status: "closed" },
    ]);
    const request = await closeRequest(fixtures, buyer, requestId);
    expect(request.status).toBe("closed");
    expect(await noticesOf(owner.id)).toEqual(["offer_accepted true"]);
    expect(await noticesOf(loser.id)).toEqual(["offer_closed true"]);

    await fixtures.ask(buyer, "payments.payWithBalance", payInput({ pay }));
    expect(await fixtures.ask(buyer, "orders.get", { order_no: orders[0]?.order_no ?? "" })).toMatchObject({
      status: "paid",
      total: "432.68",
    });
    expect(await errorOf(accept(fixtures, buyer, made))).toEqual({ error: "bad_state", status: "accepted" });
    expect(await errorOf(accept(fixtures, buyer, lost))).toEqual({ error: "bad_state", status: "closed" });
  });

  test("takes effect once under one key", async () => {
    const made = await offer(fixtures, owner, requestId, product);
    const key = randomUUID();
    const [address] = await fixtures.db<
      { id: number }[]
    >`select id from address where member_id = ${buyer.id}`;
    const { id, total: expect_total, terms_hash } = made;
    const input = { id, address_id: address?.id ?? 0, terms_hash, expect_total };
    const call = () =>
      fixtures.callHandler("offers.accept", handlers["offers.accept"], buyer, input, { key });
    const answers = await Promise.all([call(), call(), call()]);
    expect(new Set(answers.map(({ pay }) => pay.pay_no)).size).toBe(1);
    expect(await stockOf(fixtures, product)).toMatchObject({ stock: 60 });
  });

  test("of two offers at once gives one order", async () => {
    const { owner: rival, product: other } = await shopWith(fixtures);
    const made = [
      await offer(fixtures, owner, requestId, product),
      await offer(fixtures, rival, requestId, other),
    ];
    const results = await Promise.allSettled(made.map((each) => accept(fixtures, buyer, each)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const orders = await fixtures.db`select 1 as found from shop_order where member_id = ${buyer.id}`;
    expect(orders).toHaveLength(1);
  });

  test.each(["withdrawn", "closed"] as const)(
    "beside one that is %s ends one way or the other",
    async (end) => {
      for (let i = 0; i < 5; i++) {
        const { id } = await addRequest(fixtures, buyer);
        const { owner: seller, product: thing } = await shopWith(fixtures);
        const made = await offer(fixtures, seller, id, thing, { num: 1 });
        const other =
          end === "withdrawn" ? withdraw(fixtures, seller, made.id) : closeRequest(fixtures, buyer, id);
        const [accepted] = await Promise.allSettled([accept(fixtures, buyer, made), other]);
        const { data } = await sent(fixtures, seller, { request_id: id });
        const isOrdered = accepted.status === "fulfilled";
        expect(data[0]?.status).toBe(isOrdered ? "accepted" : end);
        expect(data[0]?.order_no !== "").toBe(isOrdered);
        expect(await stockOf(fixtures, thing)).toMatchObject({ stock: isOrdered ? 99 : 100 });
      }
    },
  );

  test("changes nothing at another total, without stock, on a closed area, or of a suspended store", async () => {
    const made = await offer(fixtures, owner, requestId, product);
    const changed = await offer(fixtures, owner, requestId, product, { price: "9.95" });
    expect(await errorOf(accept(fixtures, buyer, made))).toEqual({
      error: "offer_changed",
      total: changed.total,
    });
    const far = await addAddress(fixtures.db, buyer.id, "Farland");
    expect(await errorOf(accept(fixtures, buyer, changed, { address_id: far }))).toMatchObject({
      error: "area_not_open",
    });
    await expectStatus(accept(fixtures, buyer, changed, { address_id: 999_999 }), 404);
    await fixtures.db`update sku set stock = 39 where pro_id = ${product.id}`;
    expect(await errorOf(accept(fixtures, buyer, changed))).toMatchObject({ error: "stock_short", left: 39 });
    await fixtures.db`update sku set stock = 100 where pro_id = ${product.id}`;
    await fixtures.db.begin((tx) => suspendShop(tx, owner.shopId, "Complaints", fixtures.clock.now()));
    const { data } = await received(fixtures, buyer, requestId);
    expect(data[0]).toMatchObject({ status: "open", can: { accept: false, decline: true } });
    expect(await errorOf(accept(fixtures, buyer, changed))).toMatchObject({ error: "product_unavailable" });
    expect(await stockOf(fixtures, product)).toMatchObject({ stock: 100 });
  });

  describe("an offer that was changed at the same total", () => {
    const terms = { price: "10", num: 20, freight: "10", delivery_days: 3, note: "Solid beech" };
    const changes: readonly [string, Terms][] = [
      ["quantity and price", { price: "200", num: 1 }],
      ["price and freight", { price: "10.50", freight: "0" }],
      ["delivery", { delivery_days: 300 }],
      ["note", { note: "Plastic" }],
    ];
    let plain: Awaited<ReturnType<typeof shopWith>>;
    beforeEach(async () => {
      plain = await shopWith(fixtures, { stocks: [100, 100] });
    });
    const save = (change: Terms = {}, thing: Pick<TestProduct, "id"> = plain.product) =>
      offer(fixtures, plain.owner, requestId, thing, {
        sku_id: plain.product.skuIds[0] ?? 0,
        ...terms,
        ...change,
      });
    const refuses = async (made: Awaited<ReturnType<typeof save>>, changed: typeof made) => {
      expect(changed).toMatchObject({ id: made.id, total: made.total });
      expect(await errorOf(accept(fixtures, buyer, made))).toEqual({
        error: "offer_changed",
        total: made.total,
      });
      expect((await received(fixtures, buyer, requestId)).data[0]).toMatchObject({ status: "open" });
      expect((await accept(fixtures, buyer, changed)).orders).toHaveLength(1);
    };

    test.each(changes)("in its %s is not accepted unread", async (_, change) => {
      await refuses(await save(), await save(change));
    });

    test("in its variant is not accepted unread", async () => {
      await refuses(await save(), await save({ sku_id: plain.product.skuIds[1] ?? 0 }));
    });

    test("in its product is not accepted unread", async () => {
      const made = await save();
      const other = await addProduct(fixtures, plain.owner.shopId);
      await refuses(made, await save({ sku_id: 0 }, other));
    });

    test("and back is the offer that was read", async () => {
      const made = await save();
      await save({ note: "Plastic" });
      await save();
      expect((await accept(fixtures, buyer, made)).orders).toHaveLength(1);
    });

    test("by renaming the product keeps the words that the buyer read", async () => {
      const made = await save();
      await fixtures.db`update product set title = 'Silk tulip' where id = ${plain.product.id}`;
      const { orders } = await accept(fixtures, buyer, made);
      expect(orders[0]?.goods[0]).toMatchObject({ title: made.title, image: made.image, spec: made.spec });
    });
  });

  test("is for who wrote the request alone", async () => {
    const made = await offer(fixtures, owner, requestId, product);
    const stranger = await addBuyer(fixtures);
    await expectStatus(accept(fixtures, stranger, made), 404);
    await expectStatus(decline(fixtures, stranger, made.id), 404);
    const { owner: rival } = await shopWith(fixtures);
    await expectStatus(withdraw(fixtures, rival, made.id), 404);
  });

  test("leaves the price to the offer: tiers, minimum and packs of the product don't matter", async () => {
    await fixtures.db`update product set min_order = 50, pack_size = 7,
      price_tiers = '[{"num": 10, "price": "1000000"}]' where id = ${product.id}`;
    const made = await offer(fixtures, owner, requestId, product);
    expect((await accept(fixtures, buyer, made)).orders[0]).toMatchObject({ total: "432.68" });
  });

  test("is used up when the order isn't paid in time; the items are restocked", async () => {
    const made = await offer(fixtures, owner, requestId, product);
    const { orders } = await accept(fixtures, buyer, made);
    fixtures.clock.advance(HOUR);
    await expirePays(fixtures.services, fixtures.clock.now());
    expect(await fixtures.ask(buyer, "orders.get", { order_no: orders[0]?.order_no ?? "" })).toMatchObject({
      status: "cancelled",
    });
    expect(await stockOf(fixtures, product)).toMatchObject({ stock: 100 });
    expect(await errorOf(accept(fixtures, buyer, made))).toEqual({ error: "bad_state", status: "accepted" });
  });
});

describe("the end of an offer", () => {
  test("comes with its time: it can't be accepted any more, and can be offered again", async () => {
    const made = await offer(fixtures, owner, requestId, product, { valid_days: 1 });
    fixtures.clock.advance(DAY);
    expect(await errorOf(accept(fixtures, buyer, made))).toEqual({ error: "bad_state", status: "expired" });
    expect(await errorOf(decline(fixtures, buyer, made.id))).toEqual({
      error: "bad_state",
      status: "expired",
    });
    expect(await errorOf(withdraw(fixtures, owner, made.id))).toEqual({
      error: "bad_state",
      status: "expired",
    });
    expect((await sent(fixtures, owner, { status: "expired" })).data).toMatchObject([
      { status: "expired", can: { change: true, withdraw: false } },
    ]);
    expect(await expireOffers(fixtures.services, fixtures.clock.now())).toBe(1);
    expect(await expireOffers(fixtures.services, fixtures.clock.now())).toBe(0);
    expect(await offer(fixtures, owner, requestId, product)).toMatchObject({ id: made.id, status: "open" });
  });

  test("is final: the store is notified and can't offer again", async () => {
    const made = await offer(fixtures, owner, requestId, product);
    expect(await decline(fixtures, buyer, made.id)).toMatchObject({ status: "declined" });
    expect(await decline(fixtures, buyer, made.id)).toMatchObject({ status: "declined" });
    expect(await noticesOf(owner.id)).toEqual(["offer_declined true"]);
    expect(await errorOf(offer(fixtures, owner, requestId, product))).toEqual({
      error: "bad_state",
      status: "declined",
    });
    expect(await errorOf(accept(fixtures, buyer, made))).toEqual({ error: "bad_state", status: "declined" });
  });

  test("is the store's to choose, and it may offer again", async () => {
    const made = await offer(fixtures, owner, requestId, product);
    expect(await withdraw(fixtures, owner, made.id)).toMatchObject({
      status: "withdrawn",
      can: { change: true },
    });
    expect(await withdraw(fixtures, owner, made.id)).toMatchObject({ status: "withdrawn" });
    expect(await countOf()).toBe(0);
    await expectStatus(accept(fixtures, buyer, made), 404);
    expect(await offer(fixtures, owner, requestId, product)).toMatchObject({ id: made.id, status: "open" });
  });

  test("comes when the buyer closes the request, but not when the time for new offers is over", async () => {
    const made = await offer(fixtures, owner, requestId, product, { valid_days: 60 });
    fixtures.clock.advance(31 * DAY);
    await expireRequests(fixtures.services, fixtures.clock.now());
    expect(await received(fixtures, buyer, requestId)).toMatchObject({
      data: [{ status: "open", can: { accept: true } }],
    });
    await closeRequest(fixtures, buyer, requestId);
    await closeRequest(fixtures, buyer, requestId);
    expect(await received(fixtures, buyer, requestId)).toMatchObject({
      data: [{ id: made.id, status: "closed" }],
    });
    expect(await noticesOf(owner.id)).toEqual(["offer_closed true"]);
  });
});
