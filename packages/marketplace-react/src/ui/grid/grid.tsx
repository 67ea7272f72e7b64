"use client";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "../class-names.js";
import styles from "./grid.module.css";

/** Two columns on a phone, four on a tablet, as many as fit on a desktop. Children are `<li>` elements. Takes everything a `<ul>` takes. */
export const Grid = forwardRef<HTMLUListElement, ComponentPropsWithoutRef<"ul">>(function Grid(
  { className, ...rest },
  ref,
) {
  return <ul {...rest} ref={ref} className={classNames(styles.grid, className)} />;
});

/** Props of {@link VirtualGrid}; everything a `<ul>` takes. */
export interface VirtualGridProps<Item extends { id: number | string }>
  extends Omit<ComponentPropsWithoutRef<"ul">, "children"> {
  /** Items in order. Up to 60 are all rendered. */
  items: readonly Item[];
  /** Renders the content of an `<li>`, as a single element. */
  children: (item: Item, index: number) => ReactNode;
}

/** Shorter lists are rendered completely, so that reading order, find in page and focus just work. */
const MAX_WHOLE = 60;
/** Number of items rendered first, to be measured. */
const SAMPLE = 12;

interface Layout extends RowWindow {
  columns: number;
  /** Height of a row; 0 while unknown. */
  row: number;
  /** Distance between the tops of two rows. */
  pitch: number;
}

const UNKNOWN: Layout = { from: 0, to: 0, rows: 0, columns: 1, row: 0, pitch: 0 };

/** A {@link Grid} that renders only the rows near the viewport once it is long. */
export function VirtualGrid<Item extends { id: number | string }>({
  items,
  children,
  className,
  style,
  ...rest
}: VirtualGridProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const isLong = items.length > MAX_WHOLE;
  const { from, to, rows, columns, row, pitch } = useLayout(list, items.length, isLong);
  const isMeasured = isLong && row > 0;
  const first = isMeasured ? from * columns : 0;
  const visible = isLong ? items.slice(first, isMeasured ? to * columns : SAMPLE) : items;
  return (
    <ul
      {...rest}
      ref={list}
      className={classNames(styles.grid, className)}
      style={{
        ...style,
        ...(isMeasured && {
          gridAutoRows: row,
          paddingBlockStart: from * pitch,
          paddingBlockEnd: (rows - to) * pitch,
        }),
      }}
    >
      {visible.map((item, index) => (
        <li
          key={item.id}
          aria-posinset={isMeasured ? first + index + 1 : undefined}
          aria-setsize={isMeasured ? items.length : undefined}
        >
          <Cell render={() => children(item, first + index)} item={item} renderer={children} />
        </li>
      ))}
    </ul>
  );
}

interface CellProps {
  render: () => ReactNode;
  item: unknown;
  /** The grid's `render`, which re-renders the cell when it changes. */
  renderer: unknown;
}

/** A cell that isn't rendered again while it stays visible during scrolling. */
const Cell = memo(
  ({ render }: CellProps) => render(),
  (before, after) => before.item === after.item && before.renderer === after.renderer,
);

/** React 18 warns of layout effects on a server, where nothing is painted. */
const useEffectBeforePaint = globalThis.document ? useLayoutEffect : useEffect;

function useLayout(list: RefObject<HTMLUListElement | null>, count: number, isLong: boolean): Layout {
  const [layout, setLayout] = useState(UNKNOWN);

  // The tallest card so far sets the height of all rows, so that every row's position can be computed.
  useEffectBeforePaint(() => {
    const element = list.current;
    if (isLong && element) setLayout((before) => sameOr(before, measure(element, count, before)));
  }, [list, count, isLong]);

  useEffect(() => {
    const element = list.current;
    if (!isLong || !element) return;
    let frame = 0;
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        // Measures before anything changes in this frame, so that the browser needn't compute the layout twice.
        setLayout((before) => sameOr(before, measure(element, count, before)));
      });
    };
    // Another width or text size changes the heights of the cards.
    const observer = new ResizeObserver(() => {
      setLayout((before) => sameOr(before, measure(element, count, { ...before, row: 0 })));
    });
    observer.observe(document.documentElement);
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, [list, count, isLong]);

  return layout;
}

function measure(element: HTMLElement, count: number, before: Layout): Layout {
  const style = getComputedStyle(element);
  const columns = style.gridTemplateColumns.split(" ").length;
  const heights = Array.from(element.children, (cell) => cell.firstElementChild?.clientHeight ?? 0);
  const row = Math.max(before.row, ...heights);
  const pitch = row + (Number.parseFloat(style.rowGap) || 0);
  const { top } = element.getBoundingClientRect();
  return { columns, row, pitch, ...rowWindow({ count, columns, pitch, top, view: innerHeight }) };
}

/** Returns the same object if nothing changed, so that React doesn't render. */
function sameOr(before: Layout, after: Layout): Layout {
  const keys = ["from", "to", "rows", "columns", "row"] as const;
  return keys.every((key) => before[key] === after[key]) ? before : after;
}

/** Measurements of a grid with rows of equal height, in CSS pixels. */
interface GridMeasure {
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
interface RowWindow {
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
