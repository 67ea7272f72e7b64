import { useI18n } from "../i18n";
import { Skeleton } from "./skeleton";
import styles from "./waiting.module.css";

/** Lower shapes stand for a line or a field and are less round. CSS pixels. */
const CARD = 60;

/** Props of {@link Waiting}. */
export interface WaitingProps {
  /** Of the shapes, one below the other, in CSS pixels: what comes should stand where they stood. Default: three cards. */
  heights?: readonly number[];
}

/** Shapes of what is on its way, which is said to those who can't see them. */
export function Waiting({ heights = [136, 136, 136] }: WaitingProps) {
  const { t } = useI18n();
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{t("shell.loading")}</span>
      {heights.map((height, place) => (
        <Skeleton
          key={`shape-${String(place)}`}
          height={`${height}px`}
          {...(height >= CARD && { radius: "var(--radius-card)" })}
        />
      ))}
    </div>
  );
}
