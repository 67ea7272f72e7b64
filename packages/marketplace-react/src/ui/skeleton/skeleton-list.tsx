import { useUi } from "../ui-provider";
import hiddenStyles from "../visually-hidden.module.css";
import { Skeleton } from "./skeleton";
import styles from "./skeleton-list.module.css";

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
