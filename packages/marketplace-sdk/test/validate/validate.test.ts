import { describe, expect, expectTypeOf, it } from "vitest";
import { createMarketplace, type Order } from "../../src/index";
import { operationList as operations } from "../../src/operation";
import { createFactory, defaultHandlers } from "../../src/testing/index";
import { findIssues, resultSchema, validateAnswers } from "../../src/validate/index";
import { createFetch, envelope, failureOf, options } from "../client/support";

const make = createFactory();
const marketWith = (data: unknown) =>
  createMarketplace(options({ fetch: createFetch(envelope(1, data)).fetch, validate: validateAnswers }));

describe("a client that validates", () => {
  it("lets good responses through", async () => {
    const order = make("Order");
    expect(await marketWith(order).orders.get({ order_no: "O1" })).toEqual(order);
  });

  it("names the field that broke, nested ones too", async () => {
    const order = make("Order");
    const broken = { ...order, goods: order.goods.map((row) => ({ ...row, num: -1 })) };
    const error = await failureOf(marketWith(broken).orders.get({ order_no: "O1" }));
    expect(error).toMatchObject({ kind: "protocol", received: "unexpected data", operation: "orders.get" });
    expect(String(error)).toContain("data.goods[0].num");
  });

  it("misses what a response must have and can't be read", async () => {
    const order = make("Order");
    const broken = { ...order, goods: order.goods.map((row) => ({ ...row, num: "two" })), paytime: "soon" };
    const error = await failureOf(marketWith(broken).orders.get({ order_no: "O1" }));
    expect(error).toMatchObject({ kind: "protocol", received: "unexpected data" });
    expect(String(error)).toMatch(/data\.goods\[0\].*num/);
    expect(findIssues("orders.get", { ...order, paytime: undefined })).toEqual([]);
  });

  it("names a field that is missing", async () => {
    const { order_no: _, ...rest } = make("Order");
    expect(String(await failureOf(marketWith(rest).orders.get({ order_no: "O1" })))).toContain("order_no");
  });

  it("checks what the client has normalized, so a number for money is fine", async () => {
    const product = { ...make("Product"), price: 12.5 };
    const page = { total: 1, per_page: 10, current_page: 1, last_page: 1, data: [product] };
    expect((await marketWith(page).products.list()).data[0]?.price).toBe("12.5");
  });
});

describe("resultSchema", () => {
  it("is a Standard Schema of the operation's result", () => {
    const schema = resultSchema("orders.get")["~standard"];
    expect([schema.version, schema.vendor]).toEqual([1, "marketplace-sdk"]);
    const order = make("Order");
    const good = schema.validate(order);
    expect(good).toEqual({ value: order });
    if ("value" in good) expectTypeOf(good.value).toEqualTypeOf<Order>();
    expect(schema.validate({ ...order, goods: "none" })).toEqual({
      issues: [{ message: expect.any(String), path: ["goods"] }],
    });
  });

  it("accepts null where code 0 is a success, and nowhere else", () => {
    expect(findIssues("merchant.get", null)).toEqual([]);
    expect(findIssues("orders.get", null)).not.toEqual([]);
  });
});

it("every sample reply keeps to the contract, and no operation accepts just anything", async () => {
  const replies = defaultHandlers();
  for (const { id } of operations) {
    const operation = id as keyof typeof replies;
    const reply = replies[operation] as { data: unknown } | ((input: object) => { data: unknown });
    const { data } = typeof reply === "function" ? reply({ id: 1, order_no: "O1", pay_no: "P1" }) : reply;
    expect(findIssues(operation, data), id).toEqual([]);
    expect(findIssues(operation, "anything"), id).not.toEqual([]);
  }
});
