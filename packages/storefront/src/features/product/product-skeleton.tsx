import { useI18n } from "../../i18n";
import { IconButton } from "../../ui/icon-button";
import { backIcon } from "../../ui/icons";
import { Skeleton } from "../../ui/skeleton";
import bar from "./head-bar.module.css";
import styles from "./product-page.module.css";

/** The shape of a product page. */
export function ProductSkeleton({ onBack }: { onBack: () => void }) {
  const { t } = useI18n();
  return (
    <div className={styles.page}>
      <p className="visually-hidden" role="status">
        {t("shell.loading")}
      </p>
      <div className={bar.bar}>
        <IconButton variant="solid" icon={backIcon} label={t("ui.back")} onClick={onBack} />
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
