import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toDecimal } from "../../src/amounts";
import { createMarketplace } from "../../src/index";
import { quoteLongNumbers } from "../../src/values";
import { createFetch, envelope, options, page } from "./support";

const exact = (text: string): unknown => JSON.parse(quoteLongNumbers(text));

describe("quoteLongNumbers", () => {
  it.each([
    ['{"id":9007199254740993}', { id: "9007199254740993" }],
    ['{"id":-9007199254740993}', { id: "-9007199254740993" }],
    ['{"id":9007199254740991}', { id: 9007199254740991 }],
    ['{"id": 12345678901234567890 ,"n":1}', { id: "12345678901234567890", n: 1 }],
    ["[12345678901234567890,2]", ["12345678901234567890", 2]],
    ['{"money":12345678901234567.89}', { money: "12345678901234567.89" }],
    ['{"rate":0.1234567890123456789}', { rate: 0.12345678901234568 }],
    ['{"float":19.899999999999999}', { float: 19.9 }],
    ['{"big":12345678901234567890e2}', { big: 1.2345678901234568e21 }],
    ['{"no":"order, 12345678901234567890"}', { no: "order, 12345678901234567890" }],
    [
      '{"q":"\\\\\\" 12345678901234567890","id":12345678901234567890}',
      { q: '\\" 12345678901234567890', id: "12345678901234567890" },
    ],
  ])("%s", (text, expected) => {
    expect(exact(text)).toEqual(expected);
  });

  it("changes nothing without long numerals", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        if (!/\d{16}/.test(text)) expect(quoteLongNumbers(text)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it("keeps every integer exact, at any position", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.string(), (id, text) => {
        const json = `{"text":${JSON.stringify(text)},"id":${id},"list":[${id}]}`;
        expect(exact(json)).toEqual({ text, id: numberOrDigits(id), list: [numberOrDigits(id)] });
      }),
      { numRuns: 2000 },
    );
  });
});

/** How an integer is expected to arrive. */
const numberOrDigits = (id: bigint): number | string =>
  Number.isSafeInteger(Number(id)) ? Number(id) : String(id);

describe("long ids", () => {
  const answer = (data: string) => new Response(`{"code":1,"msg":"","data":${data}}`);
  const market = (data: string) => createMarketplace(options({ fetch: createFetch(answer(data)).fetch }));
  const LONG = "9007199254740993";

  it("stay exact in rows, in what is nested and in what contains itself", async () => {
    const rows = `{"last_page":1,"data":[{"id":1,"shop_id":2,"price":1.5},{"id":${LONG},"price":2}]}`;
    expect((await market(rows).products.list()).data).toEqual([
      { id: 1, shop_id: 2, price: "1.5" },
      { id: LONG, price: "2" },
    ]);
    const detail = `{"id":3,"shop":{"id":${LONG}},"comments":[{"id":-${LONG}}]}`;
    expect(await market(detail).products.get({ id: 3 })).toEqual({
      id: 3,
      shop: { id: LONG },
      comments: [{ id: `-${LONG}` }],
    });
    const tree = `{"categories":[{"id":1,"childlist":[{"id":2,"childlist":[{"id":${LONG}}]}]}]}`;
    expect(await market(tree).site.home()).toEqual({
      categories: [{ id: 1, childlist: [{ id: 2, childlist: [{ id: LONG }] }] }],
    });
    expect(await market(`[{"id":1,"pid":${LONG}}]`).addresses.areas()).toEqual([{ id: 1, pid: LONG }]);
  });

  it("stay exact next to money, whose long numbers do too", async () => {
    const detail = `{"id":1,"price":12345678901234567.89,"skus":[{"id":${LONG},"price":3.25}]}`;
    expect(await market(detail).products.get({ id: 1 })).toEqual({
      id: 1,
      price: "12345678901234567.89",
      skus: [{ id: LONG, price: "3.25" }],
    });
  });

  it("of any size and place arrive as the digits that were sent", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.bigInt({ min: 0n, max: 10n ** 20n })), fc.string(), async (ids, title) => {
        const rows = ids.map((id) => `{"id":${id},"title":${JSON.stringify(title)},"price":0.5}`);
        const { data } = await market(`{"data":[${rows}]}`).products.list();
        expect(data).toEqual(ids.map((id) => ({ id: numberOrDigits(id), title, price: "0.5" })));
      }),
      { numRuns: 500 },
    );
  });

  it("are rounded where the contract knows of no id, as JSON.parse does", async () => {
    const { data } = await market(`{"data":[{"id":1,"own":${LONG}}]}`).products.list();
    expect(data).toEqual([{ id: 1, own: 9007199254740992 }]);
  });

  it("that no digits can carry stay the number they are", async () => {
    expect(await market('{"id":1e30,"price":1}').products.get({ id: 1 })).toEqual({ id: 1e30, price: "1" });
    // Nothing of an answer is left behind for the next one.
    expect(await market('{"id":7,"own":9007199254740993}').products.get({ id: 7 })).toEqual({
      id: 7,
      own: 9007199254740992,
    });
  });
});

describe("toDecimal", () => {
  it.each([
    [12.5, "12.5"],
    [0, "0"],
    [-3, "-3"],
    [1e21, "1000000000000000000000"],
    [1e-7, "0.0000001"],
    [-1.5e-9, "-0.0000000015"],
    [19.9, "19.9"],
  ])("%d is %s", (number, text) => {
    expect(toDecimal(number)).toBe(text);
  });

  it("always writes a plain decimal that reads back as the same number", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e24, max: 1e24 }), (number) => {
        const text = toDecimal(number);
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        if (Math.abs(number) > 1e-4) expect(Number(text)).toBe(number);
      }),
      { numRuns: 5000 },
    );
  });
});

describe("money", () => {
  it("is a decimal string wherever the contract says so, whatever the server sends", async () => {
    const row = {
      id: 1,
      price: 12.5,
      market_price: "13.00",
      freight_price: 0,
      tax_rate: 0.08,
      sales: 7,
      good_rate: 98.5,
    };
    const { fetch } = createFetch(envelope(1, page([row, { id: 2 }, null])));
    const products = await createMarketplace(options({ fetch })).products.list({});
    expect(products.data).toEqual([
      { ...row, price: "12.5", freight_price: "0", tax_rate: "0.08" },
      { id: 2 },
      {},
    ]);
  });

  it("is found in nested objects", async () => {
    const detail = {
      id: 1,
      price: 2,
      skus: [{ id: 5, price: 3.25, stock: 1 }],
      shop: { id: 9, trade_amount: 1e21 },
    };
    const { fetch } = createFetch(envelope(1, detail));
    expect(await createMarketplace(options({ fetch })).products.get({ id: 1 })).toEqual({
      id: 1,
      price: "2",
      skus: [{ id: 5, price: "3.25", stock: 1 }],
      shop: { id: 9, trade_amount: "1000000000000000000000" },
    });
  });

  it("is not what counts rows under the same names", async () => {
    const order = { order_no: "O1", total: 12.5 };
    const answer = { ...page([order]), total: 41, counts: { unpaid: 2, received: 39 } };
    const { fetch } = createFetch(envelope(1, answer));
    expect(await createMarketplace(options({ fetch })).orders.list()).toEqual({
      ...answer,
      data: [{ order_no: "O1", total: "12.5" }],
    });
  });

  it("leaves names of a prototype alone", async () => {
    const { fetch } = createFetch(envelope(1, { id: 1, constructor: [], toString: { 0: 2 } }));
    expect(await createMarketplace(options({ fetch })).account.get()).toEqual({
      id: 1,
      constructor: [],
      toString: { 0: 2 },
    });
  });

  it("touches nothing else and no prototype", async () => {
    const text = '{"code":1,"data":{"__proto__":{"price":1},"price":2,"other":{"price":3}}}';
    const { fetch } = createFetch(new Response(text));
    const product = await createMarketplace(options({ fetch })).products.get({ id: 1 });
    expect(JSON.stringify(product)).toBe('{"__proto__":{"price":1},"price":"2","other":{"price":3}}');
    expect(Object.prototype).not.toHaveProperty("price");
  });
});

describe("texts", () => {
  const market = (data: object | string) =>
    createMarketplace(
      options({
        fetch: async () =>
          new Response(`{"code":1,"data":${typeof data === "string" ? data : JSON.stringify(data)}}`),
      }),
    );

  it("that PHP's JSON_NUMERIC_CHECK has made numbers of are texts again, and what is none is undefined", async () => {
    expect(
      await market({ id: 1, title: 2048, image: null, shopname: false }).products.get({ id: 1 }),
    ).toEqual({
      id: 1,
      title: "2048",
      image: undefined,
      shopname: undefined,
    });
  });

  it("of digits are exact, however many, in lists too", async () => {
    const digits = "20261128044900123456";
    const payment = await market(`{"pay_no":${digits},"order_nos":[${digits},"O1"]}`).payments.get({
      pay_no: "P1",
    });
    expect(payment).toEqual({ pay_no: digits, order_nos: [digits, "O1"] });
  });

  it("of a list keep their places where one can't be read: an option of a combination counts by its place", async () => {
    const product = await market({ id: 1, skus: [{ id: 2, spec: [42, null, "Red"] }] }).products.get({
      id: 1,
    });
    expect(product.skus).toEqual([{ id: 2, spec: ["42", undefined, "Red"] }]);
  });
});

describe("an object in an object", () => {
  it.each<[string, unknown, unknown]>([
    ["JSON in a text", '{"pay":"1"}', { pay: true }],
    ["null", null, null],
    ["an empty text", "", undefined],
    ["a flag", false, undefined],
    ["a list", [1], undefined],
  ])("is read from %s, null stays, and what is none is undefined", async (_what, can, expected) => {
    const { fetch } = createFetch(envelope(1, { order_no: "O1", can }));
    const order = await createMarketplace(options({ fetch })).orders.get({ order_no: "O1" });
    expect(order.can).toEqual(expected);
  });
});

describe("a list in an object", () => {
  const read = async (field: object): Promise<Record<string, unknown>> => {
    const { fetch } = createFetch(envelope(1, { id: 1, ...field }));
    return { ...(await createMarketplace(options({ fetch })).products.get({ id: 1 })) };
  };
  const rows = [{ id: 5, price: 3.25, stock: "1" }];
  const asPromised = [{ id: 5, price: "3.25", stock: 1 }];

  it.each<[string, unknown, unknown]>([
    ["rows", rows, asPromised],
    ["none", [], []],
    ["keys with gaps", { 3: rows[0] }, asPromised],
    ["JSON in a text", JSON.stringify(rows), asPromised],
    ["JSON of none", "[]", []],
    ["a page", { total: 1, data: rows }, asPromised],
    ["null", null, null],
    ["rows and what is none", [null, ...rows, ""], [{}, ...asPromised, {}]],
    ["an empty text", "", undefined],
    ["another text", "S,M", undefined],
    ["broken JSON", '[{"id":5', undefined],
    ["a number", 2, undefined],
    ["a single row", rows[0], undefined],
  ])("of rows is read from %s, null stays, and what is none is undefined", async (_what, skus, expected) => {
    const product = await read({ skus });
    expect(product.skus).toEqual(expected);
    // That the server sent something is known all the same.
    expect(product).toHaveProperty("skus");
  });

  it.each<[string, unknown, unknown]>([
    ["JSON in a text", '["/a.webp","/b,c.webp"]', ["/a.webp", "/b,c.webp"]],
    ["values between commas", "/a.webp, /b.webp,", ["/a.webp", "/b.webp"]],
    ["one value", "/a.webp", ["/a.webp"]],
    ["an empty text", "", undefined],
    ["commas alone", ",", undefined],
    ["an object", { main: "/a.webp" }, undefined],
  ])("of texts is read from %s, and what is none is undefined", async (_what, images, expected) => {
    expect((await read({ images })).images).toEqual(expected);
  });

  it("that is not there stays away, and long ids in a text stay exact", async () => {
    expect(await read({})).toEqual({ id: 1 });
    expect(await read({ skus: '[{"id":9007199254740993}]' })).toMatchObject({
      skus: [{ id: "9007199254740993" }],
    });
  });
});
