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
