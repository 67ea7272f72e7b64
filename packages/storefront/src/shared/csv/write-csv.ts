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
