import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { completions, fold } from "../../../src/features/catalog/completions";
import { handlers } from "../../../src/features/index";
import { createCallHandler } from "../../support/call-handler";
import { type SmallShop, smallShop } from "./small-shop";

describe("completions", () => {
  const titled = (title: string, at = 0) => ({
    id: at + 1,
    title,
    image: `/uploads/products/${at + 1}.webp`,
    price: "4.20",
    category: "Kitchen",
  });
  const products = ["Teapot, 1 l", "Tea towel", "Stoneware teapot", "Tent for two", "Café table"].map(titled);
  /** Words, stores and categories. */
  const texts = (typed: string, limit = 10) =>
    completions(typed, products, shops, categories, limit).flatMap(({ type, text, image }) =>
      image === undefined ? [`${type} ${text}`] : [],
    );
  const shops = [
    { id: 1, name: "Example Tea House" },
    { id: 2, name: "Plateau" },
  ];
  const categories = [{ id: 12, name: "Tents & Tea" }];

  test("words first and the commonest of them, then stores and categories where a word begins so", () => {
    expect(texts("te")).toEqual([
      "pro teapot",
      "pro tea",
      "pro tent",
      "shop Example Tea House",
      "category Tents & Tea",
    ]);
  });

  test("accents and case make no difference", () => {
    expect(texts("CAFE")).toEqual(["pro café"]);
    expect(texts("Café")).toEqual(["pro café"]);
  });

  test("any apostrophe is the same, and what can't be seen is not there", () => {
    const found = (typed: string) =>
      completions(typed, ["Chef’s knife", "Tea\u00adpot"].map(titled), [], [], 9).flatMap(({ text, id }) =>
        id === undefined ? [text] : [],
      );
    for (const typed of ["chef'", "chef’", "CHEF’\u200bS"]) expect(found(typed)).toEqual(["chef's"]);
    expect(found("te\u200ba")).toEqual(["teapot"]);
  });

  test("the last of several words is completed", () => {
    expect(texts("tea to")).toEqual(["pro tea towel"]);
  });

  test("words leave room for the others", () => {
    const many = Array.from({ length: 20 }, (_, i) => titled(`tea${"abcdefghijklmnopqrst"[i]}`, i));
    const found = completions("tea", many, shops, categories, 5);
    expect(found.map(({ type }) => type)).toEqual(["pro", "pro", "shop", "category", "pro"]);
    expect(found.map(({ id }) => id)).toEqual([undefined, undefined, 1, 12, 1]);
    expect(completions("tea", many, [], [], 5)).toHaveLength(5);
    expect(completions("tea", many, shops, categories, 1)).toHaveLength(1);
  });

  test("short words and signs complete nothing", () => {
    expect(texts("1")).toEqual([]);
    expect(texts("%")).toEqual([]);
  });

  test("products come last, with what a buyer chooses by", () => {
    const { id, title: text, ...facts } = titled("Tent for two", 3);
    expect(completions("tent", products, [], [], 10)).toEqual([
      { text: "tent", type: "pro" },
      { text, type: "pro", id, currency: "USDT", ...facts },
    ]);
  });

  test("no product is offered whose title, as it is shown, has not what was typed", () => {
    // Found by its title in another language.
    expect(completions("kanne", products, [], [], 10)).toEqual([]);
    expect(completions("ポット", [titled("ティーポット")], [], [], 10)).toMatchObject([{ id: 1 }]);
  });
});

describe("products.suggest", () => {
  let shop: SmallShop;
  beforeAll(async () => {
    shop = await smallShop();
  });
  afterAll(() => shop.close());
  const suggest = (search: string, language: "en" | "de" = "en") =>
    createCallHandler(shop.services)(
      "products.suggest",
      handlers["products.suggest"],
      undefined,
      { search },
      { language },
    );

  test("reads products, stores and categories", async () => {
    const all = await suggest("te");
    expect(all.slice(0, 3)).toEqual([
      { text: "teapot", type: "pro" },
      { text: "tea", type: "pro" },
      { text: "tent", type: "pro" },
    ]);
    expect(all.slice(3)).toHaveLength(3);
    for (const { type, id, image, price, currency, category } of all.slice(3))
      expect({ type, id, image, price, currency, category }).toEqual({
        type: "pro",
        id: expect.any(Number),
        image: expect.stringContaining("/uploads/"),
        price: expect.stringMatching(/^\d+\.\d\d$/),
        currency: "USDT",
        category: expect.stringMatching(/\w/),
      });
    expect(await suggest("kit")).toEqual([{ text: "Kitchen", type: "category", id: 11 }]);
    expect(await suggest("küche", "de")).toEqual([{ text: "Küche", type: "category", id: 11 }]);
    expect(await suggest("hil")).toEqual([{ text: "Example Hill", type: "shop", id: 2 }]);
  });

  test.each([
    "Café crème",
    "أباريق زُجاجية",
    "مـرآة الى الحائط",
    "ٱلْقَهْوَة",
    "a’b‘c‛dʼe′f´g`h＇i'j",
    "a\u00adb\u200bc\u200ed\u2066e\ufefff",
  ])("%s is folded as the database does it", async (text) => {
    const [row] = await shop.services.db`select fold(${text}) as folded`;
    expect(fold(text)).toBe(row?.folded);
  });

  test.each(["%", "_", "\\", "'", "unobtainium", "\u{1F600}"])("%s suggests nothing", async (typed) => {
    expect(await suggest(typed)).toEqual([]);
  });
});
