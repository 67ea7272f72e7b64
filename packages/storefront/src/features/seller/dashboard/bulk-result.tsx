import { useI18n } from "../../../i18n";
import { failureText } from "../../../shared/ui/failure-text";
import type { BulkOutcome } from "./bulk";
import styles from "./product-table.module.css";

/** The outcome for one product, next to its title. */
export function BulkResult({ outcome }: { outcome: BulkOutcome }) {
  const { t } = useI18n();
  if (outcome.kind === "failed") return <p className={styles.failed}>{failureText(outcome.error, t)}</p>;
  if (outcome.kind === "running") return <p className={styles.quiet}>…</p>;
  return <p className={styles.done}>{t(outcome.kind === "same" ? "bulk.same" : "bulk.done")}</p>;
}
