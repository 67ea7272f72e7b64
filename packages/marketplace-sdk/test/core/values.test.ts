import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal, each } from "../../src/core/decimals";
import { parseJson } from "../../src/core/json";
import { createMarketplace } from "../../src/index";
import { createFetch, envelope, options, page } from "./support";

describe("parseJson", () => {
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
    expect(parseJson(text)).toEqual(expected);
  });

  it("is JSON.parse for anything without long numerals", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        if (!/\d{16}/.test(text)) expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("keeps every integer exact, wherever it stands", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.string(), (id, text) => {
        const json = `{"text":${JSON.stringify(text)},"id":${id},"list":[${id}]}`;
        const parsed = parseJson(json) as { text: string; id: number | string; list: (number | string)[] };
        expect(parsed.text).toBe(text);
        expect(BigInt(parsed.id)).toBe(id);
        expect(BigInt(parsed.list[0] ?? "")).toBe(id);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("decimal", () => {
  it.each([
    [12.5, "12.5"],
    [0, "0"],
    [-3, "-3"],
    [1e21, "1000000000000000000000"],
    [1e-7, "0.0000001"],
    [-1.5e-9, "-0.0000000015"],
    [19.9, "19.9"],
  ])("%d is %s", (number, text) => {
    expect(decimal(number)).toBe(text);
  });

  it("always writes a plain decimal that reads back as the same number", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e24, max: 1e24 }), (number) => {
        const text = decimal(number);
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
    const products = await createMarketplace(options({ fetch })).index.pro({});
    expect(products.data).toEqual([
      { ...row, price: "12.5", freight_price: "0", tax_rate: "0.08" },
      { id: 2 },
      null,
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
    expect(await createMarketplace(options({ fetch })).index.proInfo({ id: 1 })).toEqual({
      id: 1,
      price: "2",
      skus: [{ id: 5, price: "3.25", stock: 1 }],
      shop: { id: 9, trade_amount: "1000000000000000000000" },
    });
  });

  it("touches nothing else and no prototype", () => {
    const value = JSON.parse('{"__proto__":{"price":1},"price":2}');
    each(value, (row) => {
      row.price = decimal(Number(row.price));
    });
    expect(JSON.stringify(value)).toBe('{"__proto__":{"price":1},"price":"2"}');
    expect(Object.prototype).not.toHaveProperty("price");
  });
});
