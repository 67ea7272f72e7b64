import {
  coinsOf,
  findMethod,
  isEnabled,
  type PaymentHandle,
  type PaymentOption,
  useAccount,
} from "marketplace-react";
import { addDecimals } from "marketplace-react/money";
import { Button, Checkbox, Chips, Price, PriceBreakdown } from "marketplace-react/ui";
import type { Payment } from "marketplace-sdk";
import { useState } from "react";
import { FundPasswordField } from "../../entities/account/fund-password";
import { useI18n } from "../../i18n";
import { Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import cards from "../../shared/ui/cards.module.css";
import { MarkedName } from "../../shared/ui/coin-mark";
import { failureText } from "../../shared/ui/failure-text";
import styles from "./checkout.module.css";
import { Deadline, PaidOrders } from "./pay-invoice";
import { MethodChoice } from "./payment-parts";

/** Props of {@link PayChoice}. */
export interface PayChoiceProps {
  payment: PaymentHandle;
  pay: Payment;
}

/** How to pay: from the balance or with a coin. */
export function PayChoice({ payment, pay }: PayChoiceProps) {
  const { t } = useI18n();
  const { data: user } = useAccount();
  const { options, selected } = payment;
  const { total, currency } = pay;
  return (
    <div className={styles.parts}>
      <section className={cards.card} aria-label={t("checkout.toPay")}>
        <div className={styles.figure}>
          <p className={styles.label}>{t("checkout.toPay")}</p>
          <Price amount={total} currency={currency} size="l" />
          <Deadline until={pay.expires_at} text="checkout.payUntil" />
        </div>
      </section>
      <PaidOrders pay={pay} />
      <MethodChoice
        options={options}
        preferred={selected?.method}
        onSelect={payment.selectMethod}
        money={user?.money}
        total={total}
        currency={currency}
      />
      <p className={cards.quiet}>{t("checkout.refund")}</p>
      {selected?.enabled && selected.method === "balance" && (
        <BalanceForm payment={payment} pay={pay} money={user?.money} />
      )}
      {selected?.enabled && selected.method === "crypto" && (
        <CoinForm payment={payment} pay={pay} networks={selected.networks} />
      )}
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
            rows={[
              { name: t("checkout.balance"), amount: money },
              { name: t("checkout.left"), amount: addDecimals([money, `-${total}`]) },
            ]}
          />
        )}
        <FundPasswordField {...form.field("fund_password")} failure={form.thrown} />
      </Form>
    </section>
  );
}

interface CoinFormProps extends PayChoiceProps {
  networks: PaymentOption["networks"];
}

/** The choice of coin and network, and the risks of sending, before any address is shown. */
function CoinForm({ payment: { payWithCrypto }, pay, networks }: CoinFormProps) {
  const { t } = useI18n();
  const coins = coinsOf(networks);
  const [{ coin, network }, setSelected] = useState({
    coin: pay.coin ?? coins[0] ?? "",
    network: pay.network ?? "",
  });
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const method = findMethod(networks, { coin, network });

  const agree = (yes: boolean): void => {
    setAgreed(yes);
    setIsMissing(false);
  };
  const select = (next: { coin: string; network: string }): void => {
    setSelected(next);
    agree(false);
    payWithCrypto.reset();
  };
  const showAddress = (): void => {
    if (agreed) payWithCrypto.mutate({ coin, network });
    else setIsMissing(true);
  };
  return (
    <section className={cards.card}>
      <p className={styles.label}>{t("checkout.coin")}</p>
      <Chips
        label={t("checkout.coin")}
        items={coins.map((id) => ({ id, label: <MarkedName code={id} /> }))}
        value={coin}
        onChange={(id) => select({ coin: id, network: "" })}
      />
      <fieldset className={styles.networks}>
        <legend className={styles.label}>{t("checkout.network")}</legend>
        {networks
          .filter((row) => row.coin === coin)
          .map((row) => (
            <div key={row.network} className={styles.method}>
              <label className={styles.option}>
                <input
                  type="radio"
                  name="network"
                  className={styles.radio}
                  checked={method === row}
                  disabled={!isEnabled(row)}
                  onChange={() => select({ coin, network: row.network })}
                />
                <span className={styles.grow}>
                  <MarkedName code={row.network} name={row.network_name || row.network} />
                </span>
              </label>
              {row.notice && <p className={styles.reason}>{row.notice}</p>}
            </div>
          ))}
      </fieldset>
      {method && (
        <>
          <p className={styles.warning}>{t("wallet.irreversible")}</p>
          <p className={cards.quiet}>{t("checkout.networkFee")}</p>
          <Checkbox
            checked={agreed}
            aria-invalid={isMissing || undefined}
            onChange={(event) => agree(event.target.checked)}
          >
            {t("checkout.onlyOn", { coin, network: method.network_name || method.network })}
          </Checkbox>
          <Button block busy={payWithCrypto.isPending} onClick={showAddress}>
            {t("checkout.showAddress")}
          </Button>
        </>
      )}
      <div role="alert">
        {isMissing && <p className={styles.problem}>{t("wallet.ackMissing")}</p>}
        {payWithCrypto.error && <p className={styles.problem}>{failureText(payWithCrypto.error, t)}</p>}
      </div>
    </section>
  );
}
