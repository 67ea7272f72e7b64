import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { escapeFormula, readCsv, unescapeFormula, writeCsv } from "./csv";

const LIMITS = { bytes: 10_000, rows: 100 };
const rowsOf = async (source: Blob | string, limits = LIMITS) => {
  const read = await readCsv(source, limits);
  return "rows" in read ? read.rows : read.problem;
};
const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);

describe("a list is read", () => {
  test.each([
    ["commas", "a,1\r\nb,2"],
    ["semicolons", "a;1\nb;2"],
    ["tabs", "a\t1\rb\t2"].map((text) => text.replace("\r", "\n")),
    ["a mark at the beginning", "\ufeffa,1\nb,2"],
    ["empty lines and spaces", "\n a , 1 \n\n,\n b,2\n"],
    ["quotation marks", '"a",1\n"b","2"'],
  ])("with %s", async (_name, text) => {
    expect(await rowsOf(text)).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
    expect(await rowsOf(new Blob([text]))).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
  });

  test("with signs of every kind inside quotation marks", async () => {
    expect(await rowsOf('"a;b\tc",1\n"two\nlines","say ""hi"""')).toEqual([
      ["a;b\tc", "1"],
      ["two\nlines", 'say "hi"'],
    ]);
  });

  test("with commas as decimal signs between semicolons", async () => {
    expect(await rowsOf("a;1,50\nb;2,50")).toEqual([
      ["a", "1,50"],
      ["b", "2,50"],
    ]);
  });

  test("from the Unicode text of a spreadsheet", async () => {
    expect(await rowsOf(bytes(0xff, 0xfe, 0x61, 0, 9, 0, 0xe9, 0))).toEqual([["a", "é"]]);
  });
});

describe("nothing is read of", () => {
  test("a file or a text beyond the limits", async () => {
    expect(await rowsOf("é".repeat(6000))).toEqual({ kind: "tooLarge", bytes: 10_000 });
    const large = new Blob(["a".repeat(10_001)]);
    const read = vi.spyOn(large, "arrayBuffer");
    expect(await rowsOf(large)).toEqual({ kind: "tooLarge", bytes: 10_000 });
    expect(read).not.toHaveBeenCalled();
    expect(await rowsOf("a,1\n".repeat(101))).toEqual({ kind: "tooManyRows", rows: 100 });
    expect(await rowsOf("a,1\n".repeat(100))).toHaveLength(100);
  });

  test("invalid UTF-8", async () => {
    expect(await rowsOf(bytes(0x61, 0xe9, 0x2c))).toEqual({ kind: "encoding" });
    expect(await rowsOf(bytes(0x50, 0x4b, 3, 4, 0, 0))).toEqual({ kind: "encoding" });
    expect(await rowsOf("a\0,1")).toEqual({ kind: "encoding" });
  });

  test("a text whose quotation mark is not closed", async () => {
    expect(await rowsOf('a,1\n"b,2\nc,3')).toMatchObject({ kind: "quotes" });
  });

  test("nothing", async () => {
    for (const text of ["", " \n\t\n ", "\ufeff"]) expect(await rowsOf(text)).toEqual({ kind: "empty" });
  });
});

test("whatever bytes come are read or refused, and take no cell as code", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (values) => {
      const read = await readCsv(new Blob([Uint8Array.from(values)]), LIMITS);
      expect("rows" in read || "problem" in read).toBe(true);
    }),
  );
});

test("cells that were written with quotation marks come back as they were", async () => {
  const cell = fc
    .string({ unit: "grapheme", maxLength: 12 })
    .map((text) => text.replaceAll("\0", "").trim())
    .filter((text) => unescapeFormula(text) === text);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), async (rows) => {
      const kept = rows.filter((row) => row.some(Boolean));
      const text = rows
        .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(","))
        .join("\r\n");
      expect(await rowsOf(text)).toEqual(kept.length > 0 ? kept : expect.anything());
    }),
  );
});

test.each(["=1+1", "+49 30", "-a", "@SUM(A1)", "'=x", "''@"])("%s is not run by a spreadsheet", (cell) => {
  expect(escapeFormula(cell)).toBe(`'${cell}`);
});

test("other cells stay as they are", () => {
  for (const cell of ["", "12.50", "-12.500000", "a=b", "'tis", "P-1"]) {
    expect(escapeFormula(cell)).toBe(cell);
    expect(unescapeFormula(cell)).toBe(cell);
  }
});

test("whatever is written is read again, and no cell begins a formula", async () => {
  const signs = fc.constantFrom("=", "+", "-", "@", "'", '"', ",", ";", "\n", "é", "1", "a");
  const cell = fc.array(signs, { maxLength: 6 }).map((parts) => parts.join("").trim());
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constant("x"), cell, cell), { minLength: 1, maxLength: 5 }),
      async (rows) => {
        const text = await writeCsv([["Name", "One", "Two"], ...rows]);
        const read = await readCsv(text, { bytes: 100_000, rows: 100 });
        expect(read).toEqual({ rows: [["Name", "One", "Two"], ...rows], delimiter: "," });
        expect(
          rows
            .flat()
            .map(escapeFormula)
            .filter((each) => /^[=+\-@\t\r]/.test(each) && !/^-1+$/.test(each)),
        ).toEqual([]);
      },
    ),
  );
});
