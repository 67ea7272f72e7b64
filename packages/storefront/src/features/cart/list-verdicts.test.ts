import { toProductView } from "marketplace-react";
import type { Data } from "marketplace-sdk";
import type { CartLine } from "marketplace-sdk/state";
import { expect, test } from "vitest";
import { betterQuantity, type Catalog, codeKey, toCodeMatch, totalsOfFound, verdicts } from "./list-verdicts";
import type { ListRow } from "./order-list";

type Match = Data<"products.lookup">[number];

const PRODUCT = { shop_id: 1, shopname: "Harbour", title: "Teapot", image: "/a.webp", price: "9.00" };
/** A teapot in two colors, six in a pack and twelve at least. */
const sage: Match = {
  ...PRODUCT,
  id: 1003,
  min_order: 12,
  pack_size: 6,
  price_tiers: [{ min_num: 24, price: "8.00" }],
  sku_code: "POT-S",
  sku: { id: 31, spec: ["Sage"], price: "9.50", stock: 30, sku_code: "POT-S" },
};
const cream: Match = {
  ...sage,
  sku_code: "POT-C",
  sku: { id: 32, spec: ["Cream"], price: "9.00", stock: 0, sku_code: "POT-C" },
};
const lid: Match = { ...PRODUCT, id: 1004, title: "Lid", stock: 5, sku_code: "LID" };
const otherLid: Match = { ...lid, id: 2004, shop_id: 2, shopname: "Hill", price: "4.00" };
const shirt = toProductView({
  ...PRODUCT,
  id: 500,
  specs: [
    { name: "Color", items: ["Red", "Blue"] },
    { name: "Size", items: ["S", "L"] },
  ],
  skus: [
    { id: 1, spec: ["Red", "S"], price: "9.00", stock: 8 },
    { id: 2, spec: ["Blue", "L"], price: "9.00", stock: 8 },
  ],
});

const catalog = (...matches: Match[]): Catalog => {
  const byCode = new Map<string, ReturnType<typeof toCodeMatch>[]>();
  for (const match of matches) {
    const key = codeKey(match.sku_code ?? "");
    byCode.set(key, [...(byCode.get(key) ?? []), toCodeMatch(match)]);
  }
  return { byCode, byNumber: new Map([["500", shirt]]) };
};
const all = catalog(sage, cream, lid);
const judge = (
  rows: readonly (Partial<ListRow> & { code: string })[],
  known = all,
  lines: readonly CartLine[] = [],
) =>
  verdicts(
    rows.map((row, key) => ({ key, variant: "", quantity: "1", ...row })),
    known,
    lines,
    "en",
  );
const kinds = (...given: Parameters<typeof judge>) => judge(...given).map(({ kind }) => kind);

test("a row that can be ordered has its item with everything a cart line keeps", () => {
  expect(judge([{ code: " pot-s ", quantity: "24" }])).toEqual([
    {
      kind: "found",
      quantity: 24,
      unitPrice: "8.50",
      item: {
        id: 1003,
        shopId: 1,
        shopName: "Harbour",
        title: "Teapot",
        image: "/a.webp",
        price: "9.50",
        skuCode: "POT-S",
        skuId: 31,
        spec: "Sage",
        stock: 30,
        priceTiers: [{ min_num: 24, price: "8.50" }],
        minOrder: 12,
        packSize: 6,
      },
    },
  ]);
  const [plain] = judge([{ code: "LID", quantity: "5" }]);
  expect(plain).toMatchObject({ kind: "found", item: { id: 1004, stock: 5 } });
  expect(plain).not.toHaveProperty("item.skuId");
});

test("each row shows its problem", () => {
  expect(
    judge([
      { code: "NOTHING" },
      { code: "" },
      { code: "LID", quantity: "some" },
      { code: "LID", quantity: "6" },
      { code: "POT-C", quantity: "12" },
      { code: "POT-S", quantity: "13" },
      { code: "POT-S", quantity: "6" },
    ]),
  ).toMatchObject([
    { kind: "unknown" },
    { kind: "unknown" },
    { kind: "badQuantity" },
    { kind: "short", left: 5 },
    { kind: "soldOut" },
    { kind: "pack", packSize: 6 },
    { kind: "minimum", minOrder: 12, missing: 6 },
  ]);
});

test("rows of one thing count together, and with what is in the cart", () => {
  expect(
    kinds([
      { code: "LID", quantity: "3" },
      { code: "lid", quantity: "3" },
    ]),
  ).toEqual(["found", "short"]);
  const inCart = { id: "1004", shopId: 1, num: 3, checked: true } as CartLine;
  expect(judge([{ code: "LID", quantity: "3" }], all, [inCart])).toMatchObject([{ kind: "short", left: 2 }]);
  expect(
    kinds([
      { code: "POT-S", quantity: "6" },
      { code: "POT-S", quantity: "6" },
    ]),
  ).toEqual(["found", "found"]);
});

test("rows cost what they will in the cart: tiers count all of a product, and what is selected there", () => {
  const found = (...given: Parameters<typeof judge>) =>
    judge(...given).flatMap((verdict) => (verdict.kind === "found" ? [verdict] : []));
  const alone = found([{ code: "POT-S", quantity: "12" }]);
  expect(alone).toMatchObject([{ unitPrice: "9.50" }]);
  expect(totalsOfFound(alone)).toEqual([{ currency: "", amount: "114.00" }]);

  const twelve = { id: 1003, shopId: 1, skuId: 99, num: 12 } as CartLine;
  expect(found([{ code: "POT-S", quantity: "12" }], all, [{ ...twelve, checked: true }])).toMatchObject([
    { unitPrice: "8.50" },
  ]);
  expect(found([{ code: "POT-S", quantity: "12" }], all, [{ ...twelve, checked: false }])).toMatchObject([
    { unitPrice: "9.50" },
  ]);
  const several = found([
    { code: "POT-S", quantity: "24" },
    { code: "LID", quantity: "2" },
  ]);
  expect(totalsOfFound(several)).toEqual([{ currency: "", amount: "222.00" }]);
});

test("a row that can't be added does not help another one over the minimum", () => {
  expect(
    kinds([
      { code: "POT-S", quantity: "6" },
      { code: "POT-C", quantity: "6" },
    ]),
  ).toEqual(["minimum", "soldOut"]);
});

test("a code of several stores is chosen", () => {
  const both = catalog(lid, otherLid);
  expect(judge([{ code: "LID" }], both)).toEqual([
    {
      kind: "several",
      of: "store",
      options: [
        { value: "1", label: "Harbour" },
        { value: "2", label: "Hill" },
      ],
    },
  ]);
  expect(judge([{ code: "LID", choice: "2" }], both)).toMatchObject([
    { kind: "found", item: { id: 2004, price: "4.00" } },
  ]);
  expect(kinds([{ code: "LID", choice: "3" }], both)).toEqual(["several"]);
});

test("a product number needs the variant, in any writing, or a choice", () => {
  expect(judge([{ code: "500" }])).toEqual([
    {
      kind: "several",
      of: "variant",
      options: [
        { value: "1", label: "Red, S" },
        { value: "2", label: "Blue, L" },
      ],
    },
  ]);
  for (const variant of ["Blue, L", "blue / l", "BLUE|L"]) {
    expect(judge([{ code: "#500", variant }])).toMatchObject([{ kind: "found", item: { skuId: 2 } }]);
  }
  expect(kinds([{ code: "500", variant: "Green" }])).toEqual(["several"]);
  expect(judge([{ code: "500", choice: "1" }])).toMatchObject([{ kind: "found", item: { skuId: 1 } }]);
});

test("a SKU code comes before a product number that is written the same", () => {
  expect(judge([{ code: "500" }], catalog({ ...lid, sku_code: "500" }))).toMatchObject([
    { kind: "found", item: { id: 1004 } },
  ]);
});

test("a quantity that would do is whole packs, in stock, and reaches the minimum", () => {
  const better = (code: string, quantity: number, ...more: string[]) => {
    const rows = [{ code, quantity: String(quantity) }, ...more.map((each) => ({ code, quantity: each }))];
    const [verdict] = judge(rows);
    if (!verdict) throw new Error("no verdict");
    return betterQuantity(verdict, quantity);
  };
  expect(better("POT-S", 13)).toBe(18);
  expect(better("POT-S", 31)).toBe(30);
  expect(better("POT-S", 6)).toBe(12);
  expect(better("LID", 9)).toBe(5);
  expect(better("POT-C", 12)).toBeUndefined();
  expect(better("LID", 2)).toBeUndefined();
});
