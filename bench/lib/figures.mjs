import { OURS } from "./clients.mjs";
import { markdownTable } from "./table.mjs";

/**
 * One measured figure.
 *
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value ours
 * @property {"kB" | "MB" | "µs" | "ms" | "s" | "×" | ""} unit `kB` shows bytes; `×` is a ratio
 * @property {number} [limit] in the unit of `value`; without one the figure is only printed
 * @property {boolean} [atLeast] the limit is the least, not the most
 * @property {Record<string, number>} [peers]
 */

/**
 * A figure from the measurements of all clients.
 *
 * @param {string} name
 * @param {Figure["unit"]} unit
 * @param {Record<string, number>} measured by client
 * @param {Pick<Figure, "limit" | "atLeast">} [bound]
 * @returns {Figure}
 */
export function clientFigure(name, unit, measured, bound) {
  const { [OURS]: value = Number.NaN, ...peers } = measured;
  return { name, value, unit, peers, ...bound };
}

/** @param {Figure} figure */
export const passes = ({ value, limit, atLeast }) =>
  limit === undefined || (atLeast ? value >= limit : value <= limit);

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

/**
 * The figures as a Markdown table.
 *
 * @param {Figure[]} figures
 * @returns {string}
 */
export function figureTable(figures) {
  const rows = figures.map(({ name, value, unit, limit, atLeast, peers = {} }) => {
    const format = FORMATS[unit];
    const bound = limit === undefined ? "" : `${atLeast ? "≥" : "≤"} ${format(limit)}`;
    const others = Object.entries(peers).map(([peer, measured]) => `${peer} ${format(measured)}`);
    return [name, format(value), bound, others.join(", ")];
  });
  return markdownTable([["Figure", "Ours", "Limit", "Others"], ...rows]);
}

/**
 * Prints the table and the exceeded limits. If there are any, the process fails.
 *
 * @param {string} title
 * @param {Figure[]} figures
 */
export function report(title, figures) {
  const failures = figures.filter((figure) => !passes(figure));
  console.log(`${title}\n\n${figureTable(figures)}\n`);
  for (const { name } of failures) console.error(`✗ past its limit: ${name}`);
  if (failures.length > 0) process.exitCode = 1;
}
