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
  /** The encoding, where the file doesn't say it and it isn't Unicode: words may have been read wrong. */
  encoding?: string;
}

/** What was read, or why it was not. */
export type CsvResult = CsvTable | { problem: CsvProblem };

const DELIMITERS = [",", ";", "\t", "|"] as const;
type Delimiter = (typeof DELIMITERS)[number];

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
 * @param tag of the reader's language: older spreadsheets save in an encoding of their country
 * @throws when the parser's chunk can't be fetched, or the file is gone
 */
export async function readCsv(source: Blob | string, limits: CsvLimits, tag: string): Promise<CsvResult> {
  const blob = typeof source === "string" ? new Blob([source]) : source;
  if (blob.size > limits.bytes) return { problem: { kind: "tooLarge", bytes: limits.bytes } };
  const decoded =
    typeof source === "string"
      ? { text: source.replace(/^\ufeff/, "") }
      : decode(new Uint8Array(await source.arrayBuffer()), tag);
  // No text contains a NUL; pictures and spreadsheet files do.
  if (decoded === undefined || decoded.text.includes("\0")) return { problem: { kind: "encoding" } };
  // Excel names the delimiter in a first line that it doesn't show.
  const [line = "", named] = /^"?sep=([,;\t|])"?(?:\r\n?|\n)/i.exec(decoded.text) ?? [];
  const text = decoded.text.slice(line.length);
  if (text.trim() === "") return { problem: { kind: "empty" } };
  const { default: papaparse } = await import("papaparse");
  const delimiter = DELIMITERS.find((sign) => sign === named) ?? delimiterOf(text);
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
    ...(decoded.encoding && { encoding: decoded.encoding }),
  };
}

interface Decoded {
  text: string;
  /** Not for Unicode. */
  encoding?: string;
}

/**
 * UTF-8, or UTF-16 with its mark, which spreadsheets write as "Unicode text"; else an encoding of the reader's country, or a Chinese one.
 *
 * @returns undefined for what is no text
 */
function decode(bytes: Uint8Array, tag: string): Decoded | undefined {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const unicode = decodeAs(isUtf16 ? "utf-16le" : "utf-8", bytes);
  if (unicode !== undefined) return { text: unicode };
  const [language = ""] = tag.split("-");
  const own = OWN_ENCODING[language] ?? "windows-1252";
  const isOwnFirst = language === "ja" || language === "ko";
  for (const encoding of isOwnFirst ? [own, chineseEncoding(bytes)] : [chineseEncoding(bytes), own]) {
    const text = encoding && decodeAs(encoding, bytes);
    // These take nearly any bytes for text: those of a picture have control characters.
    if (encoding && text && !/\p{Cc}/u.test(text.replace(/[\t\n\v\f\r]/g, ""))) return { text, encoding };
  }
  return undefined;
}

/** What spreadsheets save where UTF-8 isn't chosen, by language; elsewhere windows-1252. */
const OWN_ENCODING: Readonly<Record<string, string>> = {
  ar: "windows-1256",
  ja: "shift_jis",
  ko: "euc-kr",
  ru: "windows-1251",
  vi: "windows-1258",
};

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The share of a text's pairs of bytes that are common characters of an encoding, from which the text is in it. */
const CHINESE = 0.7;

/**
 * Chinese has two bytes a character, and character follows character; in Western encodings a letter with an accent is one byte alone.
 * Common characters are in another range of GB 18030 than of Big5, so they tell the two apart.
 */
function chineseEncoding(bytes: Uint8Array): "gb18030" | "big5" | undefined {
  let [pairs, adjacent, gb, big] = [0, 0, 0, 0];
  let end = -1;
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    const trail = bytes[at + 1] ?? 0;
    pairs += 1;
    if (at === end || (bytes[at + 2] ?? 0) >= 0x80) adjacent += 1;
    if (trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || lead === 0xa1 || lead === 0xa3)) gb += 1;
    if (lead >= 0xa1 && lead <= 0xc6 && (trail >= 0xa1 || (trail >= 0x40 && trail < 0x7f))) big += 1;
    at += 1;
    end = at + 1;
  }
  if (adjacent * 2 < pairs || Math.max(gb, big) < pairs * CHINESE) return undefined;
  return gb >= big ? "gb18030" : "big5";
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

/**
 * Spreadsheets run a cell that begins with one of these signs as a formula (OWASP, "CSV Injection"). Those of countries with a decimal
 * comma divide cells by semicolons, so what follows one begins a cell, too.
 */
const FORMULAS = /(^|;)('*[=+\-@\t\r])/g;
const ESCAPED = /(^|;)'('*[=+\-@\t\r])/g;
/** A spreadsheet reads this as a number, not as a formula. */
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** The cell with an apostrophe before what a spreadsheet would run; one that is there already gets another, so that it comes back. */
export const escapeFormula = (cell: string): string =>
  DECIMAL.test(cell) ? cell : cell.replace(FORMULAS, "$1'$2");

/** The original cell of {@link escapeFormula}. */
export const unescapeFormula = (cell: string): string => cell.replace(ESCAPED, "$1$2");

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
