import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { Amounts } from "../../ui/amounts";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { Waiting } from "../../ui/waiting";
import styles from "./checkout.module.css";
import { DoneCard } from "./done-card";
import { isPositive } from "./pay-state";
import { usePay } from "./use-pay";

/** What the payment says of itself: thanks only when it is settled. */
export function PaidOrder({ no }: { no: string }) {
  const { t, money } = useI18n();
  const { pay, error, gone, refetch } = usePay(no);
  if (gone) {
    return (
      <EmptyState
        title={t("checkout.payGoneTitle")}
        text={t("checkout.payGoneText")}
        action={<ButtonLink to={paths.order()}>{t("checkout.toOrders")}</ButtonLink>}
      />
    );
  }
  if (error && !pay) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!pay) return <Waiting heights={[320]} />;
  if (pay.status !== "settled") {
    return (
      <EmptyState
        title={t("checkout.unpaidTitle")}
        text={t("checkout.unpaidText")}
        action={<ButtonLink to={paths.pay(no)}>{t("checkout.goToPay")}</ButtonLink>}
      />
    );
  }
  const { total, currency, order_nos, credit_money } = pay;
  const [only, ...others] = order_nos;
  return (
    <DoneCard
      title={t("checkout.paidTitle")}
      text={t("checkout.paidText", { count: order_nos.length })}
      details={only && others.length === 0 ? paths.orderDetail(only) : paths.order("paid")}
    >
      <Amounts rows={[{ name: t("checkout.paid"), amount: total }]} currency={currency} />
      {isPositive(credit_money) && (
        <p className={styles.note}>
          {t("checkout.paidOver", { money: isolate(money(credit_money, currency)) })}
        </p>
      )}
      <p className={styles.quiet}>{t("checkout.refund")}</p>
    </DoneCard>
  );
}
