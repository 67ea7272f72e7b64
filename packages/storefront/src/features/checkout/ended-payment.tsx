import { ButtonLink, cloudDrawing, doorDrawing, EmptyState } from "marketplace-react/ui";
import type { Payment } from "marketplace-sdk";
import { isAbove } from "marketplace-sdk/money";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";

/** The payment is over. */
export function EndedPayment({ pay }: { pay: Payment }) {
  const { t, money } = useI18n();
  const { status, credit_money, currency, address } = pay;
  const action = <ButtonLink href={paths.order()}>{t("checkout.toOrders")}</ButtonLink>;
  if (status === "invalid") {
    return (
      <EmptyState
        art={cloudDrawing}
        title={t("checkout.invalidTitle")}
        text={t("checkout.invalidText")}
        action={action}
      />
    );
  }
  if (isAbove(credit_money, "0")) {
    return (
      <EmptyState
        title={t("checkout.lateTitle")}
        text={t("checkout.lateText", { money: money(credit_money, currency) })}
        action={action}
      />
    );
  }
  return (
    <EmptyState
      art={doorDrawing}
      title={t("checkout.expiredTitle")}
      text={[t("checkout.expiredText"), address && t("checkout.expiredSent")].filter(Boolean).join(" ")}
      action={action}
    />
  );
}
