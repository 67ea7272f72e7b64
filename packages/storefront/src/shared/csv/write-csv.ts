import { escapeFormula } from "./formula";

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
