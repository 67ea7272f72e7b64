import { useEffect, useRef } from "react";
import { Button } from "../button/button";
import { useUi } from "../ui-provider";
import styles from "./load-more.module.css";

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
