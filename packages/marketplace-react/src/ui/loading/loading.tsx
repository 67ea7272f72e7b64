"use client";
import { useEffect, useRef } from "react";
import { Button } from "../button/button.js";
import { Skeleton } from "../placeholder/placeholder.js";
import { useUi } from "../ui-provider.js";
import hiddenStyles from "../visually-hidden.module.css";
import styles from "./loading.module.css";

/** Props of {@link LoadMore}. */
export interface LoadMoreProps {
  /** Whether there are more pages. False shows the label for the end of the list. */
  hasMore: boolean;
  /** Whether the next page is loading. The button says so and ignores clicks. */
  loading: boolean;
  /** Whether the last page failed to load. Only the user tries again. */
  failed?: boolean;
  /** Loads the next page. Called by the button, and once when the end of the list is within 600 px. */
  onMore: () => void;
}

/** The end of an infinite list, which loads the next page shortly before it is reached, or by a button. */
export function LoadMore({ hasMore, loading, failed, onMore }: LoadMoreProps) {
  const { labels } = useUi();
  const foot = useRef<HTMLDivElement>(null);
  const armed = hasMore && !loading && !failed;

  useEffect(() => {
    if (!armed || !foot.current) return;
    // A busy phone reports several crossings at once, of which the last one is current.
    const observer = new IntersectionObserver((crossings) => crossings.at(-1)?.isIntersecting && onMore(), {
      rootMargin: "600px 0px",
    });
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [armed, onMore]);

  return (
    <div ref={foot} className={styles.foot}>
      {failed && <p>{labels.loadMoreFailed}</p>}
      {hasMore ? (
        <Button variant="secondary" busy={loading} onClick={onMore}>
          {failed ? labels.retry : loading ? labels.loading : labels.loadMore}
        </Button>
      ) : (
        <p>{labels.endOfList}</p>
      )}
    </div>
  );
}

/** Height of the lowest card, in CSS pixels. Lower shapes are lines or fields, which are less round. */
const CARD_PX = 60;

/** Props of {@link SkeletonList}. */
export interface SkeletonListProps {
  /** Heights in CSS pixels, so that the content doesn't move when it arrives. Default: three cards. */
  heights?: readonly number[];
}

/** Skeletons of a list. Assistive technology announces that it is loading. */
export function SkeletonList({ heights = [136, 136, 136] }: SkeletonListProps) {
  const { labels } = useUi();
  return (
    <div className={styles.list} role="status">
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
}

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** Accessible name: what is in progress. */
  label: string;
  /** 0 to 1; undefined while unknown. */
  value: number | undefined;
}

/** Shows progress. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} {...(value !== undefined && { value })} />;
}
