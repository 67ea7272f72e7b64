// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ProductView, toProductView, useVariantMatrix } from "marketplace-react";
import { afterEach, expect, test } from "vitest";
import { openShop, Surroundings, speak } from "../../testing/stage";
import { VariantGrid } from "./variant-grid";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const cap = toProductView({
  ...{ id: 1018, shop_id: 2, shopname: "North", title: "Cap", image: "/cap.svg", price: "3.90" },
  ...{ currency: "USDT", pack_size: 6 },
  specs: [
    { name: "Color", items: ["Leaf", "Plum"] },
    { name: "Size", items: ["M", "L", "XL"] },
  ],
  skus: [
    { id: 1, spec: ["Leaf", "M"], price: "3.90", stock: 983 },
    { id: 2, spec: ["Leaf", "L"], price: "3.90", stock: 60 },
    { id: 3, spec: ["Leaf", "XL"], price: "4.20", stock: 0 },
    { id: 4, spec: ["Plum", "M"], price: "3.90", stock: 12 },
  ],
});

function Shown({ product }: { product: ProductView }) {
  const matrix = useVariantMatrix(product);
  return (
    <>
      <VariantGrid product={product} matrix={matrix} />
      <output aria-label="Sum">{matrix.pieces}</output>
    </>
  );
}

async function show(product: ProductView): Promise<void> {
  const i18n = await speak("en");
  render(
    <Surroundings services={openShop()} i18n={i18n}>
      <Shown product={product} />
    </Surroundings>,
  );
}

const type = (label: string, value: string): void => {
  const field = screen.getByRole("textbox", { name: label });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const sum = () => screen.getByRole("status", { name: "Sum" }).textContent;

test("two choices are a grid with a quantity for each combination that is in stock", async () => {
  await show(cap);
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Color",
    "M",
    "L",
    "XL",
    "Same for all",
  ]);
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual(["Leaf", "Plum"]);
  expect(screen.queryByRole("textbox", { name: "Leaf, XL" })).toBeNull();
  expect(screen.queryByRole("textbox", { name: "Plum, L" })).toBeNull();
  type("Leaf, M", "12");
  type("Plum, M", "6");
  expect(sum()).toBe("18");
});

test("one quantity fills a row; what a combination can't have is said and not changed", async () => {
  await show(cap);
  type("Same for all: Leaf", "66");
  expect(sum()).toBe("132");
  expect(screen.getByRole("alert").textContent).toContain("60");
  // A single combination has no use for it.
  expect(screen.queryByRole("textbox", { name: "Same for all: Plum" })).toBeNull();
});

test("more than there is becomes whole packs, which is said", async () => {
  await show(cap);
  type("Leaf, M", "99999");
  expect(sum()).toBe("978");
  expect(screen.getByText("Only 983 in stock")).toBeDefined();
});

test("a single choice is a list", async () => {
  const { skus, specs, ...rest } = cap;
  await show({
    ...rest,
    specs: specs.slice(1),
    skus: skus.slice(0, 2).map((sku) => ({ ...sku, spec: sku.spec.slice(1) })),
  });
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  type("M", "12");
  expect(sum()).toBe("12");
});
