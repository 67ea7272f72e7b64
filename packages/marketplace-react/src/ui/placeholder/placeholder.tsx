import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "../class-names.js";
import styles from "./placeholder.module.css";

/** Props of {@link EmptyState}; everything a `<div>` takes. */
export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<"div">, "title" | "children"> {
  /** A few words about what is missing or has happened. */
  title: string;
  /** A sentence about what it means or what to do. */
  text?: string | undefined;
  /** Content below the text: a server's message, in its own language. */
  note?: string | undefined;
  /** The drawing: `d` of an SVG path on a 120-unit grid, such as `searchDrawing`. Default `boxDrawing`. */
  art?: string | undefined;
  /** The next step: one button or link. */
  action?: ReactNode;
  /** `h1` when the state is the whole page. Default `h2`. */
  heading?: "h1" | "h2";
}

/* Apart from the other drawings: the first page of a shop needs no more than these two. */

/** An open parcel. */
export const boxDrawing = "M28 44 60 30l32 14v34L60 94 28 78Zm0 0 32 16 32-16M60 60v34M44 37l32 15v12";
/** A cloud with a cross, for a failure to load. */
export const cloudDrawing =
  "M40 84a16 16 0 0 1-2-32 24 24 0 0 1 46-4 18 18 0 0 1 0 36M52 74l16 16m0-16L52 90";

/** Says that there is nothing here, and what to do next. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, text, note, art = boxDrawing, action, heading: Heading = "h2", className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={classNames(styles.state, className)}>
      <svg className={styles.art} viewBox="0 0 120 120" aria-hidden="true">
        <path className={styles.ground} d="M60 8c30 0 50 17 50 46s-20 58-52 58S10 92 10 60 30 8 60 8Z" />
        <path className={styles.line} d={art} />
        <path className={styles.spark} d="M98 22v10m-5-5h10M20 88v8m-4-4h8" />
      </svg>
      <Heading className={styles.title} tabIndex={Heading === "h1" ? -1 : undefined}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {note && (
        <p className={styles.text} dir="auto">
          {note}
        </p>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
});

/** Props of {@link Skeleton}, and everything a `<span>` takes; lengths are CSS. */
export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** Default `100%`. */
  width?: string;
  /** Height of the content to come, so that nothing moves. Default: the width divided by `ratio`. */
  height?: string;
  /** Border radius. Default `8px`. */
  radius?: string;
  /** Width divided by height instead of a height. */
  ratio?: number;
}

/** The shape of content that is loading. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width = "100%", height, radius = "8px", ratio, className, style, ...rest },
  ref,
) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      ref={ref}
      className={classNames(styles.skeleton, className)}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius, aspectRatio: ratio, ...style }}
    />
  );
});

/** Skeletons of product cards, for a Grid or ScrollRow. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${String(index)}`} className={styles.card}>
      <Skeleton ratio={1} radius="var(--radius-card)" />
      <Skeleton height="14px" width="90%" />
      <Skeleton height="20px" width="45%" />
    </li>
  ));
}
