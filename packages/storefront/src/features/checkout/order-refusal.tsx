import { isErrorOf } from "marketplace-sdk";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import { failureText } from "../../ui/failure-text";
import styles from "./checkout.module.css";

/** Props of {@link OrderRefusal}. */
export interface OrderRefusalProps {
  /** What placing the order threw. */
  error: unknown;
  /** Something is marked above that stands against the order. */
  problems: boolean;
}

/** Why the order was not placed, and what comes next. */
export function OrderRefusal({ error, problems }: OrderRefusalProps) {
  const { t } = useI18n();
  if (problems) return <p className={styles.notice}>{t("checkout.settle")}</p>;
  if (error === undefined) return null;
  const name = isErrorOf(error, "orders.create") ? error.reason : undefined;
  return (
    <div className={styles.notice}>
      <p>{name === "price_changed" ? t("checkout.checkedAgain") : failureText(error, t)}</p>
      {name === "too_many_unpaid" && (
        <ButtonLink size="s" variant="quiet" to={paths.order()}>
          {t("checkout.toOrders")}
        </ButtonLink>
      )}
    </div>
  );
}
