import { useI18n } from "../i18n";
import { Icon } from "./icon";
import { starIcon } from "./icons";
import styles from "./rating.module.css";

/** Stars from 1 to 5 as five drawn stars with one sentence for assistive technology. */
export function Rating({ value, size = 16 }: { value: number; size?: number }) {
  const { t } = useI18n();
  return (
    <span className={styles.rating} role="img" aria-label={t("ui.rating", { value })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} data-on={star <= Math.round(value) || undefined}>
          <Icon of={starIcon} size={size} filled={star <= Math.round(value)} />
        </span>
      ))}
    </span>
  );
}
