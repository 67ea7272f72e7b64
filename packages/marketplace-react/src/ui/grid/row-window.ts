/** Measurements of a grid with rows of equal height, in CSS pixels. */
export interface GridMeasure {
  /** Number of items. */
  count: number;
  columns: number;
  /** Distance between the tops of two rows. */
  pitch: number;
  /** Distance from the top of the viewport to the top of the grid; negative once scrolled past. */
  top: number;
  /** Height of the viewport. */
  view: number;
}

/** The rows to render, counted from 0; `to` is exclusive. */
export interface RowWindow {
  from: number;
  to: number;
  rows: number;
}

/** Rows rendered beyond each edge of the viewport: enough for a flick, few enough to keep the page small. */
const SPARE = 2;

/** The rows of a grid in the viewport, and a few more on both sides. */
export function rowWindow({ count, columns, pitch, top, view }: GridMeasure): RowWindow {
  const rows = Math.ceil(count / Math.max(1, columns));
  if (pitch <= 0) return { from: 0, to: rows, rows };
  const at = (y: number): number => Math.min(rows, Math.max(0, y));
  const from = at(Math.floor(-top / pitch) - SPARE);
  const to = at(Math.ceil((view - top) / pitch) + SPARE);
  return { from: Math.min(from, Math.max(0, rows - 1)), to: Math.max(to, from), rows };
}
