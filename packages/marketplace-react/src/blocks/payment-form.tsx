"use client";
import { limits } from "marketplace-sdk/limits";
import { isAbove } from "marketplace-sdk/money";
import { useAccount } from "../account/use-session.js";
import { type PaymentOption, shortfall } from "../payment/payment.js";
import { type PaymentHandle, type PaymentOptions, usePayment } from "../payment/use-payment.js";
import { Button, ButtonLink } from "../ui/button/button.js";
import { OptionList } from "../ui/field/field.js";
import { Card, Stack, Text } from "../ui/layout/layout.js";
import { Description, DescriptionList } from "../ui/list/list.js";
import { ProgressBar, SkeletonList } from "../ui/loading/loading.js";
import { doneDrawing, doorDrawing } from "../ui/placeholder/drawings.js";
import { cloudDrawing, EmptyState } from "../ui/placeholder/placeholder.js";
import { Price } from "../ui/price/price.js";
import { BlockForm, FormField, textOf } from "./block-form.js";
import { CoinChoice, CoinTransfer } from "./coin-payment.js";
import { Deadline } from "./deadline.js";
import { fill, useBlockTexts } from "./use-block-texts.js";

/** Props of {@link PaymentForm}. */
export interface PaymentFormProps extends PaymentOptions {
  /** `pay_no` of an order or of `orders.create`. */
  payNo: string;
  /** Address of the buyer's orders, which comes after the payment. */
  ordersHref: string;
}

/**
 * A payment in whatever state it is: the choice of a way to pay, the fund password or the address for coins, and the result. A payment
 * whose outcome is unknown can only be sent again as it was.
 */
export function PaymentForm({ payNo, ordersHref, ...options }: PaymentFormProps) {
  const handle = usePayment(payNo, options);
  const { status, payment } = handle;
  if (!payment || status === "loading" || status === "failed" || status === "notFound") {
    return <Missing payment={handle} ordersHref={ordersHref} />;
  }
  if (status === "awaitingTransfer" || status === "partial") {
    return (
      <CoinTransfer pay={payment} isPartial={status === "partial"} onChangeMethod={handle.changeMethod} />
    );
  }
  if (status === "awaitingMethod") return <Choice payment={handle} />;
  return <Result payment={handle} ordersHref={ordersHref} />;
}

interface PartProps {
  payment: PaymentHandle;
}

/** A payment that is not there, or not yet. */
function Missing({ payment: { status, error, refetch }, ordersHref }: PartProps & { ordersHref: string }) {
  const { t, retry, failure } = useBlockTexts();
  if (status === "notFound") {
    return (
      <EmptyState
        title={t.payment.goneTitle}
        text={t.payment.goneText}
        action={<ButtonLink href={ordersHref}>{t.payment.toOrders}</ButtonLink>}
      />
    );
  }
  if (status !== "failed") return <SkeletonList heights={[120, 200]} />;
  return (
    <EmptyState
      art={cloudDrawing}
      title={failure(error) ?? ""}
      action={<Button onClick={refetch}>{retry}</Button>}
    />
  );
}

/** Nothing is left to do: coins are on their way, or the payment is over. */
function Result({ payment: { status, payment }, ordersHref }: PartProps & { ordersHref: string }) {
  const { t, money } = useBlockTexts();
  const action = <ButtonLink href={ordersHref}>{t.payment.toOrders}</ButtonLink>;
  if (status === "paid") return <EmptyState art={doneDrawing} title={t.payment.paid} action={action} />;
  if (status === "processing") {
    const { confirmations: done = 0, confirmations_required: total = 0 } = payment ?? {};
    const count = fill(t.payment.confirmations, { done, total });
    return (
      <Stack role="status">
        <EmptyState title={t.payment.seenTitle} text={t.payment.seenText} action={action} />
        {total > 0 && (
          <>
            <ProgressBar label={count} value={done / total} />
            <Text size="s" tone="muted">
              {count}
            </Text>
          </>
        )}
      </Stack>
    );
  }
  if (status === "invalid") {
    return (
      <EmptyState
        art={cloudDrawing}
        title={t.payment.invalidTitle}
        text={t.payment.invalidText}
        action={action}
      />
    );
  }
  if (isAbove(payment?.credit_money, "0")) {
    const credited = money(payment?.credit_money, payment?.currency);
    return (
      <EmptyState
        title={t.payment.lateTitle}
        text={fill(t.payment.lateText, { money: credited })}
        action={action}
      />
    );
  }
  const text = payment?.address ? `${t.payment.expiredText} ${t.payment.expiredSent}` : t.payment.expiredText;
  return <EmptyState art={doorDrawing} title={t.payment.expiredTitle} text={text} action={action} />;
}

/** How to pay: from the balance or with a coin. */
function Choice({ payment }: PartProps) {
  const { t, money } = useBlockTexts();
  const { options, selected, selectMethod, payWithBalance, deadline } = payment;
  const { data: account } = useAccount();
  const { total, currency, order_nos = [] } = payment.payment ?? {};
  const names: Readonly<Record<string, string>> = { balance: t.payment.balance, crypto: t.payment.crypto };
  const reasonOf = ({ reason }: PaymentOption): string | undefined => {
    if (reason === "fundPasswordUnset") return t.payment.fundPasswordUnset;
    if (reason === "unsupported") return t.payment.unsupported;
    if (reason === "unavailable") return t.payment.unavailable;
    const missing = reason && shortfall(total, account?.money);
    return missing && fill(t.payment.lacking, { money: money(missing, currency) });
  };
  return (
    <Stack>
      <Card label={t.payment.toPay}>
        <Stack gap="s">
          <Text size="s" tone="muted">
            {t.payment.toPay}
          </Text>
          <Price size="l" amount={total} currency={currency} />
          {deadline !== undefined && <Deadline until={deadline} text={t.payment.payUntil} />}
          <DescriptionList>
            {order_nos.map((orderNo) => (
              <Description key={orderNo} name={t.orders.number}>
                <bdi>{orderNo}</bdi>
              </Description>
            ))}
          </DescriptionList>
        </Stack>
      </Card>
      {payWithBalance.outcomeUnknown ? (
        <SendAgain payment={payment} />
      ) : (
        <>
          <OptionList
            label={t.payment.payWith}
            name="method"
            options={options.map((option) => ({
              id: option.method,
              label: names[option.method] ?? <bdi>{option.method}</bdi>,
              detail: reasonOf(option),
              disabled: !option.enabled,
            }))}
            value={selected?.method}
            onChange={selectMethod}
          />
          {selected?.enabled && selected.method === "balance" && <BalanceForm payment={payment} />}
          {selected?.enabled && selected.method === "crypto" && (
            <CoinChoice payment={payment} networks={selected.networks} />
          )}
        </>
      )}
    </Stack>
  );
}

/** The payment may have been made: nothing else is offered in its place. */
function SendAgain({ payment: { payWithBalance } }: PartProps) {
  const { t } = useBlockTexts();
  return (
    <Stack gap="s">
      <Text role="alert" tone="danger">
        {t.payment.outcomeUnknown}
      </Text>
      <Button block busy={payWithBalance.isPending} onClick={payWithBalance.retry}>
        {t.payment.sendAgain}
      </Button>
    </Stack>
  );
}

/** Paying from the balance, with the fund password. */
function BalanceForm({ payment }: PartProps) {
  const { t, money } = useBlockTexts();
  const { total, currency } = payment.payment ?? {};
  return (
    <BlockForm
      send={(values) => payment.payWithBalance.mutateAsync(textOf(values, "fund_password"))}
      submit={fill(t.payment.pay, { money: money(total, currency) })}
    >
      <FormField
        name="fund_password"
        type="password"
        label={t.payment.fundPassword}
        autoComplete="off"
        maxLength={limits["payments.payWithBalance"].fund_password.maxLength}
        required
      />
    </BlockForm>
  );
}
