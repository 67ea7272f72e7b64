import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import styles from "./product-grid.module.css";
import { type RowWindow, rowWindow } from "./row-window";

/** Props of {@link WindowedGrid}. */
export interface WindowedGridProps<Item extends { id: number | string }> {
  items: readonly Item[];
  /** Draws the content of one `<li>`: a single element. */
  children: (item: Item, index: number) => ReactNode;
}

/** Shorter lists are drawn whole: reading order, find-in-page and focus then need no care. */
const WHOLE = 60;
/** Drawn first, to be measured. */
const SAMPLE = 12;

interface Layout extends RowWindow {
  columns: number;
  /** Height of a row; 0 while unknown. */
  row: number;
  /** From the top of one row to the top of the next. */
  pitch: number;
}

const UNKNOWN: Layout = { from: 0, to: 0, rows: 0, columns: 1, row: 0, pitch: 0 };

/** A product grid that keeps only the rows near the view in the page once it is long. */
export function WindowedGrid<Item extends { id: number | string }>({
  items,
  children,
}: WindowedGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const long = items.length > WHOLE;
  const { from, to, rows, columns, row, pitch } = useLayout(list, items.length, long);
  const known = long && row > 0;
  const first = known ? from * columns : 0;
  const shown = long ? items.slice(first, known ? to * columns : SAMPLE) : items;
  return (
    <ul
      ref={list}
      className={styles.grid}
      style={
        known
          ? { gridAutoRows: row, paddingBlockStart: from * pitch, paddingBlockEnd: (rows - to) * pitch }
          : undefined
      }
    >
      {shown.map((item, index) => (
        <li
          key={item.id}
          aria-posinset={known ? first + index + 1 : undefined}
          aria-setsize={known ? items.length : undefined}
        >
          <Cell draw={() => children(item, first + index)} item={item} by={children} />
        </li>
      ))}
    </ul>
  );
}

interface CellProps {
  draw: () => ReactNode;
  item: unknown;
  /** What `draw` was made from. */
  by: unknown;
}

/** A cell that stays in the window is not drawn again while the page scrolls. */
const Cell = memo(
  ({ draw }: CellProps) => draw(),
  (before, after) => before.item === after.item && before.by === after.by,
);

function useLayout(list: RefObject<HTMLUListElement | null>, count: number, long: boolean): Layout {
  const [layout, setLayout] = useState(UNKNOWN);

  // The tallest card seen sets the height of all rows, so that any row's place can be reckoned.
  useLayoutEffect(() => {
    const element = list.current;
    if (long && element) setLayout((before) => kept(before, measured(element, count, before)));
  }, [list, count, long]);

  useEffect(() => {
    const element = list.current;
    if (!long || !element) return;
    let frame = 0;
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        // Reads only, before anything changes in this frame: the browser need not lay out twice.
        setLayout((before) => kept(before, measured(element, count, before)));
      });
    };
    // Another width or text size: cards have other heights.
    const observer = new ResizeObserver(() => {
      setLayout((before) => kept(before, measured(element, count, { ...before, row: 0 })));
    });
    observer.observe(document.documentElement);
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, [list, count, long]);

  return layout;
}

function measured(element: HTMLElement, count: number, before: Layout): Layout {
  const style = getComputedStyle(element);
  const columns = style.gridTemplateColumns.split(" ").length;
  const heights = Array.from(element.children, (cell) => cell.firstElementChild?.clientHeight ?? 0);
  const row = Math.max(before.row, ...heights);
  const pitch = row + (Number.parseFloat(style.rowGap) || 0);
  const { top } = element.getBoundingClientRect();
  return { columns, row, pitch, ...rowWindow({ count, columns, pitch, top, view: innerHeight }) };
}

/** The same object when nothing changed: React then draws nothing. */
function kept(before: Layout, after: Layout): Layout {
  const keys = ["from", "to", "rows", "columns", "row"] as const;
  return keys.every((key) => before[key] === after[key]) ? before : after;
}
