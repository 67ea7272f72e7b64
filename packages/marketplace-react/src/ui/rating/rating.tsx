import { Icon } from "../icon/icon";
import { starIcon } from "../icon/icons";
import { useUi } from "../ui-provider";
import styles from "./rating.module.css";

/** One to five stars, described to assistive technology in a sentence. */
export function Rating({ value, size = 16 }: { value: number; size?: number }) {
  const { labels } = useUi();
  return (
    <span className={styles.rating} role="img" aria-label={labels.rating(value)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} data-on={star <= Math.round(value) || undefined}>
          <Icon of={starIcon} size={size} filled={star <= Math.round(value)} />
        </span>
      ))}
    </span>
  );
}
