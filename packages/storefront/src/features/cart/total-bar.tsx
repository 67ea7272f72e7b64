import type { CartLine } from "marketplace-sdk/state";
import { fillBasket } from "../../app/basket";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import { MixedCheckbox } from "./mixed-checkbox";
import { TotalAmounts } from "./total-amounts";
import styles from "./total-bar.module.css";
import { piecesOf, totalsOf } from "./totals";

/** Select all, and what the selected lines cost. Stands over the tab bar. */
export function TotalBar({ lines }: { lines: readonly CartLine[] }) {
  const { cart, location, toasts } = useShop();
  const { t } = useI18n();
  const selected = cart.selected();
  const isEmpty = selected.length === 0;
  const checkOut = (): void => {
    if (isEmpty) {
      // A dead button would not say what is missing.
      toasts.show(t("cart.selectProduct"), { tone: "failure" });
      return;
    }
    fillBasket(selected, "cart");
    location.navigate(paths.orderChecked());
  };
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
      <Button variant={isEmpty ? "quiet" : "primary"} className={styles.checkout} onClick={checkOut}>
        {t("cart.checkout")}
      </Button>
    </section>
  );
}
