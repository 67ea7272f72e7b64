import { operationsById } from "marketplace-contract";
import { expect, it } from "vitest";
import { inputs } from "../../src/check/inputs";
import { hasOwnCall } from "../../src/check/mutations/check-mutation";

it("knows how to call every operation that only reads, and makes something for those that change it", () => {
  const reading = Object.values(operationsById).filter(({ idempotency }) => idempotency === "safe");
  expect(Object.keys(inputs).sort()).toEqual(reading.map(({ id }) => id).sort());
  expect(reading.some(({ id }) => hasOwnCall(id))).toBe(false);
});

it("asks for the price of as many pieces as can be ordered, of a variant that has them", async () => {
  const product = {
    id: 5,
    shop_id: 2,
    min_order: 12,
    pack_size: 5,
    price: "2.00",
    shop: { min_order_amount: "10.00" },
    skus: [
      { id: 50, stock: 14, price: "2.00" },
      { id: 51, stock: 15, price: "2.00" },
    ],
  };
  const read = async (id: string) => (id === "products.get" ? product : undefined);
  expect(await inputs["orders.preview"]?.(read)).toEqual({
    items: [{ id: 5, num: 15, shop_id: 2, sku_id: 51 }],
  });
});
