"use client";
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useRef } from "react";
import { Button } from "../button/button.js";
import { classNames } from "../class-names.js";
import { Skeleton } from "../placeholder/placeholder.js";
import { useUi } from "../ui-provider.js";
import hiddenStyles from "../visually-hidden.module.css";
import styles from "./loading.module.css";

/** What {@link LoadMore} needs of a list: `useInfiniteList` returns it. */
export interface GrowingList {
  /** Whether there are more pages. False shows the label for the end of the list. */
  hasMore: boolean;
  /** Whether the next page is loading. The button says so and ignores clicks. */
  isLoadingMore: boolean;
  /** Whether the next page failed to load. Only the user tries again. */
  hasMoreFailed?: boolean;
  /** Loads the next page. Called by the button, and once when the end of the list is within 600 px. */
  loadMore: () => void;
}

/** Props of {@link LoadMore}; everything a `<div>` takes. */
export interface LoadMoreProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** From `useInfiniteList`, or another list that grows. */
  list: GrowingList;
}

/** The end of an infinite list, which loads the next page shortly before it is reached, or by a button. */
export function LoadMore({ list, className, ...rest }: LoadMoreProps) {
  const { hasMore, isLoadingMore, hasMoreFailed, loadMore } = list;
  const { labels } = useUi();
  const foot = useRef<HTMLDivElement>(null);
  const armed = hasMore && !isLoadingMore && !hasMoreFailed;

  useEffect(() => {
    if (!armed || !foot.current) return;
    // A busy phone reports several crossings at once, of which the last one is current.
    const observer = new IntersectionObserver((crossings) => crossings.at(-1)?.isIntersecting && loadMore(), {
      rootMargin: "600px 0px",
    });
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [armed, loadMore]);

  return (
    <div {...rest} ref={foot} className={classNames(styles.foot, className)}>
      {hasMoreFailed && <p>{labels.loadMoreFailed}</p>}
      {hasMore ? (
        <Button variant="secondary" busy={isLoadingMore} onClick={loadMore}>
          {hasMoreFailed ? labels.retry : isLoadingMore ? labels.loading : labels.loadMore}
        </Button>
      ) : (
        <p>{labels.endOfList}</p>
      )}
    </div>
  );
}

/** Height of the lowest card, in CSS pixels. Lower shapes are lines or fields, which are less round. */
const CARD_PX = 60;

/** Props of {@link SkeletonList}; everything a `<div>` takes. */
export interface SkeletonListProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** Heights in CSS pixels, so that the content doesn't move when it arrives. Default: three cards. */
  heights?: readonly number[];
}

/** Skeletons of a list. Assistive technology announces that it is loading. */
export const SkeletonList = forwardRef<HTMLDivElement, SkeletonListProps>(function SkeletonList(
  { heights = [136, 136, 136], className, ...rest },
  ref,
) {
  const { labels } = useUi();
  return (
    <div role="status" {...rest} ref={ref} className={classNames(styles.list, className)}>
      <span className={hiddenStyles.hidden}>{labels.loading}</span>
      {heights.map((height, place) => (
        <Skeleton
          key={`shape-${String(place)}`}
          height={`${height}px`}
          {...(height >= CARD_PX && { radius: "var(--radius-card)" })}
        />
      ))}
    </div>
  );
});

/** Props of {@link ProgressBar}; everything a `<progress>` takes. */
export interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<"progress">, "value" | "children"> {
  /** Accessible name: what is in progress. */
  label: string;
  /** 0 to 1; undefined while unknown. */
  value: number | undefined;
}

/** Shows progress. */
export const ProgressBar = forwardRef<HTMLProgressElement, ProgressBarProps>(function ProgressBar(
  { label, value, className, ...rest },
  ref,
) {
  return (
    <progress
      {...rest}
      ref={ref}
      className={classNames(styles.bar, className)}
      aria-label={label}
      {...(value !== undefined && { value })}
    />
  );
});
