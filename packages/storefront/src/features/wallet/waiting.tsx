import { useI18n } from "../../i18n";
import { Skeleton } from "../../ui/skeleton";
import styles from "./wallet.module.css";

/** Shapes of the first cards of a list. */
export function Waiting() {
  const { t } = useI18n();
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{t("shell.loading")}</span>
      {["one", "two", "three", "four"].map((name) => (
        <Skeleton key={name} height="88px" radius="var(--radius-card)" />
      ))}
    </div>
  );
}
