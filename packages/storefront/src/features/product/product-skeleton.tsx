import { backIcon, IconButton, Skeleton } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import styles from "./product-screen.module.css";

/** Skeleton of a product page. */
export function ProductSkeleton({ onBack }: { onBack: () => void }) {
  const { labels } = useI18n();
  return (
    <div className={styles.page}>
      <p className="visually-hidden" role="status">
        {labels.loading}
      </p>
      <div className={styles.bar}>
        <IconButton variant="solid" icon={backIcon} label={labels.back} onClick={onBack} />
      </div>
      <div className={styles.media}>
        <Skeleton ratio={1} radius="0" />
      </div>
      <div className={styles.info}>
        <Skeleton width="45%" height="34px" />
        <div className={styles.title}>
          <Skeleton height="26px" width="85%" />
        </div>
        <div className={styles.waiting}>
          <Skeleton height="64px" radius="var(--radius-card)" />
          <Skeleton height="146px" radius="var(--radius-card)" />
          <Skeleton height="96px" radius="var(--radius-card)" />
        </div>
      </div>
    </div>
  );
}
