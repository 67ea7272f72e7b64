import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../../src/features/handler";
import { uploadPath } from "../../../src/features/uploads/upload-path";
import {
  addBuyer,
  addProduct,
  addShop,
  broken,
  buy,
  createWorld,
  refusal,
  ship,
  type TestProduct,
  type World,
} from "./fixtures";

let world: World;
let shop: Viewer & { shopId: number };
let products: TestProduct[];
beforeAll(async () => {
  world = await createWorld();
  shop = await addShop(world);
  products = [await addProduct(world, shop.shopId), await addProduct(world, shop.shopId)];
});
afterAll(() => world.close());
afterEach(async () => expect(await broken(world)).toEqual([]));

async function received() {
  const buyer = await addBuyer(world);
  const [order_no = ""] = await buy(world, buyer, ...products);
  await ship(world, shop.shopId, order_no);
  const { goods } = await world.ask(buyer, "orders.confirmReceipt", { order_no });
  return { buyer, order_no, lines: goods.map(({ id }) => id) };
}

describe("reviewing an order", () => {
  test("counts each line once; with the last one the order is completed", async () => {
    const { buyer, order_no, lines } = await received();
    const [a = 0, b = 0] = lines;
    const [before] =
      await world.db`select good_count, review_count from shop_figures where shop_id = ${shop.shopId}`;
    const first = await world.ask(buyer, "orders.review", {
      order_no,
      comments: [
        {
          order_goods_id: a,
          star: 5,
          content: "Just as shown.",
          images: ["https://cdn.example/uploads/20261120/some-picture.jpg"],
        },
      ],
    });
    expect(first).toMatchObject({ status: "received", can: { comment: true } });
    expect((await world.ask(buyer, "orders.list", { tab: "assess" })).total).toBe(1);
    const again = { order_no, comments: [{ order_goods_id: a, star: 1 }] };
    expect(await refusal(world.ask(buyer, "orders.review", again))).toEqual({
      error: "already_commented",
      field: "comments.0.order_goods_id",
    });
    const second = { order_no, comments: [{ order_goods_id: b, star: 2, content: "Arrived broken." }] };
    const done = await world.call(buyer, "orders.review", second, "review-key");
    expect(done.data).toMatchObject({
      status: "completed",
      completetime: world.clock.now(),
      can: { comment: false },
    });
    expect(await world.call(buyer, "orders.review", second, "review-key")).toEqual({
      data: done.data,
      replayed: true,
    });
    expect((await world.ask(buyer, "orders.list", { tab: "assess" })).total).toBe(0);
    const rows = await world.db`select star, level, content, images, pro_id from comment
      where member_id = ${buyer.id} order by id`;
    expect(rows).toMatchObject([
      { level: "good", images: ["/uploads/20261120/some-picture.jpg"], pro_id: products[0]?.id },
      { level: "negative", images: [], pro_id: products[1]?.id },
    ]);
    const [after] =
      await world.db`select good_count, review_count from shop_figures where shop_id = ${shop.shopId}`;
    expect(after).toEqual({
      good_count: before?.good_count + 1,
      review_count: before?.review_count + 2,
    });
    const [product] = await world.db`select good_count, mid_count, negative_count, image_count from product
      where id = ${products[0]?.id ?? 0}`;
    expect(product).toEqual({ good_count: 1, mid_count: 0, negative_count: 0, image_count: 1 });
  });

  test("all of the given lines or none", async () => {
    const { buyer, order_no, lines } = await received();
    const [a = 0] = lines;
    const attempt = (
      comments: { order_goods_id: number; star: number; content?: string; images?: string[] }[],
    ) => world.ask(buyer, "orders.review", { order_no, comments });
    const good = { order_goods_id: a, star: 4 };
    expect(await refusal(attempt([good, { ...good, star: 1 }]))).toEqual({
      error: "already_commented",
      field: "comments.1.order_goods_id",
    });
    expect(await refusal(attempt([{ ...good, content: "Cheaper at www.elsewhere.example" }]))).toEqual({
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
    ]) {
      await expect(attempt([{ ...good, images: [image] }])).rejects.toMatchObject({ status: 422 });
    }
    const other = await addBuyer(world);
    await world.db`insert into file (id, member_id, category, mime, width, height, bytes, createtime)
      values ('foreign-file', ${other.id}, 'public', 'image/png', 1, 1, '', 0)`;
    await expect(attempt([{ ...good, images: ["/uploads/foreign-file.png"] }])).rejects.toMatchObject({
      status: 422,
    });
    await expect(world.ask(other, "orders.review", { order_no, comments: [good] })).rejects.toMatchObject({
      status: 404,
    });
    const [count] = await world.db`select count(*) from comment where member_id = ${buyer.id}`;
    expect(count).toEqual({ count: 0 });
  });

  test("only what has arrived", async () => {
    const buyer = await addBuyer(world);
    const [order_no = ""] = await buy(world, buyer, ...products);
    const { goods } = await world.ask(buyer, "orders.get", { order_no });
    const attempt = world.ask(buyer, "orders.review", {
      order_no,
      comments: [{ order_goods_id: goods[0]?.id ?? 0, star: 5 }],
    });
    expect(await refusal(attempt)).toEqual({ error: "bad_state", status: "paid" });
  });
});

test("a picture's address is reduced to this site's path", () => {
  expect(uploadPath("/uploads/a/b-c.jpg")).toEqual({ path: "/uploads/a/b-c.jpg", name: "b-c" });
  expect(uploadPath("https://any.example/uploads/x")).toEqual({ path: "/uploads/x", name: "x" });
  expect(uploadPath("/uploads/../api/x.png")).toBeUndefined();
  expect(uploadPath("kyc:secret")).toBeUndefined();
  expect(uploadPath("")).toBeUndefined();
});
