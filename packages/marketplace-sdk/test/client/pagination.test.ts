import { describe, expect, it } from "vitest";
import { createMarketplace, isMarketplaceError, nextPage, pages, take } from "../../src/index";
import { envelope, failureOf, options, page } from "./support";

/** A server with `total` rows that clamps `current_page` past the end, as ThinkPHP does. */
function listServer(total: number, limit = 2) {
  const asked: number[] = [];
  const fetch = async (_url: string, { body }: RequestInit) => {
    const { page: number } = JSON.parse(String(body)) as { page: number };
    asked.push(number);
    const rows = Array.from({ length: total }, (_, index) => ({ id: index + 1 })).slice(
      (number - 1) * limit,
      number * limit,
    );
    const last = Math.ceil(total / limit);
    return envelope(
      1,
      page(rows, { total, per_page: limit, last_page: last, current_page: Math.min(number, last) }),
    );
  };
  return { market: createMarketplace(options({ fetch })), asked };
}

const idsOf = async (rows: AsyncIterable<{ id: number | string }>) => {
  const ids: (number | string)[] = [];
  for await (const { id } of rows) ids.push(id);
  return ids;
};

describe("pages", () => {
  it("walks all rows and asks for no page too many", async () => {
    const { market, asked } = listServer(5);
    expect(await idsOf(pages(market.products.list, { flag: "hot" }))).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toEqual([1, 2, 3]);
  });

  it("starts at the given page, even past the end", async () => {
    const { market, asked } = listServer(5);
    expect(await idsOf(pages(market.products.list, { page: 3 }))).toEqual([5]);
    expect(await idsOf(pages(market.products.list, { page: 9 }))).toEqual([]);
    expect(asked).toEqual([3, 9]);
  });

  it("is lazy", async () => {
    const { market, asked } = listServer(100);
    expect(await take(pages(market.products.list, {}), 3)).toHaveLength(3);
    expect(await take(pages(market.products.list, {}), 0)).toEqual([]);
    expect(asked).toEqual([1, 2]);
  });

  it("skips rows that moved to the next page in the meantime", async () => {
    const answers = [
      page([{ id: 1 }, { id: 2 }], { last_page: 2 }),
      page([{ id: "2" }, { id: 3 }], { last_page: 2 }),
    ];
    const market = createMarketplace(options({ fetch: async () => envelope(1, answers.shift()) }));
    expect(await idsOf(pages(market.products.list, {}))).toEqual([1, 2, 3]);
  });

  it("gives rows without an id, and with what is none", async () => {
    const rows = [{ id: null, n: 1 }, { id: null, n: 2 }, { id: { toString: 1 } }, { n: 3 }];
    const market = createMarketplace(options({ fetch: async () => envelope(1, page(rows)) }));
    const seen: unknown[] = [];
    for await (const row of pages(market.products.list, {})) seen.push(row);
    expect(seen).toEqual([{ n: 1 }, { n: 2 }, {}, { n: 3 }]);
  });

  it("ends on a server that ignores the page", async () => {
    let requests = 0;
    const fetch = async () => {
      requests++;
      return envelope(1, page([{ id: 1 }], { last_page: 1000 }));
    };
    expect(await idsOf(pages(createMarketplace(options({ fetch })).products.list, {}))).toEqual([1]);
    expect(requests).toBe(2);
  });

  it("starts at the first page where plain JavaScript gives no input, or a page that is none", async () => {
    for (const input of ["null", "{}", '{"page":null}', '{"page":"many"}', '{"page":0}', '{"page":"1"}']) {
      const { market, asked } = listServer(5);
      expect(await idsOf(pages(market.products.list, JSON.parse(input)))).toEqual([1, 2, 3, 4, 5]);
      expect(asked).toEqual([1, 2, 3]);
    }
  });

  it.each([null, undefined, 7, "text", {}, { data: null }, { data: { length: 1 } }])(
    "fails for a method whose answer is no page: %j",
    async (answer) => {
      const method = async () => JSON.parse(JSON.stringify(answer ?? null));
      const error = await failureOf(idsOf(pages(method, {})));
      expect(isMarketplaceError(error)).toBe(true);
      expect(error).toMatchObject({ kind: "protocol", message: "pages: the answer is no page" });
    },
  );

  it("takes nothing where the count is no number", async () => {
    const { market, asked } = listServer(5);
    expect(await take(pages(market.products.list, {}), Number.NaN)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("fails where the page fails", async () => {
    const market = createMarketplace(options({ fetch: async () => envelope(401) }));
    expect(await failureOf(idsOf(pages(market.products.list, {})))).toMatchObject({ code: 401 });
  });
});

describe("nextPage", () => {
  it.each([
    [{ data: [1], last_page: 3 }, 1, 2],
    [{ data: [1], last_page: 3 }, 3, undefined],
    [{ data: [], last_page: 3 }, 1, undefined],
    [{ data: [1] }, 7, 8],
  ])("%j, asked %d", (answer, asked, next) => {
    expect(nextPage(answer, asked)).toBe(next);
  });

  it.each(["null", "{}", '{"data":null}', '{"data":{}}', "7"])("is none after %s", (answer) => {
    expect(nextPage(JSON.parse(answer), 1)).toBeUndefined();
  });

  it.each([
    ["3", 2, 3],
    ["3", 3, undefined],
    [null, 1, 2],
    ["many", 1, 2],
    [{}, 1, 2],
  ])("reads a last page of %j, asked %d", (last_page, asked, next) => {
    expect(nextPage(JSON.parse(JSON.stringify({ data: [1], last_page })), asked)).toBe(next);
  });
});
