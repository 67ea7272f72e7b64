import { describe, expect, it } from "vitest";
import { cardOf } from "./favorites-screen";

describe("cardOf", () => {
  const nameOf = (id: number | string): string => `Product ${id}`;

  it("shows what is stored", () => {
    const stored = { id: 1, title: "Sage kettle", image: "/uploads/1.svg", price: "12.50", currency: "USDT" };
    const cheaper = { ...stored, from_price: "9.90" };
    expect(cardOf({ ...cheaper, shopname: "Harbour" }, nameOf)).toEqual(cheaper);
    expect(cardOf(stored, nameOf).from_price).toBeUndefined();
  });

  it("names a product by its id when nothing else is known of it", () => {
    expect(cardOf({ id: "77" }, nameOf)).toMatchObject({ id: "77", title: "Product 77", price: undefined });
    expect(cardOf({ id: 7, title: "" }, nameOf).title).toBe("Product 7");
  });
});
