/**
 * A Markdown table, aligned for reading in a terminal. The last column is not padded.
 *
 * @param {string[][]} rows headings first
 * @returns {string}
 */
export function markdownTable(rows) {
  const [head = [], ...body] = rows;
  const last = head.length - 1;
  const widths = head.map((_, column) =>
    column === last ? 0 : Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const rule = `|${widths.map((width) => "-".repeat((width || 6) + 2)).join("|")}|`;
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), rule, ...body.map(line)].join("\n");
}
