// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { createFactory, ok } from "marketplace-sdk/testing";
import { expect, test, vi } from "vitest";
import { press } from "../../test/block";
import { fakeServices, renderWith } from "../../test/render";
import { blockLabels } from "../block-labels/en";
import { CartContents } from "./cart-contents";
import { fill } from "./use-block-texts";

const t = blockLabels.cart;
const make = createFactory();
const line = { id: 1003, shopId: 1, shopName: "Harbour", title: "Teapot", price: "14.20", currency: "USDT" };

/** The cart with teapots of a store whose smallest order is 30.00. */
function cart(num: number, onCheckOut = vi.fn()) {
  const shop = make("Store", { id: 1, min_order_amount: "30.00" });
  const teapot = make("ProductDetail", { ...line, stock: 9, currency: "USDT", shop, specs: [], skus: [] });
  const fake = fakeServices({ "products.get": ok(teapot) });
  fake.services.cart.replace([{ ...line, num }]);
  renderWith(<CartContents onCheckOut={onCheckOut} />, {}, fake);
  return onCheckOut;
}

test("says what a store's lines lack to its smallest order", async () => {
  const onCheckOut = cart(2);
  await screen.findByText(`: ${fill(t.toMinimum, { money: "1.60 USDT" })}`);
  await press(t.checkOut);
  expect(onCheckOut).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ id: 1003, num: 2 })]);
});

test("an order that reaches it lacks nothing, and an empty cart says so", async () => {
  cart(3);
  await screen.findByText("42.60", { exact: false });
  const [, sentence = ""] = t.toMinimum.split("}}");
  expect(document.body.textContent).not.toContain(sentence);
  await press(`${t.remove}: Teapot`);
  await screen.findByText(t.emptyTitle);
});
