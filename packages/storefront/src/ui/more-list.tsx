import { useEffect, useRef } from "react";
import { useI18n } from "../i18n";
import { Button } from "./button";
import styles from "./more-list.module.css";

/** Props of {@link MoreList}. */
export interface MoreListProps {
  hasMore: boolean;
  loading: boolean;
  /** The last page did not arrive: it is asked for again only by hand. */
  failed?: boolean;
  onMore: () => void;
}

/** The foot of an endless list: loads the next page shortly before it is reached, and by a button. */
export function MoreList({ hasMore, loading, failed, onMore }: MoreListProps) {
  const { t } = useI18n();
  const foot = useRef<HTMLDivElement>(null);
  const armed = hasMore && !loading && !failed;

  useEffect(() => {
    if (!armed || !foot.current) return;
    // A busy phone reports several crossings at once; the last one is how it stands.
    const observer = new IntersectionObserver((crossings) => crossings.at(-1)?.isIntersecting && onMore(), {
      rootMargin: "600px 0px",
    });
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [armed, onMore]);

  return (
    <div ref={foot} className={styles.foot}>
      {failed && <p>{t("ui.loadMoreFailed")}</p>}
      {hasMore ? (
        <Button variant="quiet" busy={loading} onClick={onMore}>
          {failed ? t("shell.retry") : loading ? t("shell.loading") : t("ui.loadMore")}
        </Button>
      ) : (
        <p>{t("ui.end")}</p>
      )}
    </div>
  );
}
