// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { createFactory, fault, ok, page, sequence } from "marketplace-sdk/testing";
import { expect, test, vi } from "vitest";
import { press } from "../../test/block";
import { renderWith } from "../../test/render";
import { blockLabels } from "../block-labels/en";
import { labels } from "../labels/en";
import { toProductView } from "../product/product-view";
import { ProductList, ProductPurchase } from "./products";
import { fill } from "./use-block-texts";

const t = blockLabels.product;
const make = createFactory();
const teapot = toProductView(
  make("ProductDetail", {
    title: "Teapot",
    stock: 5,
    specs: [{ name: "Color", items: ["Sage", "Sand"] }],
    skus: [
      { id: 31, spec: ["Sage"], price: "14.20", stock: 5 },
      { id: 32, spec: ["Sand"], price: "15.20", stock: 0 },
    ],
  }),
);

test("products that can't be loaded are asked for again", async () => {
  const products = [make("Product", { title: "Teapot" })];
  renderWith(<ProductList hrefOf={(id) => `/${id}`} />, {
    "products.list": sequence(fault("refused"), (input) => ok(page(products, input))),
  });
  await press(labels.retry);
  await screen.findByText("Teapot");
});

test("a variant is chosen before a product is bought or goes into the cart", async () => {
  const onBuyNow = vi.fn();
  const { services } = renderWith(<ProductPurchase product={teapot} onBuyNow={onBuyNow} />);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: t.buyNow }).disabled).toBe(true);
  screen.getByText(t.choose);
  await press("Sage");
  await press(t.addToCart);
  screen.getByText(fill(t.added, { title: "Teapot" }));
  expect(services.cart.state.lines).toMatchObject([{ skuId: 31, num: 1 }]);
  await press(t.buyNow);
  expect(onBuyNow).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ skuId: 31, num: 1 })]);
});
