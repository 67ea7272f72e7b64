import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeFormula, unescapeFormula } from "./formula";
import { readCsv } from "./read-csv";
import { writeCsv } from "./write-csv";

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
        expect(read).toEqual({ rows: [["Name", "One", "Two"], ...rows] });
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
