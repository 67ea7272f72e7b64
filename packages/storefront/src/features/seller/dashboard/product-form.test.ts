import type { MerchantProduct } from "marketplace-sdk";
import { describe, expect, test, vi } from "vitest";
import { withText } from "../../../shared/forms/form-values";
import { withUnread } from "../../../testing/with-unread";
import { contentHtml, contentText } from "./product-content";
import { productInput, productValues, validateProduct } from "./product-form";
import { fractionOf, losesUnread, percentOf, unchangedInput } from "./product-input";
import type { ProductValues } from "./product-values";
import { listProduct, type SaveCalls, saveProduct } from "./save-product";
import { followChoices, newRow } from "./variants-and-tiers";

/** The values with other texts at these places. */
const typed = (values: ProductValues, texts: Readonly<Record<string, string>>): ProductValues =>
  Object.entries(texts).reduce((made, [place, text]) => withText(made, place, text), values);

const TEAPOT: MerchantProduct = {
  id: 1003,
  shop_id: 1,
  shopname: "Example Harbour Trading",
  category_id: 12,
  title: "Stoneware teapot",
  image: "/uploads/a.webp",
  images: ["/uploads/a.webp", "/uploads/b.webp"],
  price: "12.50",
  market_price: "0.00",
  stock: 5,
  freight_price: "4.80",
  tax_rate: "0.085",
  ship_hours: 48,
  status: "on",
  version: 3,
  description: "Pours without a drop.",
  content: "<p>Thrown by hand.</p>",
  specs: [{ name: "Color", items: ["Cream", "Sage"] }],
  skus: [
    { id: 7, spec: ["Cream"], price: "12.50", stock: 2, image: "" },
    { id: 8, spec: ["Sage"], price: "14.00", stock: 3, image: "/uploads/b.webp" },
  ],
};

test("an untouched product is sent as it was read, except its stock, which may have been sold since", () => {
  const values = productValues("en", TEAPOT);
  expect(validateProduct(values, 2, "en")).toEqual({});
  expect(productInput(values, 2, "en", { id: "1003", base: values })).toEqual({
    id: "1003",
    version: 3,
    title: "Stoneware teapot",
    category_id: "12",
    images: ["/uploads/a.webp", "/uploads/b.webp"],
    description: "Pours without a drop.",
    content: "<p>Thrown by hand.</p>",
    freight_price: "4.8",
    tax_rate: "0.085",
    ship_hours: 48,
    specs: [{ name: "Color", items: ["Cream", "Sage"] }],
    skus: [
      { id: "7", spec: ["Cream"], price: "12.5" },
      { id: "8", spec: ["Sage"], price: "14", image: "/uploads/b.webp" },
    ],
  });
});

test("a product that ships by its store's table stays so, with its weight", () => {
  const { freight_price: _, ...rest } = TEAPOT;
  const byStore: MerchantProduct = { ...rest, is_store_freight: true, weight: 800 };
  const values = productValues("en", byStore);
  expect(values).toMatchObject({ is_store_freight: "1", weight: "800", freight_price: "" });
  expect(validateProduct(values, 2, "en")).toEqual({});
  const stored = { id: "1003", base: values };
  const untouched = productInput(values, 2, "en", stored);
  expect(untouched).toMatchObject({ is_store_freight: true });
  expect(Object.keys(untouched)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(freight_price|weight)$/)]),
  );
  expect(unchangedInput(byStore)).toMatchObject({ is_store_freight: true });
  expect(productInput({ ...values, weight: "" }, 2, "en", stored)).toMatchObject({ weight: 0 });
  expect(validateProduct({ ...values, weight: "1000001" }, 2, "en")).toEqual({
    weight: "dashboard.stockRule",
  });
  const own = { ...values, is_store_freight: "", freight_price: "4.80" };
  expect(productInput(own, 2, "en", stored)).toMatchObject({ freight_price: "4.8" });
  expect(productInput(own, 2, "en", stored)).not.toHaveProperty("is_store_freight");
});

test("freight and tax that could not be read are asked for, not taken as none", () => {
  const { freight_price, tax_rate, ship_hours, ...unread } = TEAPOT;
  const values = productValues("en", unread);
  expect([values.freight_price, values.tax_rate, values.ship_hours]).toEqual(["", "", ""]);
  expect(Object.keys(validateProduct(values, 2, "en"))).toEqual(["freight_price", "tax_rate", "ship_hours"]);
  expect(Object.keys(unchangedInput(unread))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(freight_price|tax_rate|ship_hours)$/)]),
  );
});

test("freight is asked for where it can't be read whether the store's own counts: it is not free shipping", () => {
  const unread = withUnread({ ...TEAPOT, freight_price: "0.00", is_store_freight: true }, "is_store_freight");
  const values = productValues("en", unread);
  expect(validateProduct(values, 2, "en").freight_price).toBeDefined();
  expect(validateProduct({ ...values, is_store_freight: "1" }, 2, "en").freight_price).toBeUndefined();
});

test("what can't be read of a product is marked in its form, never saved as none or as the usual", () => {
  const [sku] = TEAPOT.skus ?? [];
  if (!sku) throw new Error("a variant is missing");
  const stored: MerchantProduct = {
    ...TEAPOT,
    is_store_freight: true,
    price_tiers: [withUnread({ min_num: 2, price: "9" }, "min_num", "price")],
    skus: [withUnread(sku, "price", "stock")],
  };
  const unread = withUnread(stored, "market_price", "weight", "min_order", "pack_size");
  const values = productValues("en", unread);
  expect(Object.keys(validateProduct(values, 2, "en")).sort()).toEqual([
    "market_price",
    "min_order",
    "pack_size",
    "price_tiers.0.min_num",
    "price_tiers.0.price",
    "skus.0.price",
    "skus.0.stock",
    "weight",
  ]);
  expect(losesUnread(unread, unchangedInput(unread))).toBe(true);
  expect(losesUnread(unread, { ...unchangedInput(unread), market_price: "15" })).toBe(false);
  expect(losesUnread(TEAPOT, unchangedInput(TEAPOT))).toBe(false);
});

test.each([
  ["min_order", "1", 1],
  ["pack_size", "1", 1],
  ["weight", "", 0],
  ["weight", "0", 0],
] as const)("an unread %s that its seller decides as %j is sent", (name, text, sent) => {
  const base = productValues("en", withUnread<MerchantProduct>(TEAPOT, name));
  const values = { ...base, [name]: text };
  expect(validateProduct(values, 2, "en")).toEqual({});
  expect(productInput(values, 2, "en", { id: "1003", base })).toMatchObject({ [name]: sent });
  // What was read as the usual stays unsent.
  const usual = productValues("en", TEAPOT);
  expect(productInput({ ...usual, [name]: text }, 2, "en", { id: "1003", base: usual })).not.toHaveProperty(
    name,
  );
});

const skus = TEAPOT.skus ?? [];

test.each<[string, MerchantProduct, readonly string[]]>([
  ["options and combinations", withUnread(TEAPOT, "specs", "skus"), ["specs.0.items", "specs.0.name"]],
  ["options", withUnread(TEAPOT, "specs"), ["specs.0.items", "specs.0.name"]],
  ["combinations", withUnread(TEAPOT, "skus"), ["specs.0.items"]],
  [
    "the options of one combination",
    { ...TEAPOT, skus: skus.map((sku) => withUnread(sku, "spec")) },
    ["specs.0.items"],
  ],
])(
  "%s that can't be read are asked for: without them the product would lose its combinations",
  (_what, product, asked) => {
    expect(Object.keys(validateProduct(productValues("en", product), 2, "en")).sort()).toEqual(asked);
  },
);

test("texts of digits that a server writes as numbers are texts in the form, and are sent as texts", () => {
  const digits = { title: 2024, description: 5, content: 7, sku_code: 12345 };
  const { specs: _, skus: __, ...single } = TEAPOT;
  // Whatever JSON brings, beyond the types.
  const product = { ...single, ...(digits as object) } as MerchantProduct;
  const values = productValues("en", product);
  expect(validateProduct(values, 2, "en")).toEqual({});
  expect(values).toMatchObject({ title: "2024", description: "5", sku_code: "12345" });
  expect(unchangedInput(product)).toMatchObject({ title: "2024", description: "5", content: "7" });
});

test("a product without options needs none, whatever its server writes for an empty list", () => {
  const { specs: _, skus: __, ...single } = TEAPOT;
  for (const none of [
    {},
    { specs: [], skus: [] },
    { specs: null, skus: null },
    withUnread({ specs: [], skus: [] }, "skus"),
  ])
    expect(validateProduct(productValues("en", { ...single, ...none } as MerchantProduct), 2, "en")).toEqual(
      {},
    );
});

describe("the stock of a product that is changed is sent", () => {
  const base = productValues("en", TEAPOT);
  const stocks = (values: ProductValues, of = base) =>
    productInput(values, 2, "en", { id: "1003", base: of }).skus?.map(({ id, stock }) => [id, stock]);

  test("where another one was typed", () => {
    expect(stocks(typed(base, { "skus.1.stock": "4" }))).toEqual([
      ["7", undefined],
      ["8", 4],
    ]);
    expect(stocks(typed(base, { "skus.0.stock": " 02", "skus.1.stock": "٣" }))).toEqual([
      ["7", undefined],
      ["8", undefined],
    ]);
  });

  test("for the variants that are new, whatever place the others have now", () => {
    const more = followChoices(base, typed(base, { "specs.0.items": "Ink\nCream\nSage" }));
    expect(stocks(typed(more, { "skus.0.stock": "2" }))).toEqual([
      [undefined, 2],
      ["7", undefined],
      ["8", undefined],
    ]);
    const [cream, sage] = base.skus;
    if (!cream || !sage) throw new Error("two variants are missing");
    const again = { ...base, skus: [sage, { ...newRow(cream.spec, [sage]), stock: "2" }] };
    expect(stocks(again)).toEqual([
      ["8", undefined],
      [undefined, 2],
    ]);
  });

  test("when variants give way to a single one, once it was typed", () => {
    const single = followChoices(base, typed(base, { "specs.0.items": "", "specs.0.name": "" }));
    expect(validateProduct(single, 2, "en")).toEqual({ stock: "dashboard.stockRule" });
    expect(productInput({ ...single, stock: "5" }, 2, "en", { id: "1003", base })).toMatchObject({
      stock: 5,
    });
  });

  test("when a product gets its first choice, once it was typed, and not when it loses that again", () => {
    const { specs: _, skus: __, ...plain } = TEAPOT;
    const cup = productValues("en", plain);
    const chosen = followChoices(cup, typed(cup, { "specs.0.name": "Color", "specs.0.items": "Cream" }));
    expect(validateProduct(chosen, 2, "en")).toEqual({ "skus.0.stock": "dashboard.stockRule" });
    expect(stocks(typed(chosen, { "skus.0.stock": "5" }), cup)).toEqual([[undefined, 5]]);
    const back = followChoices(chosen, typed(chosen, { "specs.0.name": "", "specs.0.items": "" }));
    expect(validateProduct(back, 2, "en")).toEqual({});
    expect(productInput(back, 2, "en", { id: "1003", base: cup })).not.toHaveProperty("stock");
  });

  test("of a product without choices where another one was typed", () => {
    const { specs: _, skus: __, ...plain } = TEAPOT;
    const cup = productValues("en", plain);
    expect(productInput(cup, 2, "en", { id: "1003", base: cup })).not.toHaveProperty("stock");
    expect(productInput({ ...cup, stock: "0" }, 2, "en", { id: "1003", base: cup })).toMatchObject({
      stock: 0,
    });
  });
});

test("an empty form says what is missing, field by field", () => {
  expect(validateProduct(productValues("en"), 2, "en")).toEqual({
    title: "dashboard.enterTitle",
    images: "dashboard.addPicture",
    category_id: "dashboard.chooseCategory",
    price: "requests.priceRule",
    stock: "dashboard.stockRule",
  });
});

test("a product without choices has its own price and stock", () => {
  const values = {
    ...productValues("en"),
    title: " Cup ",
    images: ["/u"],
    category_id: "1",
    price: "3,5",
    stock: "0",
  };
  expect(validateProduct(values, 2, "en")).toEqual({});
  expect(productInput(values, 2, "en")).toMatchObject({
    title: "Cup",
    price: "3.5",
    stock: 0,
    tax_rate: "0",
  });
  expect(productInput(values, 2, "en")).not.toHaveProperty("skus");
  for (const price of ["0", "", "1.234", "free"]) {
    expect(validateProduct({ ...values, price }, 2, "en")).toEqual({ price: "requests.priceRule" });
  }
  for (const stock of ["-1", "1.5", "10000001", ""]) {
    expect(validateProduct({ ...values, stock }, 2, "en")).toEqual({ stock: "dashboard.stockRule" });
  }
});

test("choices need a name of their own and values, variants a price and a stock", () => {
  const values = productValues("en", TEAPOT);
  const named = (change: Record<string, string>) =>
    Object.keys(validateProduct(followChoices(values, typed(values, change)), 2, "en"));
  expect(named({ "specs.0.name": " " })).toEqual(["specs.0.name"]);
  expect(named({ "specs.1.name": "Size" })).toEqual(["specs.1.items"]);
  expect(named({ "specs.1.name": "Color", "specs.1.items": "S" })).toEqual(["specs.1.name"]);
  expect(named({ "specs.0.items": "Cream\nSage\nInk" })).toEqual(["skus.2.stock"]);
  expect(named({ "specs.0.items": "", "specs.0.name": "", stock: "5" })).toEqual([]);
});

test("percent and fraction say the same", () => {
  for (const [fraction, percent] of [
    ["0", "0"],
    ["0.05", "5"],
    ["0.085", "8.5"],
    ["0.190001", "19.0001"],
    ["0.4", "40"],
  ] as const) {
    expect(percentOf(fraction)).toBe(percent);
    expect(fractionOf(percent, "en")).toBe(fraction);
  }
  expect(fractionOf("", "en")).toBe("0");
  for (const none of ["40.0001", "99", "100", "-1", "5 %", "0.12345"])
    expect(fractionOf(none, "en")).toBeUndefined();
});

test.each(["en", "de", "es", "pt", "ru", "vi", "ar", "hi"])(
  "in %s a product is sent as it was read",
  (tag) => {
    const values = productValues(tag, TEAPOT);
    expect(validateProduct(values, 2, tag)).toEqual({});
    const sent = productInput(values, 2, tag);
    expect(sent).toMatchObject({
      freight_price: "4.8",
      tax_rate: "0.085",
      skus: [{ price: "12.5" }, { price: "14" }],
    });
  },
);

test("prices have the digits of the shop's currency", () => {
  const values = { ...productValues("en"), title: "Cup", category_id: "3", images: ["/a.jpg"], stock: "1" };
  const fine = { ...values, price: "1.125", market_price: "2.125", freight_price: "0.125" };
  expect(validateProduct(fine, 3, "en")).toEqual({});
  expect(productInput(fine, 3, "en")).toMatchObject({
    price: "1.125",
    market_price: "2.125",
    freight_price: "0.125",
  });
  expect(validateProduct(fine, 0, "en")).toEqual({
    price: "requests.priceWhole",
    market_price: "requests.priceWhole",
    freight_price: "requests.priceWhole",
  });
});

describe("a SKU code is sent", () => {
  const coded: MerchantProduct = {
    ...TEAPOT,
    skus: (TEAPOT.skus ?? []).map((sku, at) => ({ ...sku, sku_code: `P-${at}` })),
  };
  const base = productValues("en", coded);
  const codes = (values: ProductValues) =>
    productInput(values, 2, "en", { id: "1003", base }).skus?.map(({ sku_code }) => sku_code);

  test("where another one was typed, or it was removed", () => {
    expect(codes(base)).toEqual([undefined, undefined]);
    expect(codes(typed(base, { "skus.0.sku_code": " P-9 ", "skus.1.sku_code": "" }))).toEqual(["P-9", ""]);
  });

  test("of a product without choices as well", () => {
    const { specs: _, skus: __, ...plain } = { ...TEAPOT, sku_code: "CUP" };
    const cup = productValues("en", plain);
    expect(productInput(cup, 2, "en", { id: "1003", base: cup })).not.toHaveProperty("sku_code");
    expect(productInput({ ...cup, sku_code: "MUG" }, 2, "en", { id: "1003", base: cup })).toMatchObject({
      sku_code: "MUG",
    });
    expect(productInput({ ...cup, sku_code: "MUG" }, 2, "en")).toMatchObject({ sku_code: "MUG" });
  });
});

test.each([
  [
    "Thrown by hand.\nFired twice.\n\nHolds 1 < 2 litres & tea",
    "<p>Thrown by hand.<br>Fired twice.</p>\n<p>Holds 1 &lt; 2 litres &amp; tea</p>",
  ],
  [
    "Forgiving and glossy.\n\n• 35–45 cm tall\n• Bright shade\n\nFree of plastic",
    "<p>Forgiving and glossy.</p>\n<ul><li>35–45 cm tall</li><li>Bright shade</li></ul>\n<p>Free of plastic</p>",
  ],
  ["Glossy.\n\n[/a.svg]", '<p>Glossy.</p>\n<p><img src="/a.svg" alt=""></p>'],
  [
    '[/uploads/group.svg 480x480]\n\n[https://cdn.example/a.webp A "wide" cup]',
    '<p><img src="/uploads/group.svg" alt="" width="480" height="480"></p>\n<p><img src="https://cdn.example/a.webp" alt="A &quot;wide&quot; cup"></p>',
  ],
  ["One line", "<p>One line</p>"],
  ["", ""],
])("%j is %j and back", (text, html) => {
  expect(contentHtml(text)).toBe(html);
  expect(contentText(html)).toBe(text);
  // As servers send it: without lines between the parts.
  expect(contentText(html.replaceAll("\n", ""))).toBe(text);
});

test("a list may be typed with hyphens; a paragraph with one hyphen isn't one", () => {
  expect(contentHtml("- Cream\n- Sage")).toBe("<ul><li>Cream</li><li>Sage</li></ul>");
  expect(contentHtml("Two colors:\n- Cream")).toBe("<p>Two colors:<br>- Cream</p>");
});

test("words in brackets are words", () => {
  expect(contentHtml("[see below]")).toBe("<p>[see below]</p>");
});

test.each([
  '<p><img src="/a.svg" alt="" loading="lazy"></p>',
  "<h2>Care</h2><p>Wash by hand.</p>",
  '<p dir="rtl">نص</p>',
  "<p>5 &euro;</p>",
  "<p>The tag &lt;b&gt; is bold</p>",
  "<ul><li>Cream, <b>warm</b></li></ul>",
])("%s stays the HTML it is", (html) => {
  expect(contentText(html)).toBe(html);
  expect(contentHtml(html)).toBe(html);
});

test("lists within lists keep their shape", () => {
  const html = "<ul><li>Glaze<ul><li>Cream</li></ul></li></ul>";
  expect(contentHtml(contentText(html)).replaceAll("\n", "")).toBe(html);
});

const INPUT = { title: "Lid", category_id: 12, images: ["/uploads/l.webp"], price: "3.00", stock: 9 };
const LID = { id: 1004, title: "Lid", status: "off", version: 1 } as MerchantProduct;

const callsOf = (status = "off") => ({
  save: vi.fn<SaveCalls["save"]>(async () => ({ ...LID, status })),
  setStatus: vi.fn<SaveCalls["setStatus"]>(async () => ({ ...LID, status: "on" })),
});

test("a product is saved and listed with one press", async () => {
  const calls = callsOf();
  expect(await saveProduct(INPUT, true, calls)).toEqual({ product: { ...LID, status: "on" } });
  expect(calls.save.mock.calls).toEqual([[INPUT]]);
  expect(calls.setStatus.mock.calls).toEqual([[{ id: 1004, status: "on" }]]);
});

test.each([
  ["is not asked for", false, "off"],
  ["needs a review first", true, "review"],
  ["has happened", true, "on"],
])("nothing is listed where that %s", async (_name, lists, status) => {
  const calls = callsOf(status);
  expect(await saveProduct(INPUT, lists, calls)).toEqual({ product: { ...LID, status } });
  expect(calls.setStatus).not.toHaveBeenCalled();
});

test("a listing that fails leaves the product saved, and is repeated without saving it again", async () => {
  const calls = callsOf();
  const lost = new Error("no connection");
  calls.setStatus.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  expect(await saveProduct(INPUT, true, calls)).toEqual({ product: LID, unlisted: lost });
  expect(await listProduct(LID, calls)).toEqual({ product: LID, unlisted: lost });
  expect(await listProduct(LID, calls)).toEqual({ product: { ...LID, status: "on" } });
  expect(calls.save).toHaveBeenCalledOnce();
});

test("a save that fails lists nothing", async () => {
  const calls = callsOf();
  calls.save.mockRejectedValue(new Error("refused"));
  await expect(saveProduct(INPUT, true, calls)).rejects.toThrow("refused");
  expect(calls.setStatus).not.toHaveBeenCalled();
});
