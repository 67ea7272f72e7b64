import type { CartLine } from "marketplace-sdk/state";
import { useShop } from "../../app/market";
import { useI18n } from "../../i18n";
import { MixedCheckbox } from "./mixed-checkbox";
import { TotalAmounts } from "./total-amounts";
import styles from "./total-bar.module.css";
import { piecesOf, totalsOf } from "./totals";

/** Select all, and what the selected lines cost. Stands over the tab bar. */
export function TotalBar({ lines }: { lines: readonly CartLine[] }) {
  const { cart } = useShop();
  const { t } = useI18n();
  const selected = cart.selected();
  return (
    <section className={styles.bar} aria-label={t("cart.total")}>
      <MixedCheckbox
        label={t("cart.selectAll")}
        selected={selected.length}
        total={lines.length}
        onChange={(checked) => cart.select(checked)}
      >
        {t("cart.selectAll")}
      </MixedCheckbox>
      <div className={styles.sum}>
        <p className={styles.total} role="status">
          <span className={styles.pieces}>{t("cart.selected", { count: piecesOf(selected) })}</span>
          <TotalAmounts totals={totalsOf(selected)} size="m" />
        </p>
        <p className={styles.note}>{t("cart.beforeFees")}</p>
      </div>
    </section>
  );
}
