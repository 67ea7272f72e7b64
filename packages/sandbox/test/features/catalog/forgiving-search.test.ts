import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import type { Db } from "../../../src/db/connect";
import { typingErrors } from "../../../src/features/catalog/typing-errors";
import { handlers } from "../../../src/features/index";
import { createCallHandler } from "../../support/call-handler";
import { type SmallShop, smallShop } from "./small-shop";

const TITLES = [
  "Desk lamp, brass",
  "Lamps, set of two",
  "Clamps for the workshop",
  "Lampshade",
  "Headphones, wireless",
  "Café crème bowl",
  "Crème brûlée torch",
  "竹製の椅子",
  "無線イヤホン",
  "高速usb充电器",
  "무선이어폰",
  "Schreibtischlampe",
  "مصباح مكتب",
  "المصباح الكبير",
  "أباريق زُجاجية صغيرة",
  "مرآة الى الحائط",
  "रसोई का चाकू",
  "Đèn bàn học",
  "Лампа настольная",
  "Model m1044 drill",
  "Chef’s knife",
  "Chef's apron",
  "Wash\u00adstand, iron",
] as const;

let shop: SmallShop;
let db: Db;
beforeAll(async () => {
  shop = await smallShop();
  db = shop.services.db;
  await db`insert into product (id, shop_id, category_id, title, image, price, createtime, updatetime)
    select 1000 + n, 1, 11, title, '', n * 1000000, n, n from unnest(${[...TITLES]}::text[]) with ordinality t (title, n)`;
});
afterAll(() => shop.close());

const search = (input: Input<"products.search">) =>
  createCallHandler(shop.services)("products.search", handlers["products.search"], undefined, input);
const titles = async (words: string) =>
  (await search({ search: words, limit: 50 })).data.map(({ title }) => title);

describe("a word is found where it begins", () => {
  test.each([
    ["lamp", ["Desk lamp, brass", "Lamps, set of two", "Lampshade"]],
    ["clamp", ["Clamps for the workshop"]],
    ["brass lamp", ["Desk lamp, brass"]],
    ["lamp brass desk", ["Desk lamp, brass"]],
    ["usb", ["高速usb充电器"]],
    ['"lamp", (brass)!', ["Desk lamp, brass"]],
    ["shade", ["Lampshade"]],
    ["hades", []],
  ])("%s", async (words, found) => {
    expect((await titles(words)).sort()).toEqual(found);
  });

  test("whole words come before beginnings of words", async () => {
    // The singular and the plural are the same word.
    for (const typed of ["lamp", "lamps"]) {
      const found = await titles(typed);
      expect(found.slice(0, 2).sort()).toEqual(["Desk lamp, brass", "Lamps, set of two"]);
      expect(found.slice(2)).toEqual(["Lampshade"]);
    }
  });
});

describe("whichever apostrophe was typed, and whatever can't be seen", () => {
  test.each([
    ["chef's knife", ["Chef’s knife"]],
    ["chef’s", ["Chef's apron", "Chef’s knife"]],
    ["chef‘s", ["Chef's apron", "Chef’s knife"]],
    ["chefʼs", ["Chef's apron", "Chef’s knife"]],
    ["chef´s", ["Chef's apron", "Chef’s knife"]],
    ["chef`s", ["Chef's apron", "Chef’s knife"]],
    ["chef＇s", ["Chef's apron", "Chef’s knife"]],
    ["washstand", ["Wash\u00adstand, iron"]],
    ["wash\u200bstand", ["Wash\u00adstand, iron"]],
    ["wash\u00adstand", ["Wash\u00adstand, iron"]],
    ["\u200fwashstand,\u200e \ufeffiron", ["Wash\u00adstand, iron"]],
  ])("%j", async (words, found) => {
    expect((await titles(words)).sort()).toEqual(found);
  });
});

describe("in every script", () => {
  test.each([
    ["creme", ["Café crème bowl", "Crème brûlée torch"]],
    ["CRÈME brulee", ["Crème brûlée torch"]],
    ["椅子", ["竹製の椅子"]],
    ["椅", ["竹製の椅子"]],
    ["イヤホン", ["無線イヤホン"]],
    ["充电器", ["高速usb充电器"]],
    ["이어폰", ["무선이어폰"]],
    ["مصباح", ["المصباح الكبير", "مصباح مكتب"]],
    ["اباريق", ["أباريق زُجاجية صغيرة"]],
    ["أبـاريق زجاجيه", ["أباريق زُجاجية صغيرة"]],
    ["إباريق", ["أباريق زُجاجية صغيرة"]],
    ["مراه إلى", ["مرآة الى الحائط"]],
    ["चाकू", ["रसोई का चाकू"]],
    ["den ban", ["Đèn bàn học"]],
    ["настольная ЛАМПА", ["Лампа настольная"]],
    ["lampe", ["Schreibtischlampe"]],
  ])("%s", async (words, found) => {
    expect((await titles(words)).sort()).toEqual([...found].sort());
  });
});

describe("typing errors", () => {
  test.each([
    ["lmap", "lamp"],
    ["lapm", "lamp"],
    ["lampp", "lamp"],
    ["lanp", "lamp"],
    ["desk lapm", "desk lamp"],
    ["hedphnes", "headphones"],
    ["wierless headfones", "wireless headphones"],
    ["hadephones", "headphones"],
    ["kettel", "kettle"],
    ["Emaile kettle", "émaillé kettle"],
    ["чайинк", "чайник"],
    ["настальная лампа", "настольная лампа"],
    ["lapm, brass!", "lamp brass"],
  ])("%s is found as %s", async (typed, meant) => {
    const found = await search({ search: typed, limit: 50 });
    expect(found.corrected).toBe(meant);
    expect(found.total).toBeGreaterThan(0);
    const { corrected, ...same } = await search({ search: meant, limit: 50 });
    expect(found).toEqual({ ...same, corrected: meant });
    expect(corrected).toBeUndefined();
  });

  test.each([
    ["short words", "lmp"],
    ["the first letter", "xamp"],
    ["two errors in few letters", "lxmx"],
    ["numbers", "m1045"],
    ["words of digits", "1045"],
    ["signs", "((((("],
  ])("%s: nothing is put in their place", async (_, typed) => {
    expect(await search({ search: typed })).toEqual({
      total: 0,
      per_page: 10,
      current_page: 1,
      last_page: 1,
      data: [],
    });
  });

  test("words that are known, together in no product, are no typing errors: some are enough", async () => {
    const found = await search({ search: "kettle lamp", limit: 50 });
    expect(found).not.toHaveProperty("corrected");
    expect(found.is_partial).toBe(1);
    expect(found.data.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["Desk lamp, brass", "Kettle hook"]),
    );
  });

  test("a word that only filters leave without products is no typing error", async () => {
    const none = await search({ search: "lamps", max_price: "0.01" });
    expect(none).toMatchObject({ total: 0 });
    expect(none).not.toHaveProperty("corrected");
  });

  test("a word that no product has any more is not what was meant, and a new one is", async () => {
    await db`update product set title = 'Samovar' where title = 'Model m1044 drill'`;
    expect(await search({ search: "drlil" })).not.toHaveProperty("corrected");
    expect(await search({ search: "smaovar" })).toMatchObject({ corrected: "samovar", total: 1 });
    await db`update product set title = 'Model m1044 drill' where title = 'Samovar'`;
    expect(await search({ search: "smaovar" })).not.toHaveProperty("corrected");
  });

  test("of words equally near the commonest is taken", async () => {
    await db`insert into product (shop_id, category_id, title, image, price, createtime, updatetime)
      select 1, 11, title, '', 1, 1, 1 from unnest(array['Wool', 'Woof', 'Woof', 'Woof']) title`;
    expect(await search({ search: "woox" })).toMatchObject({ corrected: "woof", total: 3 });
  });
});

test.each([
  ["as long as it may be", "q".repeat(100)],
  ["many words", "lamp ".repeat(20)],
  ["many unknown words", "lapmq ".repeat(16)],
  ["wildcards", "%_%_*?+.*"],
  ["a pattern", "(l|c)+(a)*\\m[[:alpha:]]{3,}"],
  ["an open class", "[a-z"],
  ["a back reference", "lamp\\1"],
  ["quotes", `'";--$$`],
  ["signs that become many", "ﷺ".repeat(100)],
  ["combining marks", `l${"\u0301".repeat(99)}`],
  ["nothing but space", " \u3000 "],
])("%s is searched in time", async (_, text) => {
  const started = performance.now();
  expect(await search({ search: text })).toHaveProperty("data");
  expect(performance.now() - started).toBeLessThan(1_000);
});

describe("typing errors between two words", () => {
  test.each([
    ["lamp", "lamp", 0],
    ["lapm", "lamp", 1],
    ["lam", "lamp", 1],
    ["lamps", "lamp", 1],
    ["limp", "lamp", 1],
    ["lamp", "clamp", 2],
    ["alpm", "lamp", 3],
    ["", "lamp", 5],
    ["lamp", "", 5],
  ])("%s for %s: %i", (typed, meant, errors) => expect(typingErrors(typed, meant)).toBe(errors));
});
