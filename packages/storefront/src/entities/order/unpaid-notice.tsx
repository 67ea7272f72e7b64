import { ButtonLink } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./unpaid-notice.module.css";
import { useUnpaid } from "./use-unpaid";

/** Pending payments with amount and deadline; nothing if there are none. */
export function UnpaidNotice() {
  const { t, money, dateTime } = useI18n();
  const payments = useUnpaid();
  if (payments.length === 0) return null;
  return (
    <ul className={utilities.stackS}>
      {payments.map(({ payNo, orders, total, currency = "", expiresAt }) => {
        const sum = money(total, currency);
        return (
          <li key={payNo} className={styles.payment}>
            <p className={styles.words}>
              <strong>{t("mine.unpaid", { count: orders.length })}</strong>
              <span data-sum="">
                {expiresAt ? t("mine.payBy", { money: sum, time: dateTime(expiresAt) }) : sum}
              </span>
            </p>
            <ButtonLink size="s" to={paths.pay(payNo)}>
              {t("mine.payNow")}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
