/**
 * One line after RFC 4180. Texts that a spreadsheet would take for a formula get an apostrophe in front: titles come from
 * merchants.
 *
 * @param {readonly unknown[]} cells
 */
export const csvLine = (cells) => `${cells.map(cell).join(",")}\r\n`;

function cell(value) {
  const text = String(value ?? "");
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
