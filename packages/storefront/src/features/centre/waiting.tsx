import { useI18n } from "../../i18n";
import { Skeleton } from "../../ui/skeleton";
import styles from "./centre.module.css";

/** A page's usual cards. */
const CARDS = { one: "136px", two: "136px", three: "136px" };

/**
 * Shapes of the cards that are on their way.
 *
 * @param props.heights of the cards, by whatever names
 */
export function Waiting({ heights = CARDS }: { heights?: Readonly<Record<string, string>> }) {
  const { t } = useI18n();
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{t("shell.loading")}</span>
      {Object.entries(heights).map(([name, height]) => (
        <Skeleton key={name} height={height} radius="var(--radius-card)" />
      ))}
    </div>
  );
}
