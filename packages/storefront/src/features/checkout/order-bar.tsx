import { Button, ButtonLink, Price, PriceBreakdown } from "marketplace-react/ui";
import { isErrorOf } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { BottomBar } from "../../shared/ui/bottom-bar";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./checkout.module.css";
import { type CheckoutPartProps, isSent, sumsOf } from "./checkout-part";

/** Props of {@link OrderBar}. */
interface OrderBarProps extends CheckoutPartProps {
  /** Whether a line or the whole order can't be placed as it is. */
  hasProblem: boolean;
  /** Whether an address is all that is missing: then nothing else is marked. */
  lacksAddress: boolean;
}

/** The total and the button that places the order; changed prices are accepted first. */
export function OrderBar({ checkout, hasProblem, lacksAddress }: OrderBarProps) {
  const { t } = useI18n();
  const { status, preview, total, currency, priceChange, isStale } = checkout;
  const isUnknown = status === "outcomeUnknown";
  const isBusy = status === "placing" || status === "placed";
  return (
    <BottomBar label={t("checkout.place")} className={styles.bar}>
      <div role="alert">
        <Notice checkout={checkout} hasProblem={hasProblem} lacksAddress={lacksAddress} />
      </div>
      {preview && (
        <div className={styles.wideOnly}>
          <PriceBreakdown currency={currency} rows={sumsOf(preview, t)} />
        </div>
      )}
      <div className={styles.row}>
        <p className={styles.sum}>
          <span className={styles.label}>{t("checkout.total")}</span>
          {(preview || total !== undefined) && <Price amount={total} currency={currency} />}
        </p>
        {priceChange ? (
          <Button key="accept" busy={isStale} onClick={checkout.acceptPrices}>
            {t("checkout.accept")}
          </Button>
        ) : (
          <Button
            key="place"
            busy={isBusy || isStale}
            disabled={!isSent(checkout) && (hasProblem || !preview?.price_token)}
            onClick={isUnknown ? checkout.retry : checkout.place}
          >
            {t(isUnknown ? "checkout.sendAgain" : "checkout.place")}
          </Button>
        )}
      </div>
    </BottomBar>
  );
}

/** Errors that the address section shows. */
const ADDRESS_ERRORS: readonly string[] = ["address_required", "area_not_open"];

/** What the buyer must know before pressing the button: changed prices, an unknown outcome, or why the order failed. */
function Notice({ checkout, hasProblem, lacksAddress }: OrderBarProps) {
  const { t, money, failureText } = useI18n();
  const { status, preview, priceChange, problem, rejection, error, currency = "" } = checkout;
  if (priceChange && preview) {
    const { previousTotal } = priceChange;
    return (
      <p className={styles.notice}>
        {previousTotal === preview.total
          ? t("checkout.changedPrices")
          : t("checkout.changed", {
              before: money(previousTotal, currency),
              after: money(preview.total, currency),
            })}
      </p>
    );
  }
  const toOrders = (
    <ButtonLink size="s" variant="secondary" href={paths.order()}>
      {t("checkout.toOrders")}
    </ButtonLink>
  );
  if (status === "outcomeUnknown") {
    return (
      <div className={styles.notice}>
        <p>{t("checkout.unsure")}</p>
        <div className={utilities.wrap}>
          {toOrders}
          <Button size="s" variant="plain" onClick={checkout.discard}>
            {t("checkout.drop")}
          </Button>
        </div>
      </div>
    );
  }
  // The server's message, unless an item or the address section already shows the problem.
  const otherProblem = problem ?? (hasProblem ? undefined : rejection);
  if (otherProblem?.msg && !ADDRESS_ERRORS.includes(otherProblem.error)) {
    return (
      <p className={styles.notice} dir="auto">
        {otherProblem.msg}
      </p>
    );
  }
  if (hasProblem)
    return <p className={styles.notice}>{t(lacksAddress ? "checkout.addAddress" : "checkout.settle")}</p>;
  if (!error) return null;
  const reason = isErrorOf(error, "orders.create") ? error.reason : undefined;
  return (
    <div className={styles.notice}>
      <p>{reason === "price_changed" ? t("checkout.checkedAgain") : failureText(error)}</p>
      {reason === "too_many_unpaid" && toOrders}
    </div>
  );
}
