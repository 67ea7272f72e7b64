import { EmptyState, ProgressBar } from "marketplace-react/ui";
import type { Payment } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import cards from "../../shared/ui/cards.module.css";
import styles from "./checkout.module.css";

/** The network has seen a transfer. */
export function ProcessingPayment({ pay }: { pay: Payment }) {
  const { t } = useI18n();
  const { confirmations: done, confirmations_required: total } = pay;
  const isCounted = done !== undefined && total !== undefined && total > 0;
  const count = isCounted && t("checkout.confirmations", { done, total });
  return (
    <div role="status">
      <EmptyState
        title={t("checkout.seenTitle")}
        text={t("checkout.seenText")}
        action={
          count && (
            <div className={styles.figure}>
              <ProgressBar label={count} value={done / total} />
              <p className={cards.quiet}>{count}</p>
            </div>
          )
        }
      />
    </div>
  );
}
