import { type Fields, fieldOf } from "../json.js";
import { product } from "../mutations/purchases.js";
import { type Edge, edges } from "./edge.js";
import { send } from "./scenario.js";

/** The number of days in the contract. */
export const stats = edges("merchant.stats", "the longest time", async (builder) => {
  const token = builder.merchant();
  const days = (what: string, by: string, from: string, to: string, refusedBy?: readonly string[]): Edge => ({
    what,
    fields: { from, to, by },
    token,
    ...(refusedBy && { refusedBy }),
  });
  return [
    days("one day", "day", "2026-01-01", "2026-01-01"),
    // Long before any sale, as a client may ask for “all years”.
    days("the first day that servers count from", "day", "1970-01-01", "1970-01-01"),
    days("92 days", "day", "2026-01-01", "2026-04-02"),
    days("93 days", "day", "2026-01-01", "2026-04-03", ["range_too_long"]),
    days("1098 days by month", "month", "2023-01-01", "2026-01-02"),
    days("1099 days by month", "month", "2023-01-01", "2026-01-03", ["range_too_long"]),
    days("days that end before they begin", "day", "2026-01-02", "2026-01-01", ["field_invalid"]),
  ];
});

/** Rising quantities and falling prices, and a store's own pictures. */
export const products = edges("merchantProducts.save", "price tiers", async (builder) => {
  const token = builder.merchant();
  const fields = await product(builder);
  const undo = (data: unknown) =>
    send(builder, "merchantProducts.delete", { id: fieldOf(data, "id") }, token);
  const tiers = (
    what: string,
    list: readonly (readonly [number, string])[],
    refusedBy?: readonly string[],
  ): Edge => ({
    what,
    fields: { ...fields, price: "12.50", price_tiers: list.map(([min_num, price]) => ({ min_num, price })) },
    token,
    undo,
    ...(refusedBy && { refusedBy }),
  });
  const variants = (what: string, skus: readonly Fields[], refusedBy?: readonly string[]): Edge => ({
    what,
    fields: { ...fields, specs: [{ name: "Color", items: ["Sage", "Sand"] }], skus },
    token,
    undo,
    ...(refusedBy && { refusedBy }),
  });
  const quantities = ["field_invalid"];
  const prices = ["price_invalid"];
  const sku = (spec: string, more: Fields = {}): Fields => ({
    spec: [spec],
    price: "12.50",
    stock: 3,
    ...more,
  });
  return [
    tiers("rising quantities at falling prices", [
      [2, "12.49"],
      [3, "12.48"],
    ]),
    tiers(
      "two tiers from the same quantity",
      [
        [2, "12.00"],
        [2, "11.00"],
      ],
      quantities,
    ),
    tiers(
      "falling quantities",
      [
        [9, "12.00"],
        [2, "11.00"],
      ],
      quantities,
    ),
    tiers("a tier at the price of one", [[2, "12.50"]], prices),
    tiers(
      "a tier at the price of the one before",
      [
        [2, "12.00"],
        [3, "12.00"],
      ],
      prices,
    ),
    tiers("a tier for nothing", [[2, "0"]], prices),
    {
      what: "a price of half a cent",
      fields: { ...fields, price: "12.505" },
      token,
      undo,
      refusedBy: prices,
    },
    { what: "no price", fields: { ...fields, price: undefined }, token, undo, refusedBy: prices },
    { what: "no stock", fields: { ...fields, stock: undefined }, token, undo, refusedBy: quantities },
    variants("two variants", [sku("Sage"), sku("Sand")]),
    variants("the same variant twice", [sku("Sage"), sku("Sage")], quantities),
    variants("a variant of an unknown color", [sku("Sky")], quantities),
    variants("a variant without its stock", [sku("Sage", { stock: undefined })], quantities),
    variants("a variant for nothing", [sku("Sage", { price: "0" })], prices),
  ];
});
