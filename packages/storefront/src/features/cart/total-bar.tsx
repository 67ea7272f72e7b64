import { checkoutOf, quantityOf, type Total, totalsOf } from "marketplace-react";
import { Button, Price } from "marketplace-react/ui";
import type { CartLine } from "marketplace-sdk/state";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { BottomBar } from "../../shared/ui/bottom-bar";
import styles from "./cart.module.css";
import { MixedCheckbox } from "./mixed-checkbox";

/** Select all, and the total of the selected lines. Sits above the tab bar. */
export function TotalBar({ lines }: { lines: readonly CartLine[] }) {
  const services = useServices();
  const { cart, location, toasts } = services;
  const { t } = useI18n();
  const selected = cart.selected();
  const isEmpty = selected.length === 0;
  const checkOut = (): void => {
    if (isEmpty) {
      // Stays enabled, because a disabled button wouldn't say what is missing.
      toasts.show(t("cart.selectProduct"), { tone: "danger" });
      return;
    }
    checkoutOf(services).start(selected, "cart");
    location.navigate(paths.orderChecked());
  };
  return (
    <BottomBar label={t("cart.total")} floating className={styles.bar}>
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
          <span className={styles.pieces}>{t("cart.selected", { count: quantityOf(selected) })}</span>
          <TotalAmounts totals={totalsOf(selected)} size="m" />
        </p>
        <p className={styles.beforeFees}>{t("cart.beforeFees")}</p>
      </div>
      <Button variant={isEmpty ? "secondary" : "primary"} className={styles.checkout} onClick={checkOut}>
        {t("cart.checkout")}
      </Button>
    </BottomBar>
  );
}

interface TotalAmountsProps {
  totals: readonly Total[];
  size: "s" | "m";
}

/** A total, or one for each currency. */
export function TotalAmounts({ totals, size }: TotalAmountsProps) {
  const shown = totals.length > 0 ? totals : [{ currency: "", amount: "0" }];
  return shown.map(({ currency, amount }, index) => (
    <span key={currency}>
      {index > 0 && " + "}
      <Price amount={amount} currency={currency} size={size} />
    </span>
  ));
}
