import { useQueryClient } from "@tanstack/react-query";
import { isErrorOf, type Pay } from "marketplace-sdk";
import { FundPasswordField } from "../../app/fund-password-field";
import { useShop } from "../../app/market";
import { takeAnswer } from "../../app/take-answer";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { addDecimals } from "../../money/decimal";
import { Amounts } from "../../ui/amounts";
import { Form } from "../../ui/form";
import { useForm } from "../../ui/use-form";
import styles from "./checkout.module.css";

/** Props of {@link BalanceForm}. */
export interface BalanceFormProps {
  pay: Pay;
  /** The balance; undefined while it is not known. */
  money: string | undefined;
}

/** Paying from the balance, signed with the fund password. */
export function BalanceForm({ pay, money }: BalanceFormProps) {
  const { t, money: write } = useI18n();
  const { market, queries } = useShop();
  const queryClient = useQueryClient();
  const { pay_no, total, currency } = pay;
  const info = queries.payments.get({ pay_no });

  const form = useForm<"fund_password">({
    initial: { fund_password: "" },
    check: ({ fund_password }) => ({ fund_password: fund_password ? undefined : "account.enterPassword" }),
    async send({ fund_password }) {
      try {
        const paid = await market.payments.payWithBalance({ pay_no, fund_password, expect_total: total });
        void queryClient.invalidateQueries({ queryKey: queries.account.get.key });
        void queryClient.invalidateQueries({ queryKey: queries.orders.list.key });
        // The screen goes on from what the payment now is.
        await takeAnswer(queryClient, info, paid.pay);
      } catch (error) {
        // Paid on another device, too late, or the answer was lost: the payment itself knows.
        if (!isErrorOf(error, "payments.payWithBalance") || !error.reason?.startsWith("fund_password")) {
          void queryClient.invalidateQueries(info);
        }
        throw error;
      }
    },
  });
  return (
    <section className={styles.card}>
      <Form form={form} submit={t("checkout.payNow", { money: isolate(write(total, currency)) })}>
        {money !== undefined && (
          <Amounts
            currency={currency}
            rows={[
              { name: t("checkout.balance"), amount: money },
              { name: t("checkout.left"), amount: addDecimals([money, `-${total}`]) },
            ]}
          />
        )}
        <FundPasswordField {...form.field("fund_password")} refusal={form.thrown} />
      </Form>
    </section>
  );
}
