import { unescapeFormula } from "./formula";

/** Why a file or a pasted text was not read. */
export type CsvProblem =
  | { kind: "tooLarge"; bytes: number }
  | { kind: "tooManyRows"; rows: number }
  | { kind: "encoding" }
  | { kind: "quotes"; row: number }
  | { kind: "empty" };

/** What was read, or why it was not. */
export type CsvResult = { rows: readonly (readonly string[])[] } | { problem: CsvProblem };

/** How much is read at most. */
export interface CsvLimits {
  /** Of the file, or of the text in UTF-8. */
  bytes: number;
  /** Rows that aren't empty, the header included. */
  rows: number;
}

/** Longest cell that is kept; what is longer is cut. */
const CELL = 100_000;

/**
 * Reads rows that are divided by commas, semicolons or tabs (RFC 4180). Nothing is read of a source that is larger than the limits.
 * Cells are trimmed, without the apostrophe that keeps a spreadsheet from running them; empty rows are left out.
 *
 * @throws when the parser's chunk can't be fetched, or the file is gone
 */
export async function readCsv(source: Blob | string, limits: CsvLimits): Promise<CsvResult> {
  const blob = typeof source === "string" ? new Blob([source]) : source;
  if (blob.size > limits.bytes) return { problem: { kind: "tooLarge", bytes: limits.bytes } };
  const text =
    typeof source === "string" ? source.replace(/^\ufeff/, "") : decode(await source.arrayBuffer());
  // No text contains a NUL; pictures and spreadsheet files do.
  if (text === undefined || text.includes("\0")) return { problem: { kind: "encoding" } };
  if (text.trim() === "") return { problem: { kind: "empty" } };
  const { default: papaparse } = await import("papaparse");
  const { data, errors } = papaparse.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    skipEmptyLines: "greedy",
    // One row more than allowed shows that there are too many.
    preview: limits.rows + 1,
  });
  const unclosed = errors.find(({ type }) => type === "Quotes");
  if (unclosed) return { problem: { kind: "quotes", row: (unclosed.row ?? 0) + 1 } };
  if (data.length > limits.rows) return { problem: { kind: "tooManyRows", rows: limits.rows } };
  return { rows: data.map((row) => row.map((cell) => unescapeFormula(cell.slice(0, CELL).trim()))) };
}

/** UTF-8, or UTF-16 with its mark, which spreadsheets write as "Unicode text". @returns undefined for what is neither */
function decode(bytes: ArrayBuffer): string | undefined {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  const isUtf16 = first === 0xff && second === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The delimiter of the cells: a tab, else a semicolon, else a comma, by the first line that has any of them outside quotation
 * marks. One cell with many commas does not make the comma the delimiter.
 */
function delimiterOf(text: string): string {
  const line =
    text
      .slice(0, 10_000)
      .replace(/"[^"]*"?/g, "")
      .match(/^.*[\t;,].*$/m)?.[0] ?? "";
  return ["\t", ";"].find((sign) => line.includes(sign)) ?? ",";
}
