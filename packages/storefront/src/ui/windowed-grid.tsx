import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
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
          {...(known && { "aria-posinset": first + index + 1, "aria-setsize": items.length })}
        >
          {children(item, first + index)}
        </li>
      ))}
    </ul>
  );
}

function useLayout(list: RefObject<HTMLUListElement | null>, count: number, long: boolean): Layout {
  const [layout, setLayout] = useState(UNKNOWN);

  // The tallest card seen sets the height of all rows, so that any row's place can be reckoned.
  useLayoutEffect(() => {
    const element = list.current;
    if (!long || !element) return;
    const measure = (): void => setLayout((before) => same(before, measured(element, count, before)));
    measure();
    const observer = new ResizeObserver(() => {
      setLayout((before) => same(before, measured(element, count, { ...before, row: 0 })));
    });
    observer.observe(element.ownerDocument.documentElement);
    return () => observer.disconnect();
  }, [list, count, long]);

  useEffect(() => {
    const element = list.current;
    if (!long || !element) return;
    let frame = 0;
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setLayout((before) => same(before, measured(element, count, before)));
      });
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, [list, count, long]);

  return layout;
}

function measured(element: HTMLElement, count: number, before: Layout): Layout {
  const style = getComputedStyle(element);
  const columns = style.gridTemplateColumns.split(" ").length;
  const cards = Array.from(
    element.children,
    (item) => item.firstElementChild?.getBoundingClientRect().height ?? 0,
  );
  const row = Math.max(before.row, ...cards);
  const pitch = row + (Number.parseFloat(style.rowGap) || 0);
  const { top } = element.getBoundingClientRect();
  return { columns, row, pitch, ...rowWindow({ count, columns, pitch, top, view: innerHeight }) };
}

function same(before: Layout, after: Layout): Layout {
  const keys = ["from", "to", "rows", "columns", "row"] as const;
  return keys.every((key) => before[key] === after[key]) ? before : after;
}
