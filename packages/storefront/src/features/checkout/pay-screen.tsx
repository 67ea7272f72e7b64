import {
  coinsOf,
  findMethod,
  isEnabled,
  type PaymentHandle,
  type PaymentOption,
  useAccount,
  usePayment,
} from "marketplace-react";
import {
  Button,
  ButtonLink,
  Checkbox,
  Chips,
  cloudDrawing,
  doorDrawing,
  EmptyState,
  Price,
  PriceBreakdown,
  ProgressBar,
} from "marketplace-react/ui";
import type { Payment } from "marketplace-sdk";
import { addDecimals, isAbove } from "marketplace-sdk/money";
import { useEffect, useRef, useState } from "react";
import { useSearch } from "wouter";
import { FundPasswordField } from "../../entities/account/fund-password";
import { LoginFirst } from "../../entities/account/login-first";
import { MarkedName } from "../../entities/money/coin";
import { RefundPromise } from "../../entities/order/protection";
import { useI18n } from "../../i18n";
import { Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { queryId } from "../../shared/navigation/query-id";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import cards from "../../shared/ui/cards.module.css";
import { Page } from "../../shared/ui/page";
import styles from "./checkout.module.css";
import { MethodChoice } from "./method-choice";
import { Deadline, PaidOrders, PayInvoice } from "./pay-invoice";
import { PaymentMissing } from "./payment-missing";

/** /pay: a payment in whatever state it is (docs/product.md, "Checkout"). */
export function PayScreen() {
  const { t } = useI18n();
  const no = queryId(useSearch(), "no") ?? "";
  return (
    <Page title={t("titles.pay")} back={paths.order()} className={styles.page}>
      <LoginFirst text={t("checkout.loginPay")}>
        <PayBody key={no} no={no} />
      </LoginFirst>
    </Page>
  );
}

/** One sentence and one next step for each state. */
function PayBody({ no }: { no: string }) {
  const screen = useMountedNavigation();
  const handle = usePayment(no, {
    onSuccess: () => screen.navigate(paths.success("order", no), { replace: true }),
  });
  const { status, payment } = handle;
  useFocusOnChange(status);
  if (!payment || status === "paid") return <PaymentMissing payment={handle} heights={[136, 220]} />;
  switch (status) {
    case "awaitingMethod":
      return <PayChoice payment={handle} pay={payment} />;
    case "awaitingTransfer":
    case "partial":
      return (
        <PayInvoice pay={payment} isPartial={status === "partial"} onChangeMethod={handle.changeMethod} />
      );
    case "processing":
      return <Processing pay={payment} />;
    default:
      return <EndedPayment pay={payment} />;
  }
}

/** The pressed button disappears with its part of the page, so focus moves to the heading. */
function useFocusOnChange(status: PaymentHandle["status"]): void {
  const part = status === "partial" ? "awaitingTransfer" : status;
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (part === "loading" || part === "failed" || part === "notFound") return;
    if (before.current !== undefined && before.current !== part) {
      scrollTo({ top: 0 });
      document.querySelector("h1")?.focus({ preventScroll: true });
    }
    before.current = part;
  }, [part]);
}

/** The network has seen a transfer. */
function Processing({ pay }: { pay: Payment }) {
  const { t } = useI18n();
  const { confirmations: done, confirmations_required: total } = pay;
  const isCounted = done !== undefined && total !== undefined && total > 0;
  const count = isCounted && t("checkout.confirmations", { done, total });
  return (
    <div role="status">
      <EmptyState
        title={t("checkout.seenTitle")}
        text={t("checkout.seenText")}
        action={
          count && (
            <div className={styles.figure}>
              <ProgressBar label={count} value={done / total} />
              <p className={cards.quiet}>{count}</p>
            </div>
          )
        }
      />
    </div>
  );
}

/** The payment is over. */
function EndedPayment({ pay }: { pay: Payment }) {
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

/** Props of {@link PayChoice}. */
interface PayChoiceProps {
  payment: PaymentHandle;
  pay: Payment;
}

/** How to pay: from the balance or with a coin. */
function PayChoice({ payment, pay }: PayChoiceProps) {
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
      <RefundPromise />
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
  const { t, failureText } = useI18n();
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
        {payWithCrypto.error && <p className={styles.problem}>{failureText(payWithCrypto.error)}</p>}
      </div>
    </section>
  );
}
