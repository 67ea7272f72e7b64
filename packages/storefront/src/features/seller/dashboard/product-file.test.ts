import fc from "fast-check";
import type { MerchantProduct } from "marketplace-sdk";
import { describe, expect, test } from "vitest";
import { readCsv, writeCsv } from "../../../shared/csv";
import { withUnread } from "../../../testing/with-unread";
import { exportRows } from "./export-products";
import { FILE_LIMITS, type FileProduct } from "./product-file";
import { type ImportContext, importVerdicts, pictureName } from "./product-import";
import { readProducts } from "./read-products";

const POT: MerchantProduct = {
  id: 1003,
  version: 3,
  shop_id: 1,
  shopname: "Harbour",
  category_id: 12,
  title: "=Teapot, large",
  image: "/uploads/a.webp",
  images: ["/uploads/a.webp", "/uploads/b.webp", "/uploads/c.webp"],
  price: "12.50",
  market_price: "15.00",
  stock: 5,
  freight_price: "4.80",
  tax_rate: "0.08",
  ship_hours: 48,
  status: "on",
  content: "<p>Thrown, by hand.</p>",
  specs: [{ name: "Color", items: ["Cream", "Sage"] }],
  skus: [
    { id: 7, spec: ["Cream"], price: "12.50", stock: 2, image: "", sku_code: "POT-C" },
    { id: 8, spec: ["Sage"], price: "14.00", stock: 3, image: "/uploads/b.webp", sku_code: "POT-S" },
  ],
};
const LID: MerchantProduct = {
  ...POT,
  id: 1004,
  title: "Lid",
  images: ["/uploads/l.webp"],
  price: "3.00",
  stock: 9,
  specs: [],
  skus: [],
  sku_code: "LID",
};
const STORE = [POT, LID];

const load = async (text: string, digits = 2): Promise<readonly FileProduct[]> => {
  const read = await readCsv(text, FILE_LIMITS, "en");
  const products = "rows" in read ? readProducts(read, digits) : undefined;
  if (!products) throw new Error("the file was not read");
  return products;
};
const judge = async (text: string, context: Partial<ImportContext> = {}) =>
  importVerdicts(await load(text), { stored: STORE, category: "", files: new Set(), ...context });
const exported = () => writeCsv(exportRows(STORE));
const csv = (...lines: string[]) => lines.join("\n");

describe("the store's own export", () => {
  test("changes nothing when it comes back, and runs nothing in a spreadsheet", async () => {
    const text = await exported();
    expect(text).toContain('"\'=Teapot, large"');
    expect((await judge(text)).map(({ kind }) => kind)).toEqual(["same", "same"]);
  });

  test("sends what was edited, and not the stock sold in the meantime", async () => {
    const text = (await exported()).replace("POT-C,12.50", "POT-C,13.75");
    const sold = {
      ...POT,
      stock: 4,
      skus: POT.skus?.map((sku) => (sku.id === 7 ? { ...sku, stock: 1 } : sku)),
    };
    const [pot] = await judge(text, { stored: [sold as MerchantProduct, LID] });
    expect(pot).toMatchObject({
      kind: "changed",
      columns: ["Variant Price"],
      input: {
        id: 1003,
        version: 3,
        skus: [
          { id: 7, spec: ["Cream"], price: "13.75" },
          { id: 8, spec: ["Sage"], price: "14.00", image: "/uploads/b.webp" },
        ],
      },
    });
    expect(JSON.stringify(pot)).not.toContain('"stock"');
  });

  test("sends a new stock count", async () => {
    const [, lid] = await judge((await exported()).replace("3.00,15.00,9,9", "3.00,15.00,20,9"));
    expect(lid).toMatchObject({ kind: "changed", columns: ["Variant Inventory Qty"], input: { stock: 20 } });
  });

  test("is refused where the product was changed since, unless it says the same", async () => {
    const text = (await exported()).replace("POT-C,12.50", "POT-C,13.75");
    const [pot, lid] = await judge(text, { stored: STORE.map((product) => ({ ...product, version: 9 })) });
    expect(pot).toMatchObject({ kind: "error", error: { column: "Version", reason: "changed" } });
    expect(lid).toMatchObject({ kind: "same" });
    const after = {
      ...POT,
      version: 4,
      skus: POT.skus?.map((sku) => (sku.id === 7 ? { ...sku, price: "13.75" } : sku)),
    };
    expect((await judge(text, { stored: [after as MerchantProduct, LID] })).map(({ kind }) => kind)).toEqual([
      "same",
      "same",
    ]);
  });
});

describe("shipping and weight", () => {
  const BY_STORE: MerchantProduct = { ...LID, is_store_freight: true, weight: 800 };
  delete BY_STORE.freight_price;
  const HEAD = "Product ID,Title,Variant Price,Image Src,Category ID,Shipping Price,Variant Grams";
  const judged = async (line: string, stored = BY_STORE) =>
    (await judge(csv(HEAD, line), { stored: [stored] }))[0];

  test("leave in columns of their own, and change nothing when they come back", async () => {
    const [names = [], cells = [], own = []] = exportRows([BY_STORE, LID]);
    const told = (row: string[]) =>
      ["Shipping Price", "Variant Grams"].map((name) => row[names.indexOf(name)]);
    expect([told(cells), told(own)]).toEqual([
      ["store", "800"],
      ["4.80", "0"],
    ]);
    const back = await judge(await writeCsv(exportRows([BY_STORE])), { stored: [BY_STORE] });
    expect(back).toMatchObject([{ kind: "same" }]);
  });

  test("are sent where they differ, the store's table in place of an amount and the other way round", async () => {
    const own = await judged("1004,,3.00,,,5.20,650");
    expect(own).toMatchObject({
      kind: "changed",
      columns: ["Shipping Price", "Variant Grams"],
      input: { freight_price: "5.2", weight: 650 },
    });
    expect(own).not.toHaveProperty("input.is_store_freight");
    const byStore = await judged("1004,,3.00,,,Store,", LID);
    expect(byStore).toMatchObject({ columns: ["Shipping Price"], input: { is_store_freight: true } });
    expect(byStore).not.toHaveProperty("input.freight_price");
    expect(await judged("1004,,3.00,,,store,800")).toMatchObject({ kind: "same" });
    expect(await judged("1004,,3.00,,,4.8,0", LID)).toMatchObject({ kind: "same" });
    const added = await judged("1099,New,3.00,/uploads/n.webp,12,store,90");
    expect(added).toMatchObject({ kind: "error", error: { column: "Product ID" } });
    expect(await judged(",New,3.00,/uploads/n.webp,12,store,90")).toMatchObject({
      kind: "new",
      input: { is_store_freight: true, weight: 90 },
    });
  });

  test.each([
    ["cheap", "", "Shipping Price", "freight"],
    ["-1", "", "Shipping Price", "freight"],
    ["", "heavy", "Variant Grams", "grams"],
    ["", "1.5", "Variant Grams", "grams"],
    ["", "1000001", "Variant Grams", "grams"],
  ])("“%s” and “%s” are errors of their cell", async (freight, grams, column, reason) => {
    const line = `1004,,3.00,,,${freight},${grams}`;
    expect(await judged(line)).toMatchObject({ kind: "error", error: { column, reason } });
  });
});

test("no list of a product that can't be read, and no text that came as a number, stops its export", () => {
  const tier = withUnread({ min_num: 5, price: "2.00" }, "price");
  const odd = {
    ...LID,
    title: 2024,
    sku_code: 12345,
    specs: null,
    skus: null,
    price_tiers: [tier],
    images: null,
  };
  const unread = withUnread({ ...LID, price_tiers: [] }, "version", "images", "specs", "skus", "price_tiers");
  // Whatever JSON brings, beyond the types.
  for (const product of [odd as object, unread] as MerchantProduct[]) {
    const [names = [], cells = []] = exportRows([product]);
    expect(cells[names.indexOf("Price Tiers")]).toBe("");
    expect(cells.every((cell) => typeof cell === "string" && !/undefined|null/.test(cell))).toBe(true);
  }
});

test("what can't be read of a product leaves as an empty cell, and no import makes none of it", async () => {
  const stored = [withUnread(LID, "market_price", "tax_rate", "stock", "min_order")];
  const [names = [], cells = []] = exportRows(stored);
  const told = Object.fromEntries(names.map((name, at) => [name, cells[at]]));
  const EMPTY = { "Tax Percent": "", "Minimum Order": "", "Variant Inventory Qty": "", "Exported Qty": "" };
  expect(told).toMatchObject({ ...EMPTY, "Variant Compare At Price": "" });
  const back = await judge(await writeCsv(exportRows(stored)), { stored });
  expect(back).toMatchObject([{ kind: "same" }]);
  const dearer = (await writeCsv(exportRows(stored))).replace("3.00", "3.50");
  expect(await judge(dearer, { stored })).toMatchObject([{ kind: "error", error: { reason: "unread" } }]);
});

describe("prices by quantity, packs and tax", () => {
  const BULK: MerchantProduct = {
    ...LID,
    tax_rate: "0.085",
    min_order: 12,
    pack_size: 6,
    price_tiers: [
      { min_num: 24, price: "2.50" },
      { min_num: 100, price: "2.05" },
    ],
  };
  const HEAD =
    "Product ID,Title,Variant Price,Image Src,Category ID,Tax Percent,Price Tiers,Minimum Order,Pack Size";
  const judged = async (line: string, stored: MerchantProduct[] = [BULK]) =>
    (await judge(csv(HEAD, line), { stored }))[0];

  test("leave in columns of their own, which no spreadsheet takes for a time or a formula", async () => {
    const [names = [], cells = []] = exportRows([BULK]);
    const told = Object.fromEntries(names.map((name, at) => [name, cells[at]]));
    expect(told).toMatchObject({
      "Tax Percent": "8.5",
      "Price Tiers": "24+ 2.50; 100+ 2.05",
      "Minimum Order": "12",
      "Pack Size": "6",
    });
  });

  test("are sent where they differ, and only then", async () => {
    expect(await judged("1004,,3,,,8.50,24+2.5;100+ 2.05,12,6")).toMatchObject({ kind: "same" });
    expect(await judged("1004,,,,,,,,")).toMatchObject({ kind: "error", error: { column: "Variant Price" } });
    expect(await judged("1004,,3.00,,,,,,")).toMatchObject({ kind: "same" });
    expect(await judged("1004,,3.00,,,19 %,24+ 2.40,24,12")).toMatchObject({
      kind: "changed",
      columns: ["Tax Percent", "Price Tiers", "Minimum Order", "Pack Size"],
      input: { tax_rate: "0.19", price_tiers: [{ min_num: 24, price: "2.4" }], min_order: 24, pack_size: 12 },
    });
    expect(await judged("1004,,3.00,,,,None,,")).toMatchObject({
      kind: "changed",
      columns: ["Price Tiers"],
      input: { price_tiers: [] },
    });
  });

  test("come with a new product", async () => {
    expect(await judged(",Cup,3.00,/c.webp,12,7,24+ 2.50,12,6")).toMatchObject({
      kind: "new",
      input: { tax_rate: "0.07", price_tiers: [{ min_num: 24, price: "2.5" }], min_order: 12, pack_size: 6 },
    });
  });

  test.each([
    ["no tiers at all", "24 pieces 2.50"],
    ["no price", "24+"],
    ["one that nobody wrote", "24+ 2.50;"],
    ["one piece", "1+ 2.50"],
    ["quantities that don't rise", "24+ 2.50; 24+ 2.40"],
    ["prices that don't fall", "24+ 2.50; 48+ 2.50"],
    ["a price above that of one piece", "24+ 3.00"],
    ["a price of nothing", "24+ 0.00"],
    ["more digits than the currency has", "24+ 2.505"],
    ["too many pieces", "100000+ 2.50"],
    ["too many tiers", Array.from({ length: 11 }, (_, at) => `${at + 2}+ ${2.9 - at / 10}`).join(";")],
  ])("tiers with %s are told by row and column", async (_name, tiers) => {
    const verdict = { row: 2, kind: "error", error: { column: "Price Tiers", reason: "tiers" } };
    expect(await judged(`1004,,3.00,,,,${tiers},,`)).toMatchObject(verdict);
    expect(await judged(`,Cup,3.00,/c.webp,12,,${tiers},,`)).toMatchObject(verdict);
  });

  test("a price that falls below the stored tiers is refused before the server does", async () => {
    expect(await judged("1004,,2.20,,,,,,")).toMatchObject({
      error: { column: "Price Tiers", reason: "tiers" },
    });
  });

  test.each([
    [",,41,,,", "Tax Percent", "percent"],
    [",,-1,,,", "Tax Percent", "percent"],
    [",,,,0,", "Minimum Order", "quantity"],
    [",,,,,1.5", "Pack Size", "quantity"],
    [",,,,100000,", "Minimum Order", "quantity"],
  ])("%s is refused", async (cells, column, reason) => {
    expect(await judged(`1004,,3.00,${cells}`)).toMatchObject({ kind: "error", error: { column, reason } });
  });

  test("whatever they are, a file that comes back changes nothing, and one tier less is all that is sent", async () => {
    const pieces = fc.integer({ min: 1, max: 99_999 });
    const amount = (cents: number) => `${Math.floor(cents / 100)}.${`${cents % 100}`.padStart(2, "0")}`;
    const product = fc
      .record({
        quantities: fc.uniqueArray(fc.integer({ min: 2, max: 99_999 }), { maxLength: 10 }),
        cents: fc.uniqueArray(fc.integer({ min: 1, max: 999_999 }), { minLength: 10, maxLength: 10 }),
        min_order: pieces,
        pack_size: pieces,
        tax: fc.integer({ min: 0, max: 400_000 }),
        hasVariants: fc.boolean(),
      })
      .map(({ quantities, cents, min_order, pack_size, tax, hasVariants }): MerchantProduct => {
        const falling = cents.toSorted((one, other) => other - one);
        return {
          ...(hasVariants ? POT : LID),
          price: "10000.00",
          skus: hasVariants ? (POT.skus ?? []).map((sku) => ({ ...sku, price: "10000.00" })) : [],
          min_order,
          pack_size,
          tax_rate: `0.${`${tax}`.padStart(6, "0")}`,
          price_tiers: quantities
            .toSorted((one, other) => one - other)
            .map((min_num, at) => ({ min_num, price: amount(falling[at] ?? 1) })),
        };
      });
    await fc.assert(
      fc.asyncProperty(product, async (stored) => {
        const text = await writeCsv(exportRows([stored]));
        expect(await judge(text, { stored: [stored] })).toMatchObject([{ kind: "same" }]);
        const tiers = stored.price_tiers ?? [];
        if (tiers.length < 2) return;
        const [verdict] = await judge(text, { stored: [{ ...stored, price_tiers: tiers.slice(1) }] });
        expect(verdict).toMatchObject({ kind: "changed", columns: ["Price Tiers"] });
        if (verdict?.kind !== "changed") return;
        const sent = verdict.input.price_tiers ?? [];
        expect(sent.map(({ min_num }) => min_num)).toEqual(tiers.map(({ min_num }) => min_num));
        expect(sent.map(({ price }) => Number(price))).toEqual(tiers.map(({ price }) => Number(price)));
        expect(verdict.input).not.toHaveProperty("min_order");
      }),
    );
  });
});

describe("a product file of Shopify", () => {
  const SHOP = csv(
    "Handle,Title,Body (HTML),Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src",
    'mug,Mug,"<p>A mug, ""plain"".</p>",Hill,Size,S,MUG-S,4,9.90,https://cdn.example/files/Mug.JPG?v=1',
    "mug,,,,,L,MUG-L,,12,https://cdn.example/files/mug-2.jpg",
    "mug,,,,,,,,,https://cdn.example/files/mug-3.jpg",
    "lid,Lid,,Hill,Title,Default Title,LID,9,3.50,",
  );

  test("is read with its variants and pictures; existing ones are found by code", async () => {
    const files = new Set(["mug.jpg", "mug-2.jpg", "mug-3.jpg"]);
    expect(await judge(SHOP, { category: "12", files })).toEqual([
      {
        row: 2,
        title: "Mug",
        kind: "new",
        pictures: [
          "https://cdn.example/files/Mug.JPG?v=1",
          "https://cdn.example/files/mug-2.jpg",
          "https://cdn.example/files/mug-3.jpg",
        ],
        input: {
          title: "Mug",
          category_id: "12",
          images: expect.any(Array),
          content: '<p>A mug, "plain".</p>',
          specs: [{ name: "Size", items: ["S", "L"] }],
          skus: [
            { spec: ["S"], price: "9.9", stock: 4, sku_code: "MUG-S" },
            { spec: ["L"], price: "12", stock: 0, sku_code: "MUG-L" },
          ],
        },
      },
      expect.objectContaining({ kind: "changed", columns: ["Variant Price"] }),
    ]);
  });

  test("needs a category and the files of its pictures", async () => {
    const errors = async (context: Partial<ImportContext>) => {
      const [mug] = await judge(SHOP, context);
      return mug?.kind === "error" ? mug.error : mug?.kind;
    };
    expect(await errors({})).toEqual({ column: "Category ID", reason: "missing" });
    expect(await errors({ category: "12" })).toEqual({ column: "Image Src", reason: "picture" });
    expect(pictureName("https://cdn.example/files/Mug.JPG?v=1")).toBe("mug.jpg");
  });
});

describe("decimals are read as the file writes them", () => {
  const HEAD = "Title;Variant Price;Variant Inventory Qty;Tax Percent;Price Tiers;Minimum Order";
  const found = async (text: string, digits = 6) =>
    (await load(text, digits)).map((product) => {
      if ("error" in product) return product.error.reason;
      const { variants, terms } = product.draft;
      return [
        variants[0]?.price,
        variants[0]?.stock,
        terms.taxRate,
        terms.tiers?.[0]?.price,
        terms.minOrder,
      ].join(" ");
    });

  test("one amount with a comma proves it for all", async () => {
    const file = csv(HEAD, "A;1.250;1.500;8,5;1.000+ 1.100;", "B;12,50;;;;1.000", "C;1,125;;;;");
    expect(await found(file)).toEqual(["1250 1500 0.085 1100 ", "12.5    1000", "1.125    "]);
  });

  test("one with a point, too", async () => {
    expect(await found(csv(HEAD, "A;1,250;1,500;;;", "B;12.50;;;;"))).toEqual(["1250 1500   ", "12.5    "]);
  });

  test("a tier's price or a tax is proof as well", async () => {
    expect(await found(csv(HEAD, "A;1.250;;8,5;;"))).toEqual(["1250  0.085  "]);
    expect(await found(csv(HEAD, 'A;1.250;;;"24+ 9,50";'))).toEqual(["1250   9.5 "]);
  });

  test.each(["1.250", "1,250"])(
    "without proof %s is an error in a file between semicolons",
    async (price) => {
      expect(await found(csv(HEAD, `A;${price};;;;`, "B;7;;;;"))).toEqual(["ambiguous", "7    "]);
      expect(await found(csv(HEAD, `A;7;;;24+ ${price};`))).toEqual(["ambiguous"]);
    },
  );

  test("and where amounts prove both", async () => {
    const file = csv(HEAD, "A;12,50;;;;", "B;12.50;;;;", "C;1.250;;;;");
    expect(await found(file)).toEqual(["12.5    ", "12.5    ", "ambiguous"]);
  });

  test("a file between commas has points", async () => {
    expect(await found(csv("Title,Variant Price", "A,1.250", 'B,"1,250"'))).toEqual(["1.25    ", "1250    "]);
    expect(await found(csv("Title,Variant Price", 'A,"12,50"', 'B,"1.250"'))).toEqual([
      "12.5    ",
      "1250    ",
    ]);
  });
});

test("each error names its row and column", async () => {
  const HEAD =
    "Product ID,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Image Src,Category ID";
  const error = async (...lines: string[]) => {
    const verdicts = await judge(csv(HEAD, ...lines));
    const wrong = verdicts.find(({ kind }) => kind === "error");
    return wrong?.kind === "error" ? [wrong.row, wrong.error.column, wrong.error.reason] : verdicts;
  };
  expect(await error("9999,X,,,,1,1,,")).toEqual([2, "Product ID", "unknown"]);
  expect(await error(",X,,,A,1.999,1,/a.webp,12")).toEqual([2, "Variant Price", "amount"]);
  expect(await error(",X,,,A,=1,1,/a.webp,12")).toEqual([2, "Variant Price", "amount"]);
  expect(await error(",X,,,A,1,many,/a.webp,12")).toEqual([2, "Variant Inventory Qty", "stock"]);
  expect(await error(",X,,,A,0,1,/a.webp,12")).toEqual([2, "Variant Price", "missing"]);
  expect(await error(",X,,,A,1,1,,12")).toEqual([2, "Image Src", "missing"]);
  expect(await error(`,${"x".repeat(151)},,,A,1,1,/a.webp,12`)).toEqual([2, "Title", "long"]);
  expect(await error(",X,,,A,1,1,/a.webp,12", ",Y,,,a,1,1,/a.webp,12")).toEqual([
    3,
    "Variant SKU",
    "repeated",
  ]);
  expect(await error("1004,,,,POT-C,1,1,,")).toEqual([2, "Variant SKU", "repeated"]);
  expect(await error("1004,,Size,S,,1,1,,")).toEqual([2, "Option1 Value", "variants"]);
  expect(
    readProducts(
      {
        rows: [
          ["Name", "Price"],
          ["a", "1"],
        ],
        delimiter: ",",
      },
      2,
    ),
  ).toBeUndefined();
});

test("a file that is imported twice adds nothing the second time, by code or by title", async () => {
  const text = csv(
    "Title,Variant SKU,Variant Price,Image Src,Category ID",
    "Cup,CUP,2.00,/c.webp,12",
    "Jug,,5.00,/j.webp,12",
  );
  const first = await judge(text);
  expect(first.map(({ kind }) => kind)).toEqual(["new", "new"]);
  const made = first.flatMap((verdict, at): MerchantProduct[] =>
    verdict.kind === "new"
      ? [
          {
            ...LID,
            ...verdict.input,
            id: 5000 + at,
            version: 1,
            stock: 0,
            market_price: "0.00",
            price: verdict.input.price ?? "",
            images: [...verdict.input.images],
            sku_code: verdict.input.sku_code ?? "",
            content: "",
            specs: [],
            skus: [],
            price_tiers: [],
            is_store_freight: false,
          },
        ]
      : [],
  );
  expect((await judge(text, { stored: made })).map(({ kind }) => kind)).toEqual(["same", "same"]);
});

test("whatever cells come, each product gets a verdict", async () => {
  const cell = fc.constantFrom(
    "",
    "1",
    "x",
    "=1",
    "-1",
    "POT-C",
    "1003",
    "'",
    "\u0000",
    "99999999999",
    "1e3",
    "2+ 1; 3+ 0.5",
    "+;+",
    "none",
  );
  const head = [
    "Product ID",
    "Handle",
    "Title",
    "Option1 Name",
    "Option1 Value",
    "Variant SKU",
    "Variant Price",
    "Variant Inventory Qty",
    "Price Tiers",
    "Tax Percent",
  ];
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 10, maxLength: 10 }), { maxLength: 6 }), (rows) => {
      const products = readProducts({ rows: [head, ...rows], delimiter: ";" }, 2) ?? [];
      const context = { stored: STORE, category: "12", files: new Set<string>() };
      expect(importVerdicts(products, context)).toHaveLength(products.length);
    }),
  );
});
