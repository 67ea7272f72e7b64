import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readCsv } from "../../shared/csv";
import { openShop, stubServer } from "../../testing/stage";
import { verdicts } from "./list-verdicts";
import { LIST_LIMITS, type ListRow, listRows, listText, productNumber, readCatalog } from "./order-list";

const OWN = { code: "SKU oder Produktnummer", variant: "Option", quantity: "Menge" };
const read = async (text: string): Promise<ListRow[]> => {
  const result = await readCsv(text, LIST_LIMITS, "en");
  if (!("rows" in result)) throw new Error(result.problem.kind);
  return listRows(result, OWN);
};
const brief = (rows: readonly ListRow[]) =>
  rows.map(({ code, variant, quantity }) => [code, variant, quantity].join("|"));

describe("a line is", () => {
  test.each([
    ["P1003-01, 24", "P1003-01||24"],
    ["P1003-01;24", "P1003-01||24"],
    ["P1003-01\t24", "P1003-01||24"],
    ["P1003-01 24", "P1003-01||24"],
    ["P1003-01 x 24", "P1003-01||24"],
    ["P1003-01 ×24", "P1003-01||24"],
    ["Blue mug 3 ١٢", "Blue mug 3||١٢"],
    ["P1003-01 x 1,000", "P1003-01||1,000"],
    ["P1003-01 × 12,500 pcs", "P1003-01||12,500 pcs"],
    ["P1003-01 1,000", "P1003-01||1,000"],
    ["P1003-01 x 1 000", "P1003-01||1 000"],
    ["P1003-01 1 000", "P1003-01||1 000"],
    ["P1003-01 x 1.000", "P1003-01||1.000"],
    ["P1003-01 x 1’000", "P1003-01||1’000"],
    ["P1003-01 x １，０００", "P1003-01||１，０００"],
    ["P1003-01 x 100 pcs", "P1003-01||100 pcs"],
    ["P1003-01 100 Stück", "P1003-01||100 Stück"],
    ["P1003-01 100件", "P1003-01||100件"],
    ["P1003-01, 1,000", "P1003-01||1,000"],
    ["1003,Sage,1,000", "1003|Sage|1,000"],
    ["P1003-01;1,000", "P1003-01||1,000"],
    ["M8 x 30 x 5", "M8 x 30||5"],
    ["M8 x 30;100", "M8 x 30||100"],
    ["Blue mug 3, 120", "Blue mug 3||120"],
    ["Blue mug 3 120", "Blue mug 3||120"],
    ["1003, Sage, 900 ml, 24", "1003|Sage, 900 ml|24"],
    ['1003;"Sage, 900 ml";24', "1003|Sage, 900 ml|24"],
    ["P1003-01", "P1003-01||"],
    ["P1003-01,,24,", "P1003-01||24"],
  ])("%s", async (line, row) => {
    expect(brief(await read(line))).toEqual([row]);
  });
});

test("commas are in numbers where some line has code and quantity in one, and between cells where none has", async () => {
  expect(brief(await read("A1 x 1,250\nB2 x 5"))).toEqual(["A1||1,250", "B2||5"]);
  expect(brief(await read("M8 x 30,100\nM8 x 40,250"))).toEqual(["M8 x 30||100", "M8 x 40||250"]);
});

describe("headings", () => {
  test("identify the columns, in English or in the reader's language", async () => {
    const english = "Title,Qty,Variant SKU\nTeapot,24,P1003-01";
    expect(brief(await read(english))).toEqual(["P1003-01||24"]);
    const german = "Menge;Option;SKU oder Produktnummer\n24;Sage;1003";
    expect(brief(await read(german))).toEqual(["1003|Sage|24"]);
  });

  test("without both columns are skipped, and a first line with a digit isn't a heading", async () => {
    expect(brief(await read("Article,Count\nP1,2"))).toEqual(["P1||2"]);
    expect(brief(await read("P1,2\nP2,3"))).toEqual(["P1||2", "P2||3"]);
  });
});

test("rows come back from their text", async () => {
  const cell = fc.stringMatching(/^[a-zA-Z0-9"' ,;.-]{1,12}$/).map((text) => text.trim());
  const row = fc.record({
    code: cell.filter((text) => /\d/.test(text)),
    variant: cell,
    quantity: fc.integer({ min: 1, max: 99_999 }).map(String),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
      const kept = rows.map((each, key) => ({ key, ...each }));
      expect(await read(listText(kept))).toEqual(kept);
    }),
  );
});

test("a code of digits may be a product's number", () => {
  expect(productNumber(" 1003 ")).toBe("1003");
  expect(productNumber("#1003")).toBe("1003");
  for (const none of ["0", "P1003", "1003-01", "", "12345678901"])
    expect(productNumber(none)).toBeUndefined();
});

describe("a code with other dashes than the store's, and signs that can't be seen", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** What a list comes to in a shop with these codes, which the server compares as they are. */
  async function check(text: string, codes: readonly string[]) {
    stubServer();
    vi.stubGlobal("fetch", async (_address: unknown, init: RequestInit) => {
      const { sku_codes }: { sku_codes: string[] } = JSON.parse(String(init.body));
      const data = codes
        .filter((code) => sku_codes.includes(code.toLowerCase()))
        .map((sku_code, at) => ({
          id: at + 1,
          shop_id: 1,
          title: sku_code,
          price: "9.00",
          stock: 5,
          sku_code,
        }));
      return Response.json({ code: 1, msg: "", time: "1", data });
    });
    const rows = await read(text);
    return verdicts(rows, await readCatalog(openShop(), rows), [], "en").map(({ kind }) => kind);
  }

  test.each([
    "P1003-01",
    "P1003\u201101",
    "P1003–01",
    "p1003\u221201",
    "P1003-01\u200b",
    "\u2068P1003-01\u2069",
  ])("%j is found", async (code) => expect(await check(`${code}, 2`, ["P1003-01"])).toEqual(["found"]));

  test("a store's own dash is found as it is written", async () => {
    expect(await check("A–1, 2", ["A–1"])).toEqual(["found"]);
  });

  test("a product number is read without them", () => {
    expect(productNumber("\u2068#1003\u2069\u200b")).toBe("1003");
  });
});
