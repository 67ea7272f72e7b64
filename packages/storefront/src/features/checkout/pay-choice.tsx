import { type PaymentHandle, useAccount } from "marketplace-react";
import { classNames, Price, PriceBreakdown } from "marketplace-react/ui";
import type { Payment } from "marketplace-sdk";
import { addDecimals } from "marketplace-sdk/money";
import { FundPasswordField } from "../../entities/account/fund-password";
import { RefundPromise } from "../../entities/order/protection";
import { useI18n } from "../../i18n";
import { Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import cards from "../../shared/ui/cards.module.css";
import styles from "./checkout.module.css";
import { CoinForm } from "./coin-form";
import { MethodChoice } from "./method-choice";
import { Deadline, PaidOrders } from "./pay-invoice";

/** Props of {@link PayChoice}. */
export interface PayChoiceProps {
  payment: PaymentHandle;
  pay: Payment;
}

/** How to pay: from the balance or with a coin. The sum is there once, and the button in sight on a phone. */
export function PayChoice({ payment, pay }: PayChoiceProps) {
  const { t } = useI18n();
  const { data: user } = useAccount();
  const { options, selected } = payment;
  const { total, currency } = pay;
  return (
    <div className={styles.pay}>
      <section className={classNames(cards.card, styles.due)} aria-label={t("checkout.toPay")}>
        <p className={styles.label}>{t("checkout.toPay")}</p>
        <Price amount={total} currency={currency} size="l" />
        <Deadline until={pay.expires_at} text="checkout.payUntil" />
        <RefundPromise />
      </section>
      <div className={styles.how}>
        <MethodChoice
          options={options}
          preferred={selected?.method}
          onSelect={payment.selectMethod}
          money={user?.money}
          total={total}
          currency={currency}
        />
        {selected?.enabled && selected.method === "balance" && (
          <BalanceForm payment={payment} pay={pay} money={user?.money} />
        )}
        {selected?.enabled && selected.method === "crypto" && (
          <CoinForm payment={payment} pay={pay} networks={selected.networks} />
        )}
      </div>
      <div className={styles.covers}>
        <PaidOrders pay={pay} hasSum />
      </div>
    </div>
  );
}

interface BalanceFormProps extends PayChoiceProps {
  /** The balance; undefined while it is not known. */
  money: string | undefined;
}

/** Paying from the balance, signed with the fund password. */
function BalanceForm({ payment, pay: { total, currency }, money }: BalanceFormProps) {
  const { t, money: write } = useI18n();
  const form = useForm<"fund_password">({
    initial: { fund_password: "" },
    check: ({ fund_password }) => ({ fund_password: fund_password ? undefined : "account.enterPassword" }),
    async send({ fund_password }) {
      await payment.payWithBalance.mutateAsync(fund_password);
    },
  });
  return (
    <section className={cards.card}>
      <Form form={form} submit={t("checkout.payNow", { money: write(total, currency) })}>
        {money !== undefined && (
          <PriceBreakdown
            currency={currency}
            rows={[{ name: t("checkout.left"), amount: addDecimals([money, `-${total}`]) }]}
          />
        )}
        <FundPasswordField {...form.field("fund_password")} failure={form.thrown} />
      </Form>
    </section>
  );
}
