import { useI18n } from "../../i18n";
import { Skeleton } from "../../ui/skeleton";
import styles from "./centre.module.css";

/** Shapes of the cards that are on their way. */
export function Waiting() {
  const { t } = useI18n();
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{t("shell.loading")}</span>
      {["one", "two", "three"].map((name) => (
        <Skeleton key={name} height="136px" radius="var(--radius-card)" />
      ))}
    </div>
  );
}
