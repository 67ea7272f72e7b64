import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import { maskName } from "../../../src/features/catalog/review-dto";
import { handlers } from "../../../src/features/index";
import { createCallHandler } from "../../support/call-handler";
import { type SmallShop, smallShop } from "./small-shop";

let shop: SmallShop;
beforeAll(async () => {
  shop = await smallShop();
});
afterAll(() => shop.close());

const reviews = (input: Input<"products.reviews">) =>
  createCallHandler(shop.services)("products.reviews", handlers["products.reviews"], undefined, input);
const ids = (page: { data: readonly { id: number }[] }) => page.data.map(({ id }) => id);

describe("reviews of a product", () => {
  const counts = { all: 4, image: 1, good: 2, mid: 1, negative: 1 };

  test.each([
    ["all", [4, 3, 2, 1], 4],
    ["image", [1], 1],
    ["good", [4, 1], 2],
    ["mid", [2], 1],
    ["negative", [3], 1],
  ] as const)("filter %s: newest first, counts of all", async (filter, found, total) => {
    const page = await reviews({ id: 1, filter });
    expect(ids(page)).toEqual(found);
    expect(page).toMatchObject({ total, counts, good_rate: 50 });
  });

  test("say what was bought, by whom in part, and what the store answered", async () => {
    const { data } = await reviews({ id: 1, filter: "negative" });
    expect(data[0]).toEqual({
      id: 3,
      pro_id: 1,
      username_masked: "b***1",
      avatar: "/uploads/avatars/buyer1.webp",
      star: 1,
      level: "negative",
      content: "Review 3",
      language: "en",
      images: [],
      spec: "Cream",
      reply: "We are sorry.",
      createtime: expect.any(Number),
    });
  });

  test("of a store are those of all its products, each with its title", async () => {
    const page = await reviews({ shop_id: 1, filter: "mid" });
    expect(page).toMatchObject({ total: 1, counts, good_rate: 50 });
    expect(page.data).toMatchObject([{ id: 2, pro_id: 1, title: "Émaillé Kettle 2.5 l" }]);
    expect(await reviews({ shop_id: 2 })).toMatchObject({ total: 0, good_rate: null, data: [] });
    await expect(reviews({ shop_id: 99 })).rejects.toMatchObject({ status: 404 });
    await expect(reviews({})).rejects.toMatchObject({ status: 422 });
  });

  test("page past the end, and a product without reviews", async () => {
    expect(await reviews({ id: 1, page: 5, limit: 3 })).toMatchObject({
      total: 4,
      current_page: 2,
      data: [],
      counts,
    });
    expect(await reviews({ id: 4 })).toMatchObject({
      total: 0,
      data: [],
      counts: { all: 0, image: 0, good: 0, mid: 0, negative: 0 },
      good_rate: null,
    });
  });
});

test("a rejected review is not shown", async () => {
  const own = await smallShop();
  const { db } = own.services;
  await db`update comment set status = 'rejected' where id = 4`;
  await db`update product set good_count = good_count - 1 where id = 1`;
  const data = await createCallHandler(own.services)(
    "products.reviews",
    handlers["products.reviews"],
    undefined,
    {
      id: 1,
    },
  );
  expect(ids(data)).toEqual([3, 2, 1]);
  expect(data.total).toBe(3);
  await own.close();
});

describe("a product's page", () => {
  const product = async (id: number) =>
    createCallHandler(shop.services)("products.get", handlers["products.get"], await shop.viewer("buyer1"), {
      id,
    });

  test("has variants, store, the latest reviews and their counts", async () => {
    const data = await product(1);
    expect(data).toMatchObject({
      id: 1,
      price: "12.50",
      images: ["/uploads/products/1/front.webp", "/uploads/products/1/group.webp"],
      description: "A whistling pot for the stove. 100% steel_grey.",
      content: "<p>Émaillé Kettle 2.5 l</p>",
      specs: [{ name: "Color", items: ["Cream", "Sage"] }],
      skus: [
        { id: 101, spec: ["Cream"], price: "12.50", stock: 3, image: "/uploads/products/1/cream.webp" },
        { id: 102, spec: ["Sage"], price: "14.00", stock: 0, image: "" },
      ],
      shop: { id: 1, is_follow: 1, pro_count: 3 },
      comment_counts: { all: 4, image: 1, good: 2, mid: 1, negative: 1 },
    });
    expect(data.comments?.map(({ id }) => id)).toEqual([4, 3, 2]);
  });

  test("has no choice to make for a product without variants", async () => {
    expect(await product(2)).toMatchObject({ specs: [], skus: [], stock: 50, comments: [], shop: { id: 1 } });
  });

  test("a removed variant is gone", async () => {
    const own = await smallShop();
    await own.services.db`update sku set is_deleted = true where id = 102`;
    const data = await createCallHandler(own.services)("products.get", handlers["products.get"], undefined, {
      id: 1,
    });
    expect(data.skus?.map(({ id }) => id)).toEqual([101]);
    await own.close();
  });
});

test.each([
  ["mira", "m***a"],
  ["jo", "j***"],
  ["x", "x***"],
  ["", "***"],
  ["😀 smile", "😀***e"],
])("%s is masked as %s", (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
