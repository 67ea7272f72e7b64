import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { escapeFormula, readCsv, unescapeFormula, writeCsv } from "./csv";

const LIMITS = { bytes: 10_000, rows: 100 };
const rowsOf = async (source: Blob | string, limits = LIMITS) => {
  const read = await readCsv(source, limits, "en");
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

/** Bytes as they are in a file: hexadecimal, or text of ASCII. */
const legacy = (...parts: string[]) =>
  new Blob(
    parts.map((part) =>
      /^([\da-f]{2} ?)+$/.test(part)
        ? Uint8Array.from(part.split(" "), (byte) => Number.parseInt(byte, 16))
        : part,
    ),
  );

describe("a file in an encoding of its country is read, and says which", () => {
  test.each([
    ["en", "gb18030", legacy("b2 e8 ba f8", ";", "ba ec c9 ab", ";12"), ["茶壶", "红色", "12"]],
    ["en", "gb18030", legacy("P1,", "d6 d0 ce c4 ca e9", " A4"), ["P1", "中文书 A4"]],
    ["en", "big5", legacy("af f9 b3 fd", ";", "ac f5 a6 e2", ";12"), ["茶壺", "紅色", "12"]],
    ["en", "big5", legacy("P1,", "a4 a4 a4 e5 ae d1"), ["P1", "中文書"]],
    ["en", "windows-1252", legacy("M", "fc", "ller;Gr", "f6 df", "e;5 ", "a3"), ["Müller", "Größe", "5 £"]],
    ["de", "windows-1252", legacy("T 25 ", "b0", "C;caf", "e9", ",x"), ["T 25 °C", "café,x"]],
    ["ru", "windows-1251", legacy("d7 e0 f8 ea e0", ";12"), ["Чашка", "12"]],
    ["ko", "euc-kr", legacy("c1 d6 c0 fc c0 da", ";12"), ["주전자", "12"]],
    ["ja", "shift_jis", legacy("8b 7d 90 7b", ";12"), ["急須", "12"]],
  ])("in %s: %s", async (tag, encoding, file, row) => {
    expect(await readCsv(file, LIMITS, tag)).toEqual({
      rows: [row],
      delimiter: expect.any(String),
      encoding,
    });
  });
});

test.each([
  ["sep=;\na;1,50", ";", ["a", "1,50"]],
  ["\ufeffSEP=,\r\na,1;50", ",", ["a", "1;50"]],
  ["sep=;\ra;1,50\r", ";", ["a", "1,50"]],
  ["sep=\t\na\t1;2", "\t", ["a", "1;2"]],
  ["sep=|\na|1,2;3", "|", ["a", "1,2;3"]],
])("%j names the delimiter, which is no row", async (text, delimiter, row) => {
  expect(await readCsv(text, LIMITS, "en")).toEqual({ rows: [row], delimiter });
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

  test("what is no text", async () => {
    expect(await rowsOf(bytes(0xff, 0xd8, 0xff, 0xe0, 0x10, 0x4a))).toEqual({ kind: "encoding" });
    expect(await rowsOf(bytes(0x61, 0xe9, 0x81, 0x2c))).toEqual({ kind: "encoding" });
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
      const read = await readCsv(new Blob([Uint8Array.from(values)]), LIMITS, "en");
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

test("nor is a part of one, where semicolons divide cells", async () => {
  expect(await writeCsv([["x", "a;=1+1", "b;'-c"]])).toBe("\ufeffx,a;'=1+1,b;''-c\r\n");
});

test("other cells stay as they are", () => {
  for (const cell of ["", "12.50", "-12.500000", "a=b", "'tis", "P-1", "a; b=1", "a; -b"]) {
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
        const read = await readCsv(text, { bytes: 100_000, rows: 100 }, "en");
        expect(read).toEqual({ rows: [["Name", "One", "Two"], ...rows], delimiter: "," });
        expect(
          rows
            .flat()
            .map(escapeFormula)
            .filter((each) => /(?:^|;)[=+\-@\t\r]/.test(each) && !/^-1+$/.test(each)),
        ).toEqual([]);
      },
    ),
  );
});
