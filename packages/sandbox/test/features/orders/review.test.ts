import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { uploadPath } from "../../../src/features/uploads/upload-path";
import type { Viewer } from "../../../src/kernel/handler";
import { addFile } from "../merchants/fixtures";
import {
  addBuyer,
  addProduct,
  addShop,
  broken,
  buy,
  createFixtures,
  errorOf,
  type Fixtures,
  ship,
  type TestProduct,
} from "./fixtures";

let fixtures: Fixtures;
let shop: Viewer & { shopId: number };
let products: TestProduct[];
beforeAll(async () => {
  fixtures = await createFixtures();
  shop = await addShop(fixtures);
  products = [await addProduct(fixtures, shop.shopId), await addProduct(fixtures, shop.shopId)];
});
afterAll(() => fixtures.close());
afterEach(async () => expect(await broken(fixtures)).toEqual([]));

async function received() {
  const buyer = await addBuyer(fixtures);
  const [order_no = ""] = await buy(fixtures, buyer, ...products);
  await ship(fixtures, shop.shopId, order_no);
  const { goods } = await fixtures.ask(buyer, "orders.confirmReceipt", { order_no });
  return { buyer, order_no, lines: goods.map(({ id }) => id) };
}

describe("reviewing an order", () => {
  test("counts each line once; with the last one the order is completed", async () => {
    const { buyer, order_no, lines } = await received();
    const [a = 0, b = 0] = lines;
    const image = await addFile(fixtures.db, buyer.id, "public");
    const [before] =
      await fixtures.db`select good_count, review_count, star_sum from shop_figures where shop_id = ${shop.shopId}`;
    const first = await fixtures.ask(buyer, "orders.review", {
      order_no,
      comments: [
        {
          order_goods_id: a,
          star: 5,
          content: "Just as shown.",
          images: [`https://cdn.example${image}`],
        },
      ],
    });
    expect(first).toMatchObject({ status: "received", can: { comment: true } });
    expect((await fixtures.ask(buyer, "orders.list", { tab: "assess" })).total).toBe(1);
    const [written] = await fixtures.db`select language from comment where order_goods_id = ${a}`;
    expect(written).toEqual({ language: "en" });
    const again = { order_no, comments: [{ order_goods_id: a, star: 1 }] };
    expect(await errorOf(fixtures.ask(buyer, "orders.review", again))).toEqual({
      error: "already_commented",
      field: "comments.0.order_goods_id",
    });
    const second = { order_no, comments: [{ order_goods_id: b, star: 2, content: "Arrived broken." }] };
    const done = await fixtures.call(buyer, "orders.review", second, "review-key");
    expect(done.data).toMatchObject({
      status: "completed",
      completetime: fixtures.clock.now(),
      can: { comment: false },
    });
    expect(await fixtures.call(buyer, "orders.review", second, "review-key")).toEqual({
      data: done.data,
      replayed: true,
    });
    expect((await fixtures.ask(buyer, "orders.list", { tab: "assess" })).total).toBe(0);
    const rows = await fixtures.db`select star, level, content, images, pro_id from comment
      where member_id = ${buyer.id} order by id`;
    expect(rows).toMatchObject([
      { level: "good", images: [image], pro_id: products[0]?.id },
      { level: "negative", images: [], pro_id: products[1]?.id },
    ]);
    const [after] =
      await fixtures.db`select good_count, review_count, star_sum from shop_figures where shop_id = ${shop.shopId}`;
    expect(after).toEqual({
      good_count: before?.good_count + 1,
      review_count: before?.review_count + 2,
      star_sum: before?.star_sum + 5 + 2,
    });
    const [product] =
      await fixtures.db`select good_count, mid_count, negative_count, image_count, star_sum from product
      where id = ${products[0]?.id ?? 0}`;
    expect(product).toEqual({ good_count: 1, mid_count: 0, negative_count: 0, image_count: 1, star_sum: 5 });
  });

  test("all of the given lines or none", async () => {
    const { buyer, order_no, lines } = await received();
    const [a = 0] = lines;
    const attempt = (
      comments: { order_goods_id: number; star: number; content?: string; images?: string[] }[],
    ) => fixtures.ask(buyer, "orders.review", { order_no, comments });
    const good = { order_goods_id: a, star: 4 };
    expect(await errorOf(attempt([good, { ...good, star: 1 }]))).toEqual({
      error: "already_commented",
      field: "comments.1.order_goods_id",
    });
    expect(await errorOf(attempt([{ ...good, content: "Cheaper at www.elsewhere.example" }]))).toEqual({
      error: "content_rejected",
      field: "comments.0.content",
    });
    await expect(attempt([good, { ...good, order_goods_id: a + 1_000 }])).rejects.toMatchObject({
      status: 404,
    });
    for (const image of [
      "javascript:alert(1)",
      "data:image/png;base64,AA",
      "/api/user/logout",
      "//evil.example/x.png",
      // Paths of this site that were never uploaded, and the demonstration's own pictures.
      "/uploads/20261120/some-picture.jpg",
      `/uploads/files/${"e".repeat(32)}.webp`,
      "/uploads/products/1/front.webp",
    ]) {
      await expect(attempt([{ ...good, images: [image] }])).rejects.toMatchObject({ status: 422 });
    }
    const other = await addBuyer(fixtures);
    const foreign = await addFile(fixtures.db, other.id, "public");
    await expect(attempt([{ ...good, images: [foreign] }])).rejects.toMatchObject({ status: 422 });
    await expect(fixtures.ask(other, "orders.review", { order_no, comments: [good] })).rejects.toMatchObject({
      status: 404,
    });
    const [count] = await fixtures.db`select count(*) from comment where member_id = ${buyer.id}`;
    expect(count).toEqual({ count: 0 });
  });

  test("only what has arrived", async () => {
    const buyer = await addBuyer(fixtures);
    const [order_no = ""] = await buy(fixtures, buyer, ...products);
    const { goods } = await fixtures.ask(buyer, "orders.get", { order_no });
    const attempt = fixtures.ask(buyer, "orders.review", {
      order_no,
      comments: [{ order_goods_id: goods[0]?.id ?? 0, star: 5 }],
    });
    expect(await errorOf(attempt)).toEqual({ error: "bad_state", status: "paid" });
  });
});

test("a picture's address is reduced to this site's path", () => {
  expect(uploadPath("/uploads/a/b-c.jpg")).toBe("/uploads/a/b-c.jpg");
  expect(uploadPath("https://any.example/uploads/x")).toBe("/uploads/x");
  expect(uploadPath("/uploads/../api/x.png")).toBeUndefined();
  expect(uploadPath("kyc:secret")).toBeUndefined();
  expect(uploadPath("")).toBeUndefined();
});
