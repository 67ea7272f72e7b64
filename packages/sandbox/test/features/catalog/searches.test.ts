import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handlers } from "../../../src/features/index";
import { testServices } from "../../support/call";
import { createCallHandler } from "../../support/call-handler";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { type Search, searches } from "./searches";

/** Products that a buyer sees without scrolling, and those of a first page. */
const FIRST = 3;
const PAGE = 10;

let database: TestDatabase;
let ask: ReturnType<typeof createCallHandler>;
let titles: readonly string[];
beforeAll(async () => {
  database = await createTestDatabase("seeded");
  ask = createCallHandler(testServices(database.db));
  titles = (await database.db<{ title: string }[]>`select title from product where status = 'on'`).map(
    ({ title }) => title,
  );
});
afterAll(() => database.close());

const search = ({ typed, language }: Pick<Search, "typed" | "language">) =>
  ask(
    "products.search",
    handlers["products.search"],
    undefined,
    { search: typed, limit: PAGE },
    { language },
  );

const countOf = (what: RegExp) => titles.filter((title) => what.test(title)).length;

describe("what must come first", () => {
  test.each(searches)("$language: $typed", async (expected) => {
    const wanted = Math.min(FIRST, countOf(expected.first));
    const { data, corrected } = await search(expected);
    const found = data.map(({ title }) => title);
    const firstFew = found.slice(0, wanted);
    expect(firstFew.length, found.join(" | ")).toBeGreaterThanOrEqual(
      expected.few ? Math.min(1, wanted) : wanted,
    );
    for (const title of firstFew) expect(title, found.join(" | ")).toMatch(expected.first);
    if (expected.never) for (const title of found) expect(title).not.toMatch(expected.never);
    if (expected.meant) expect(corrected).toMatch(expected.meant);
  });

  test("there are sixty of them in five languages, and hardly any for what the catalog lacks", () => {
    expect(searches.length).toBeGreaterThanOrEqual(60);
    expect(new Set(searches.map(({ language }) => language)).size).toBeGreaterThanOrEqual(5);
    expect(searches.filter(({ first }) => countOf(first) === 0).length).toBeLessThanOrEqual(3);
  });
});

describe("words joined or apart", () => {
  test("find the same", async () => {
    const [joined, hyphen, apart] = await Promise.all(
      ["tshirt", "t-shirt", "t shirt"].map((typed) => search({ typed, language: "en" })),
    );
    const ids = (page: typeof joined) => page?.data.map(({ id }) => id).sort();
    expect(joined?.total).toBeGreaterThan(0);
    expect(ids(joined)).toEqual(ids(apart));
    expect(ids(hyphen)).toEqual(ids(apart));
  });
});

describe("some of the words", () => {
  test("are enough where no product has all, which the answer says", async () => {
    const some = await search({ typed: "purple teapot with dragons", language: "en" });
    expect(some.is_partial).toBe(1);
    expect(some.data[0]?.title).toMatch(/teapot/i);
    expect(await search({ typed: "teapot", language: "en" })).not.toHaveProperty("is_partial");
  });

  test("one unknown word finds nothing", async () => {
    expect(await search({ typed: "zzyzxq", language: "en" })).toMatchObject({ total: 0 });
  });

  test("come in the order that was asked for", async () => {
    const { data, is_partial } = await ask("products.search", handlers["products.search"], undefined, {
      search: "purple teapot with dragons",
      sort: "price",
      limit: 50,
    });
    const prices = data.map(({ price, from_price = price }) => Number(from_price));
    expect(is_partial).toBe(1);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });
});

test("the code of an item finds its product, whatever its case", async () => {
  const [row] = await database.db<{ code: string; id: number }[]>`
    select k.code, k.pro_id as id from sku k join product p on p.id = k.pro_id
    where k.code <> '' and not k.is_deleted and p.status = 'on' order by k.id desc limit 1`;
  const { code, id } = row ?? { code: "", id: 0 };
  expect(code).not.toBe("");
  for (const typed of [code, code.toLowerCase()]) {
    const { data, total } = await search({ typed, language: "en" });
    expect({ first: data[0]?.id, total }, typed).toEqual({ first: id, total: 1 });
  }
});
