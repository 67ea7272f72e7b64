import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogFromCsv } from "../src/shopify/catalog";
import { CsvError, readCsv } from "../src/shopify/csv";
import { parseShopifyCsv } from "../src/shopify/parse";

const sample = readFileSync(new URL("products.csv", import.meta.url), "utf8");
const NOW = 1_795_175_706;

const write = (rows: readonly (readonly string[])[], end: string, always: boolean) =>
  rows
    .map((row) =>
      row.map((f) => (always || /[",\r\n]/.test(f) ? `"${f.replaceAll('"', '""')}"` : f)).join(","),
    )
    .join(end);

describe("reading CSV", () => {
  const field = fc.string({
    unit: fc.constantFrom("a", "é", "😀", '"', ",", "\n", "\r", " ", ";"),
    maxLength: 8,
  });

  it("gives back whatever was written, with either line end, quoted or not", () => {
    const table = fc.array(fc.array(field, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        table,
        fc.constantFrom("\n", "\r\n"),
        fc.boolean(),
        fc.boolean(),
        (rows, end, always, mark) => {
          const text = `${mark ? "\uFEFF" : ""}${write(rows, end, always)}${end}`;
          expect(readCsv(text).map(({ fields }) => fields)).toEqual(rows);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("never fails with anything but a CsvError, nor hangs", () => {
    fc.assert(
      fc.property(field, (text) => {
        try {
          for (const { fields } of readCsv(text)) expect(fields.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(CsvError);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("counts lines as an editor does", () => {
    expect(readCsv('a,b\n"1\n2",x\n\nc,d').map(({ row }) => row)).toEqual([1, 2, 5]);
  });

  it.each([
    ['a\n"b', "row 2: a quoted field is never closed"],
    ['a\nb"c', "row 2: a quote inside an unquoted field"],
    ['a\n"b"c', "row 2: text after a closing quote"],
    ['a\n"b\nc', "row 2: a quoted field is never closed"],
  ])("refuses %j", (text, message) => {
    expect(() => readCsv(text)).toThrow(message);
  });
});

describe("a Shopify export", () => {
  it("groups the rows of a handle to one product with variants and pictures", () => {
    const { products, skipped } = parseShopifyCsv(sample);
    expect(skipped).toEqual(["old-mug"]);
    expect(products).toHaveLength(2);
    expect(products[0]).toEqual({
      handle: "linen-apron",
      title: "Linen apron",
      content: '<p>Washed linen, long ties.</p>\n<p>One size "fits most".</p>',
      vendor: "Example Weavers",
      category: "Home & Garden > Kitchen & Dining > Aprons",
      specs: [
        { name: "Color", items: ["Natural", "Ink"] },
        { name: "Size", items: ["One size"] },
      ],
      variants: [
        {
          spec: ["Natural", "One size"],
          code: "LA-N",
          priceCents: 2_490,
          compareAtCents: 2_900,
          stock: 14,
          image: "https://shop.example/apron-n.jpg",
        },
        {
          spec: ["Ink", "One size"],
          code: "LA-I",
          priceCents: 2_490,
          compareAtCents: null,
          stock: 0,
          image: "",
        },
      ],
      images: [1, 2, 3].map((n) => `https://shop.example/apron-${n}.jpg`),
    });
    expect(products[1]).toMatchObject({ specs: [], variants: [{ spec: [], priceCents: 650, stock: 200 }] });
  });

  const head = "Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Image Src";
  it.each([
    ["Title,Variant Price\nA,1", "row 1: the column “handle” is missing"],
    [`${head}\na,A,,,1,1`, "row 2: 6 fields where the head has 7"],
    [`${head}\n,A,,,1,1,`, "row 2: a row without a handle"],
    [`${head}\na,,,,1,1,`, "row 2: the first row of “a” has no title"],
    [`${head}\na,A,,,12.345,1,`, "row 2: “12.345” is no price"],
    [`${head}\na,A,,,1e3,1,`, "row 2: “1e3” is no price"],
    [`${head}\na,A,,,,1,`, "row 2: a variant without a price"],
    [`${head}\na,A,,,1,many,`, "row 2: “many” is no quantity"],
    [`${head}\na,A,,,1,1,javascript:alert(1)`, "row 2: “javascript:alert(1)” is no address of a picture"],
    [`${head}\na,A,Size,S,1,1,\na,,,S,1,1,`, "row 2: “a” has the variant “S” twice"],
    [`${head}\na,A,Size,S,1,1,\na,,,,1,1,`, "row 3: a variant without a value for each option"],
    ["", "row 1: the file is empty"],
  ])("says which row of %j is wrong", (text, message) => {
    expect(() => parseShopifyCsv(text)).toThrow(message);
  });

  it("becomes a catalog: vendors are stores, categories a tree of two levels", () => {
    const { products, shops, categories, users, orders } = catalogFromCsv(
      sample,
      { seed: 1, now: NOW },
      (html) => html.replaceAll("<script>", ""),
    );
    expect(shops.map(({ shopname }) => shopname)).toEqual(["Example Weavers", "Example Woodshop"]);
    expect(categories.map(({ pid, names }) => [pid, names.de])).toEqual([
      [0, "Home & Garden"],
      [1, "Kitchen & Dining"],
      [0, "Kitchen"],
    ]);
    expect(
      products.map(({ id, shopId, categoryId, priceCents, marketPriceCents }) => [
        id,
        shopId,
        categoryId,
        priceCents,
        marketPriceCents,
      ]),
    ).toEqual([
      [1001, 1, 2, 2_490, 2_900],
      [1002, 2, 3, 650, null],
    ]);
    expect(products[0]?.description).toBe('Washed linen, long ties. One size "fits most".');
    expect(shops.every(({ owner }) => users.some(({ username }) => username === owner))).toBe(true);
    expect(orders).toEqual([]);
  });

  it("leaves out an item number that the store has already, or that is too long", () => {
    const file = `Handle,Title,Vendor,Variant SKU,Variant Price\na,A,V,X-1,1\nb,B,V,x-1,1\nc,C,W,X-1,1\nd,D,V,${"9".repeat(65)},1`;
    const { products } = catalogFromCsv(file, { seed: 1, now: NOW }, (html) => html);
    expect(products.map(({ skus }) => skus[0]?.code)).toEqual(["X-1", "", "X-1", ""]);
  });
});
