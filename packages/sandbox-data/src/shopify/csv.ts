import { CsvError as ParserError, parse } from "csv-parse/sync";

/** The file is not CSV, or not the expected one. `row` is the line where the record begins, counted from 1. */
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
  /** Line of the file where the record begins, from 1. */
  readonly row: number;
  readonly fields: readonly string[];
}

/** Messages for the parser's error codes. */
const PROBLEMS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "a quoted field is never closed",
  INVALID_OPENING_QUOTE: "a quote inside an unquoted field",
  CSV_INVALID_CLOSING_QUOTE: "text after a closing quote",
};

const LINE_END = /\r\n|\r|\n/g;

/**
 * Reads CSV as in RFC 4180: commas, double quotes, doubled quotes inside them, CR LF or LF. A byte order mark and empty lines are
 * skipped. @throws {CsvError} for anything else
 */
export function readCsv(source: string): readonly CsvRecord[] {
  const records: CsvRecord[] = [];
  let lastLine = 0;
  try {
    parse(source, {
      bom: true,
      skip_empty_lines: true,
      // columns.ts reports the row that has too many or too few.
      relax_column_count: true,
      record_delimiter: ["\r\n", "\n"],
      on_record(fields: string[], { lines }) {
        // The parser counts the line where a record ends.
        const linesInside = fields.join().match(LINE_END)?.length ?? 0;
        records.push({ row: lines - linesInside, fields });
        lastLine = lines;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof ParserError)) throw error;
    const isOpen = error.code === "CSV_QUOTE_NOT_CLOSED";
    throw new CsvError(isOpen ? lastLine + 1 : Number(error.lines), PROBLEMS[error.code] ?? error.message);
  }
  return records;
}
