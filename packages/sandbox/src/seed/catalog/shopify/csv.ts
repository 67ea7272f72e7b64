/** A file that is no CSV, or not the one expected; `row` is the line of the record's beginning as an editor counts it, from 1. */
export class CsvError extends Error {
  override readonly name = "CsvError";
  constructor(
    readonly row: number,
    problem: string,
  ) {
    super(`row ${row}: ${problem}`);
  }
}

export interface CsvRecord {
  /** Line of the file the record begins in, from 1. */
  readonly row: number;
  readonly fields: readonly string[];
}

/** A quoted field from its opening quote on: [text, index after the closing quote]. */
function quoted(text: string, open: number, row: number): readonly [string, number] {
  let value = "";
  for (let from = open + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote === -1) throw new CsvError(row, "a quoted field is never closed");
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return [value, quote + 1];
    value += '"';
    from = quote + 2;
  }
}

/** An unquoted field: [text, index of the comma or line end that ends it]. */
function plain(text: string, from: number, row: number): readonly [string, number] {
  let to = from;
  while (to < text.length && text[to] !== "," && text[to] !== "\n" && text[to] !== "\r") to += 1;
  const value = text.slice(from, to);
  if (value.includes('"')) throw new CsvError(row, "a quote inside an unquoted field");
  return [value, to];
}

/** Length of the line end at `index`: CR LF, or LF alone; 0 elsewhere. */
function lineEnd(text: string, index: number): number {
  if (text[index] === "\n") return 1;
  return text[index] === "\r" && text[index + 1] === "\n" ? 2 : 0;
}

/**
 * Reads CSV as RFC 4180 has it: comma, double quotes, quotes doubled inside, CR LF or LF. A byte order mark and one line end at the
 * end are dropped, as are empty lines. @throws {CsvError} for anything else
 */
export function readCsv(source: string): readonly CsvRecord[] {
  const text = source.startsWith("\uFEFF") ? source.slice(1) : source;
  const records: CsvRecord[] = [];
  let row = 1;
  let at = 0;
  while (at < text.length) {
    const fields: string[] = [];
    const start = at;
    for (;;) {
      const [value, next] = text[at] === '"' ? quoted(text, at, row) : plain(text, at, row);
      fields.push(value);
      at = next;
      if (text[at] !== ",") break;
      at += 1;
    }
    const end = lineEnd(text, at);
    if (end === 0 && at < text.length) throw new CsvError(row, "text after a closing quote");
    if (at > start) records.push({ row, fields });
    at += end;
    row += text.slice(start, at).split("\n").length - 1;
  }
  return records;
}
