/** The lifecycles of the contract as a page: a diagram and the invariants of each. */
import { invariants, lifecycles } from "marketplace-contract";

/** @typedef {import("marketplace-contract").Lifecycle} Lifecycle */
/** @typedef {{ name: string, column: number, row: number, x: number, y: number }} Box */
/** @typedef {{ from: Box, to: Box, events: string[] }} Edge */

const BOX = { width: 132, height: 36 };
const COLUMN = 290;
const ROW = 84;
const EDGE = 24;

/** @returns {string} the page in Markdown */
export function lifecyclesPage() {
  /** @type {Record<string, Lifecycle>} */
  const all = lifecycles;
  const rules = new Map(Object.entries(invariants).map(([name, those]) => [name, Object.values(those)]));
  const parts = Object.entries(all).map(([name, lifecycle]) =>
    [
      `## ${name}`,
      `[Its states in words](/api/types#${name.toLowerCase()}).`,
      diagramOf(name, lifecycle),
      ...(rules.get(name) ?? []).map(({ says }) => `- ${says}`),
    ].join("\n\n"),
  );
  const others = [...rules].filter(([name]) => !all[name]);
  return [
    "---\ntitle: Lifecycles\ndescription: The states of orders, payments, disputes and all other rows, and what moves them.\n---",
    "# Lifecycles",
    "The states a row goes through, and what moves it on; what is not drawn is refused with `bad_state`. A bold frame is a state that is never left. Below each are its invariants, which hold in every answer. All of it is data of the contract, [`x-lifecycle` and `x-invariants`](/guides/lifecycles).",
    ...parts,
    "## What else adds up",
    others.flatMap(([name, those]) => those.map(({ says }) => `- \`${name}\`: ${says}`)).join("\n"),
  ].join("\n\n");
}

/** Columns by the steps from the beginning; final states are in the last one. @param {Lifecycle} lifecycle @returns {Map<string, Box>} */
function boxesOf({ states, start, final, transitions }) {
  /** @type {Map<string, number>} */
  const columns = new Map(start.map((state) => [state, 0]));
  for (const [state, column] of columns)
    for (const { from, to } of transitions)
      if (from === state && !columns.has(to)) columns.set(to, column + 1);
  const inner = Object.keys(states).filter((state) => !final.includes(state));
  const last = Math.max(...inner.map((state) => columns.get(state) ?? 0)) + 1;
  /** @type {Map<string, Box>} */
  const boxes = new Map();
  for (const name of Object.keys(states)) {
    const column = final.includes(name) ? last : (columns.get(name) ?? 0);
    const row = [...boxes.values()].filter((box) => box.column === column).length;
    // Each column begins a little lower, so that no line runs through a box.
    const y = EDGE + row * ROW + (column % 2) * (ROW / 2);
    boxes.set(name, { name, column, row, x: EDGE + column * COLUMN, y });
  }
  return boxes;
}

/** @param {string} name @param {Lifecycle} lifecycle */
function diagramOf(name, lifecycle) {
  const boxes = boxesOf(lifecycle);
  const all = [...boxes.values()];
  const width = Math.max(...all.map(({ x }) => x)) + BOX.width + 4 * EDGE;
  const height = Math.max(...all.map(({ y }) => y)) + BOX.height + 2 * EDGE;
  /** @type {Map<string, Edge>} */
  const edges = new Map();
  for (const { from, event, to } of lifecycle.transitions) {
    const [a, b] = [boxes.get(from), boxes.get(to)];
    if (!a || !b) continue;
    const edge = edges.get(`${from} ${to}`) ?? { from: a, to: b, events: [] };
    edge.events.push(event);
    edges.set(`${from} ${to}`, edge);
  }
  const told = [...edges.values()].map(
    ({ from, to, events }) => `${from.name} to ${to.name} by ${events.join(" or ")}`,
  );
  return [
    // As large as its words need, so that a narrow page scrolls it.
    `<div role="region" aria-label="${name}" tabindex="0" style="overflow-x: auto">`,
    `<svg class="lifecycle" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${told.join("; ")}" style="max-width: none; font: 13px sans-serif">`,
    `<defs><marker id="arrow-${name}" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="currentColor" /></marker></defs>`,
    ...[...edges.values()].map((edge) => lineOf(name, edge)),
    ...all.map(({ name: state, x, y }) => {
      const stroke = lifecycle.final.includes(state) ? 3 : 1;
      return (
        `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="8" fill="var(--vp-c-bg-soft, #f6f6f7)" stroke="currentColor" stroke-width="${stroke}" />` +
        `<text x="${x + BOX.width / 2}" y="${y + BOX.height / 2 + 5}" text-anchor="middle" fill="currentColor">${state}</text>`
      );
    }),
    // Over the lines.
    ...labelsOf([...edges.values()], all),
    "</svg>",
    "</div>",
  ].join("\n");
}

/** A curve with its four points: out of the right side and into the left one, back a little lower, or around on the right. @param {Box} from @param {Box} to */
function curveOf(from, to) {
  const start = { x: from.x + BOX.width, y: from.y + BOX.height / 2 };
  if (to.column > from.column) {
    const end = { x: to.x, y: to.y + BOX.height / 2 };
    const middle = (start.x + end.x) / 2;
    return [start, { x: middle, y: start.y }, { x: middle, y: end.y }, end];
  }
  // In the same column, or to itself: along the side.
  if (to.column === from.column) {
    const isSelf = to === from;
    const end = { x: to.x + BOX.width, y: to.y + BOX.height / 2 + (isSelf ? 10 : 0) };
    const out = start.x + 3 * EDGE;
    return [
      { ...start, y: start.y - (isSelf ? 10 : 0) },
      { x: out, y: start.y - (isSelf ? EDGE : 0) },
      { x: out, y: end.y + (isSelf ? EDGE : 0) },
      end,
    ];
  }
  const back = { x: from.x, y: start.y + 10 };
  const end = { x: to.x + BOX.width, y: to.y + BOX.height / 2 + 10 };
  const middle = (back.x + end.x) / 2;
  return [back, { x: middle, y: back.y }, { x: middle, y: end.y }, end];
}

/** @param {string} name @param {{ from: Box, to: Box }} edge */
function lineOf(name, { from, to }) {
  const [start, ...rest] = curveOf(from, to).map(({ x, y }) => `${x} ${y}`);
  return `<path d="M${start} C${rest.join(", ")}" fill="none" stroke="currentColor" stroke-opacity="0.5" marker-end="url(#arrow-${name})" />`;
}

/** Where on its line a label may be: in the middle, or as little as possible before or behind. */
const PLACES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74];
const LETTER = 7;
const LINE = 16;

/** The events on each line, where they cover neither a state nor one another. @param {readonly Edge[]} edges @param {readonly Box[]} boxes */
function labelsOf(edges, boxes) {
  /** @type {{ x: number, y: number, width: number, height: number }[]} */
  const taken = boxes.map(({ x, y }) => ({ x: x + BOX.width / 2, y: y + BOX.height / 2, ...BOX }));
  return edges.map(({ from, to, events }) => {
    const text = events.join(", ");
    const places = PLACES.map((t) => ({
      ...pointOn(curveOf(from, to), t),
      width: text.length * LETTER,
      height: LINE,
    }));
    const isFree = (/** @type {(typeof taken)[number]} */ one) =>
      taken.every(
        ({ x, y, width, height }) =>
          Math.abs(x - one.x) * 2 >= width + one.width || Math.abs(y - one.y) * 2 >= height + one.height,
      );
    const place = places.find(isFree) ?? places[0];
    if (!place) return "";
    taken.push(place);
    return `<text x="${place.x}" y="${place.y + 4}" text-anchor="middle" fill="currentColor" stroke="var(--vp-c-bg, #fff)" stroke-width="4" paint-order="stroke">${text}</text>`;
  });
}

/** @param {readonly { x: number, y: number }[]} curve @param {number} t from 0 to 1 */
function pointOn(curve, t) {
  const shares = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
  const at = (/** @type {"x" | "y"} */ key) =>
    Math.round(curve.reduce((sum, point, i) => sum + (shares[i] ?? 0) * point[key], 0));
  return { x: at("x"), y: at("y") };
}
