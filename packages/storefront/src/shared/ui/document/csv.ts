const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * A table as CSV (RFC 4180) that spreadsheets read: UTF-8 with its mark, lines that end as Windows' do. What a spreadsheet
 * would take for a formula is a text there; numbers stay as they are, to the last digit.
 */
export async function toCsv(heads: readonly string[], rows: readonly (readonly string[])[]): Promise<string> {
  const { stringify } = await import("csv-stringify/browser/esm/sync");
  return stringify(
    [heads, ...rows].map((cells) => cells.map(safeCell)),
    { bom: true, record_delimiter: "windows" },
  );
}

/** @see https://owasp.org/www-community/attacks/CSV_Injection */
const safeCell = (text: string): string =>
  /^\s*[=+\-@\t\r]/.test(text) && !DECIMAL.test(text) ? `'${text}` : text;

/** Hands a file to the reader. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
