import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("../../docs/figures.md", import.meta.url);

/**
 * One measured figure.
 *
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value ours
 * @property {"kB" | "MB" | "µs" | "ms" | "s" | "×" | ""} unit `kB` shows bytes; `×` is a ratio
 * @property {number} [alarm] in the unit of `value`; without one the figure is only shown
 * @property {boolean} [atLeast] alarms below, not above
 * @property {Record<string, number>} [others]
 */

/** @type {Record<Figure["unit"], (value: number) => string>} */
const FORMATS = {
  kB: (bytes) => `${(bytes / 1000).toFixed(2)} kB`,
  MB: (size) => `${size.toFixed(0)} MB`,
  s: (time) => `${time.toFixed(2)} s`,
  ms: (time) => `${time.toFixed(1)} ms`,
  µs: (time) => `${time.toFixed(1)} µs`,
  "×": (ratio) => `${ratio.toFixed(2)} ×`,
  "": String,
};

/** @param {Figure} figure */
export const passes = ({ value, alarm, atLeast }) =>
  alarm === undefined || (atLeast ? value >= alarm : value <= alarm);

/** @param {string[][]} rows headings first @returns {string} Markdown */
export function markdownTable([head = [], ...body]) {
  const line = (/** @type {string[]} */ row) => `| ${row.join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...body.map(line)].join("\n");
}

/** @param {Figure[]} figures @returns {string} Markdown */
export function figureTable(figures) {
  const rows = figures.map(({ name, value, unit, alarm, atLeast, others = {} }) => {
    const format = FORMATS[unit];
    const bound = alarm === undefined ? "" : `${atLeast ? "<" : ">"} ${format(alarm)}`;
    return [
      name,
      format(value),
      bound,
      Object.entries(others)
        .map(([other, it]) => `${other} ${format(it)}`)
        .join(", "),
    ];
  });
  return markdownTable([["Figure", "Ours", "Alarm", "Others"], ...rows]);
}

/**
 * Prints the figures, fails where one alarms, and writes the section to docs/figures.md if the command line says `--write`.
 *
 * @param {string} heading
 * @param {Figure[]} figures
 * @param {string} [note]
 */
export function report(heading, figures, note = "") {
  const body = `${figureTable(figures)}\n\n${note}`;
  console.log(`${heading}\n\n${body}\n`);
  for (const { name } of figures.filter((figure) => !passes(figure))) {
    console.error(`✗ alarm: ${name}`);
    process.exitCode = 1;
  }
  if (process.argv.includes("--write")) writeSection(heading, body);
}

/**
 * Replaces the section with the same heading in a document, or appends it.
 *
 * @param {string} text
 * @param {string} heading
 * @param {string} body
 */
export function replaceSection(text, heading, body) {
  const section = `## ${heading}\n\n${body.trim()}`;
  const sections = text.trimEnd().split(/\n+(?=## )/);
  const index = sections.findIndex((part) => part.startsWith(`## ${heading}\n`));
  if (index < 0) sections.push(section);
  else sections[index] = section;
  return `${sections.join("\n\n")}\n`;
}

/** @param {string} heading @param {string} body Markdown */
export const writeSection = (heading, body) =>
  writeFileSync(FILE, replaceSection(readFileSync(FILE, "utf8"), heading, body));
