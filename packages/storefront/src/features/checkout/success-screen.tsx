import { usePayment } from "marketplace-react";
import { ButtonLink, doneDrawing, EmptyState, PriceBreakdown } from "marketplace-react/ui";
import { isAbove } from "marketplace-sdk/money";
import type { ReactNode } from "react";
import { useSearchParams } from "wouter";
import { LoginFirst } from "../../entities/account/login-first";
import { RefundPromise } from "../../entities/order/protection";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { paths } from "../../shared/navigation/paths";
import { queryId } from "../../shared/navigation/query-id";
import cards from "../../shared/ui/cards.module.css";
import { Page } from "../../shared/ui/page";
import styles from "./checkout.module.css";
import { EndedPayment } from "./ended-payment";
import { PaymentMissing } from "./payment-missing";
import { ProcessingPayment } from "./processing-payment";

/** /success: what was done, and the next step. `of` and `no` come from the address. */
export function SuccessScreen() {
  const { t } = useI18n();
  const [query] = useSearchParams();
  const of = query.get("of");
  const no = queryId(query, "no");
  const { title, text, details } = successOf(of, no);
  return (
    <Page title={t("titles.success")} className={styles.page}>
      {of === "order" && no ? (
        <LoginFirst text={t("checkout.loginPay")}>
          <PaidOrder no={no} />
        </LoginFirst>
      ) : (
        <DoneCard title={t(title)} text={t(text)} details={details} />
      )}
    </Page>
  );
}

/** What a success page says, and where it links to. */
export interface Success {
  title: PlainKey;
  text: PlainKey;
  details: string;
}

/** @param of what was done, from the address, so it may be any text */
export function successOf(of: string | null, no: string | undefined): Success {
  switch (of) {
    case "recharge":
      return {
        title: "checkout.rechargeTitle",
        text: "checkout.rechargeText",
        details: no ? paths.rechargeDetail(no) : paths.rechargeRecode(),
      };
    case "withdraw":
      return {
        title: "checkout.withdrawTitle",
        text: "checkout.withdrawText",
        details: paths.withdrawRecode(no),
      };
    case "merchant":
      return { title: "checkout.merchantTitle", text: "checkout.merchantText", details: paths.merchant() };
    default:
      return { title: "titles.success", text: "checkout.doneText", details: paths.mine() };
  }
}

/** The payment as the server has it; the page says thanks only once it is settled. */
export function PaidOrder({ no }: { no: string }) {
  const { t, money } = useI18n();
  const handle = usePayment(no);
  const { payment, status } = handle;
  if (!payment) return <PaymentMissing payment={handle} heights={[320]} />;
  if (status === "processing") return <ProcessingPayment pay={payment} />;
  if (status === "expired" || status === "invalid") return <EndedPayment pay={payment} />;
  if (status !== "paid") {
    return (
      <EmptyState
        title={t("checkout.unpaidTitle")}
        text={t("checkout.unpaidText")}
        action={<ButtonLink href={paths.pay(no)}>{t("checkout.goToPay")}</ButtonLink>}
      />
    );
  }
  const { total, currency, credit_money } = payment;
  const order_nos = payment.order_nos ?? [];
  const [only, ...others] = order_nos;
  return (
    <DoneCard
      title={t("checkout.paidTitle")}
      text={t("checkout.paidText", { count: order_nos.length })}
      details={only && others.length === 0 ? paths.orderDetail(only) : paths.order("paid")}
    >
      <PriceBreakdown rows={[{ name: t("checkout.paid"), amount: total }]} currency={currency} />
      {isAbove(credit_money, "0") && (
        <p className={cards.note}>{t("checkout.paidOver", { money: money(credit_money, currency) })}</p>
      )}
      <RefundPromise />
    </DoneCard>
  );
}

interface DoneCardProps {
  title: string;
  text: string;
  /** Address of the page that shows the result. */
  details: string;
  children?: ReactNode;
}

/** A sentence, the link to the result, and the link back to the shop. */
function DoneCard({ title, text, details, children }: DoneCardProps) {
  const { t } = useI18n();
  return (
    <EmptyState
      art={doneDrawing}
      title={title}
      text={text}
      action={
        <div className={styles.done}>
          {children}
          <ButtonLink href={details} block>
            {t("checkout.details")}
          </ButtonLink>
          <ButtonLink href={paths.product()} variant="secondary" block>
            {t("checkout.goOn")}
          </ButtonLink>
        </div>
      }
    />
  );
}
