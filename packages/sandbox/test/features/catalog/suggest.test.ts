import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { completions, fold } from "../../../src/features/catalog/completions";
import { handlers } from "../../../src/features/index";
import { createCallHandler } from "../../support/call-handler";
import { type SmallShop, smallShop } from "./small-shop";

describe("completions", () => {
  const titles = ["Teapot, 1 l", "Tea towel", "Stoneware teapot", "Tent for two", "Café table"];
  const shops = [
    { id: 1, name: "Example Tea House" },
    { id: 2, name: "Plateau" },
  ];
  const categories = [{ id: 12, name: "Tents & Tea" }];
  const texts = (typed: string, limit = 10) =>
    completions(typed, titles, shops, categories, limit).map(({ type, text }) => `${type} ${text}`);

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
      completions(typed, ["Chef’s knife", "Tea\u00adpot"], [], [], 9).map(({ text }) => text);
    for (const typed of ["chef'", "chef’", "CHEF’\u200bS"]) expect(found(typed)).toEqual(["chef's"]);
    expect(found("te\u200ba")).toEqual(["teapot"]);
  });

  test("the last of several words is completed", () => {
    expect(texts("tea to")).toEqual(["pro tea towel"]);
  });

  test("words leave room for the others", () => {
    const many = Array.from({ length: 20 }, (_, i) => `tea${"abcdefghijklmnopqrst"[i]}`);
    const found = completions("tea", many, shops, categories, 5);
    expect(found.map(({ type }) => type)).toEqual(["pro", "pro", "pro", "shop", "category"]);
    expect(completions("tea", many, [], [], 5)).toHaveLength(5);
    expect(completions("tea", many, shops, categories, 1)).toHaveLength(1);
  });

  test("short words and signs complete nothing", () => {
    expect(texts("1")).toEqual([]);
    expect(texts("%")).toEqual([]);
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
    expect(await suggest("te")).toEqual([
      { text: "teapot", type: "pro" },
      { text: "tea", type: "pro" },
      { text: "tent", type: "pro" },
    ]);
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
