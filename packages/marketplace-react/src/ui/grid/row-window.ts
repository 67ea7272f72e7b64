/** Measurements of a grid with rows of equal height. Lengths in CSS pixels. */
export interface GridMeasure {
  /** Items in all. */
  count: number;
  columns: number;
  /** From the top of one row to the top of the next. */
  pitch: number;
  /** Top of the grid below the top of the view; negative once scrolled past. */
  top: number;
  /** Height of the view. */
  view: number;
}

/** The rows to draw, by number from 0; `to` is the first one left out. */
export interface RowWindow {
  from: number;
  to: number;
  rows: number;
}

/** Rows drawn beyond each edge of the view: enough for a flick, few enough to keep the page small. */
const SPARE = 2;

/** The rows of a grid that are in view, with a few to spare on both sides. */
export function rowWindow({ count, columns, pitch, top, view }: GridMeasure): RowWindow {
  const rows = Math.ceil(count / Math.max(1, columns));
  if (pitch <= 0) return { from: 0, to: rows, rows };
  const at = (y: number): number => Math.min(rows, Math.max(0, y));
  const from = at(Math.floor(-top / pitch) - SPARE);
  const to = at(Math.ceil((view - top) / pitch) + SPARE);
  return { from: Math.min(from, Math.max(0, rows - 1)), to: Math.max(to, from), rows };
}
