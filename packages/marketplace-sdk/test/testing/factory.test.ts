import { describe, expect, it } from "vitest";
import { pages } from "../../src/index";
import { createFactory, createFakeMarketplace, defaultHandlers } from "../../src/testing/index";

describe("a factory", () => {
  it("starts from an example that has the given fields", () => {
    const make = createFactory(3);
    for (const status of ["unpaid", "shipped", "received"]) {
      const order = make("Order", { status });
      expect(order).toMatchObject({
        status,
        // An open dispute keeps a shipped order from being received.
        can: { pay: status === "unpaid", receipt: status === "shipped" && !order.dispute },
      });
      expect(order.express === null).toBe(status === "unpaid");
    }
    expect(make("Order", { status: "lost at sea", currency: "EUR" })).toMatchObject({
      status: "lost at sea",
      currency: "EUR",
    });
  });

  it("gives every object its own id or number, and copies", () => {
    const make = createFactory();
    const products = make.list("Product", 30, (index) => ({ title: `Kettle ${index}` }));
    expect(new Set(products.map(({ id }) => id)).size).toBe(30);
    expect(products[7]?.title).toBe("Kettle 7");
    const orders = make.list("Order", 30);
    expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(30);
    for (const order of orders) order.goods.length = 0;
    expect(make("Order").goods).not.toHaveLength(0);
    expect(make("Product", { id: 7 }).id).toBe(7);
  });

  it("leaves out what a server may leave out", () => {
    expect(createFactory().bare("UserInfo")).toEqual({ id: 1001, token: expect.any(String) });
    expect(createFactory().bare("User", { username: "mira" })).toEqual({ username: "mira" });
  });

  it("another seed creates other objects", () => {
    const titles = (seed: number) =>
      createFactory(seed)
        .list("Product", 12)
        .map(({ title }) => title);
    expect(titles(1)).toEqual(titles(1));
    expect(titles(1)).not.toEqual(titles(2));
  });
});

describe("the default handlers", () => {
  it("support paging over the same rows", async () => {
    const market = createFakeMarketplace(defaultHandlers());
    const ids: unknown[] = [];
    for await (const product of pages(market.products.list, { limit: 5 })) ids.push(product.id);
    expect(new Set(ids).size).toBe(12);
    expect(await market.products.list({ page: 3, limit: 5 })).toMatchObject({ total: 12, last_page: 3 });
  });

  it("return the object with the requested id or number", async () => {
    const market = createFakeMarketplace(defaultHandlers());
    expect(await market.products.get({ id: 77 })).toMatchObject({ id: 77 });
    expect(await market.orders.get({ order_no: "O9" })).toMatchObject({ order_no: "O9" });
  });
});
