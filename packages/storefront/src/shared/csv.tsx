import { Button } from "marketplace-react/ui";
import { useRef } from "react";
import type { I18n } from "../i18n";

/** Why a file or a pasted text was not read. */
export type CsvProblem =
  | { kind: "tooLarge"; bytes: number }
  | { kind: "tooManyRows"; rows: number }
  | { kind: "encoding" }
  | { kind: "quotes"; row: number }
  | { kind: "empty" };

/** Rows of cells, and the sign between them. */
export interface CsvTable {
  rows: readonly (readonly string[])[];
  delimiter: Delimiter;
}

/** What was read, or why it was not. */
export type CsvResult = CsvTable | { problem: CsvProblem };

type Delimiter = "," | ";" | "\t";

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
  const delimiter = delimiterOf(text);
  const { data, errors } = papaparse.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: "greedy",
    // One row more than allowed shows that there are too many.
    preview: limits.rows + 1,
  });
  const unclosed = errors.find(({ type }) => type === "Quotes");
  if (unclosed) return { problem: { kind: "quotes", row: (unclosed.row ?? 0) + 1 } };
  if (data.length > limits.rows) return { problem: { kind: "tooManyRows", rows: limits.rows } };
  return {
    rows: data.map((row) => row.map((cell) => unescapeFormula(cell.slice(0, CELL).trim()))),
    delimiter,
  };
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
function delimiterOf(text: string): Delimiter {
  const line =
    text
      .slice(0, 10_000)
      .replace(/"[^"]*"?/g, "")
      .match(/^.*[\t;,].*$/m)?.[0] ?? "";
  return (["\t", ";"] as const).find((sign) => line.includes(sign)) ?? ",";
}

/**
 * Rows as a CSV file that spreadsheets open as UTF-8, and no cell of which they run as a formula.
 *
 * @throws when the writer's chunk can't be fetched
 */
export async function writeCsv(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: papaparse } = await import("papaparse");
  return `\ufeff${papaparse.unparse(rows.map((row) => row.map(escapeFormula)))}\r\n`;
}

/** Saves a file on the user's device. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // The browser has read the URL by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The reason, as text, why a file was not read. @param nothing what is said of an empty one */
export function csvText(
  problem: CsvProblem,
  { t, number }: Pick<I18n, "t" | "number">,
  nothing: string,
): string {
  switch (problem.kind) {
    case "tooLarge":
      return t("csv.tooLarge", { size: number(Math.floor(problem.bytes / 1000)) });
    case "tooManyRows":
      return t("csv.tooManyRows", { count: problem.rows });
    case "quotes":
      return t("csv.quotes", { number: problem.row });
    case "encoding":
      return t("csv.encoding");
    case "empty":
      return nothing;
  }
}

/** Spreadsheets run a cell that begins with one of these signs as a formula (OWASP, "CSV Injection"). */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED = /^'+[=+\-@\t\r]/;
/** A spreadsheet reads this as a number, not as a formula. */
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** The cell with an apostrophe before what a spreadsheet would run; one that is there already gets another, so that it comes back. */
export const escapeFormula = (cell: string): string =>
  FORMULA.test(cell) && !DECIMAL.test(cell) ? `'${cell}` : cell;

/** The original cell of {@link escapeFormula}. */
export const unescapeFormula = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell);

/** Props of {@link FileButton}. */
interface FileButtonProps {
  label: string;
  /** Types and endings, as `<input accept>` takes them. */
  accept: string;
  busy?: boolean;
  onFile: (file: File) => void;
}

/** Chooses one file from the device; the same may be chosen again. */
export function FileButton({ label, accept, busy = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" block busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = "";
        }}
      />
    </>
  );
}
