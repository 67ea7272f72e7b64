"use client";
import type { FormEvent, ReactNode } from "react";
import type { PaymentState } from "../payment/payment.js";
import { type PaymentHandle, usePayment } from "../payment/use-payment.js";
import { minutesAndSeconds } from "../time/minutes-and-seconds.js";
import { useCountdown } from "../time/use-countdown.js";
import { Button } from "../ui/button/button.js";
import { failureText } from "../ui/failure-text.js";
import { Field, OptionList } from "../ui/field/field.js";
import { Card, Stack, Text } from "../ui/layout/layout.js";
import { Copyable } from "../ui/list/list.js";
import { SkeletonList } from "../ui/loading/loading.js";
import { doneDrawing } from "../ui/placeholder/drawings.js";
import { EmptyState } from "../ui/placeholder/placeholder.js";
import { Price } from "../ui/price/price.js";
import { QrCode } from "../ui/qr-code/qr-code.js";
import { useUi } from "../ui/ui-provider.js";

/** Words of {@link PaymentForm}. */
export interface PaymentFormWords {
  /** Over the choice of a method. */
  payWith: string;
  /** Names the method `balance`; others are shown by their code. */
  balance: string;
  /** Label of its field. */
  fundPassword: string;
  /** Button that pays from the balance. */
  pay: string;
  /** Names what is still due, in the coin. */
  amount: string;
  /** Names the address to send the coins to. */
  address: string;
  /** What the payment is about when nothing is to be chosen. */
  states: Readonly<
    Record<Exclude<PaymentState, "awaitingMethod" | "awaitingTransfer"> | "notFound" | "failed", string>
  >;
}

/** Props of {@link PaymentForm}. */
export interface PaymentFormProps {
  /** `pay_no` of an order or of `orders.create`. */
  payNo: string;
  /** In the user's language. */
  words: PaymentFormWords;
}

/** A payment in whatever state it is: the choice, the password or the address, and the result. */
export function PaymentForm({ payNo, words }: PaymentFormProps) {
  const payment = usePayment(payNo);
  const { status } = payment;
  const { labels } = useUi();
  const left = useCountdown(payment.deadline);
  if (status === "loading") return <SkeletonList heights={[120, 200]} />;
  if (status !== "awaitingMethod" && status !== "awaitingTransfer" && status !== "partial") {
    return (
      <EmptyState
        art={status === "paid" ? doneDrawing : undefined}
        title={words.states[status]}
        action={status === "failed" && <Button onClick={payment.refetch}>{labels.retry}</Button>}
      />
    );
  }
  const { total = "0", currency = "" } = payment.payment ?? {};
  return (
    <Stack>
      <Stack row between>
        <Price size="l" amount={total} currency={currency} />
        {left !== undefined && <Text role="timer">{minutesAndSeconds(left)}</Text>}
      </Stack>
      {status === "awaitingMethod" ? (
        <Choice payment={payment} words={words} />
      ) : (
        <Transfer payment={payment} words={words} note={status === "partial" && words.states.partial} />
      )}
    </Stack>
  );
}

interface PartProps {
  payment: PaymentHandle;
  words: PaymentFormWords;
}

function Choice({ payment, words }: PartProps) {
  const { options, selected, selectMethod, payWithBalance, payWithCrypto } = payment;
  const { labels } = useUi();
  const textOf = (error: unknown) => (error ? failureText(error, labels.failure) : undefined);
  const pay = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    payWithBalance.mutate(`${new FormData(event.currentTarget).get("password")}`);
  };
  return (
    <>
      <OptionList
        label={words.payWith}
        name="method"
        options={options.map(({ method, enabled }) => ({
          id: method,
          label: method === "balance" ? words.balance : method,
          disabled: !enabled,
        }))}
        value={selected?.method}
        onChange={selectMethod}
      />
      {payWithBalance.outcomeUnknown && (
        // Nothing else in its place: the payment may have been made.
        <>
          <Text role="alert" tone="danger">
            {textOf(payWithBalance.error)}
          </Text>
          <Button block busy={payWithBalance.isPending} onClick={payWithBalance.retry}>
            {labels.retry}
          </Button>
        </>
      )}
      {!payWithBalance.outcomeUnknown && selected?.enabled && selected.method === "balance" && (
        <form onSubmit={pay}>
          <Stack>
            <Field
              name="password"
              type="password"
              label={words.fundPassword}
              error={textOf(payWithBalance.error)}
              required
            />
            <Button type="submit" block busy={payWithBalance.isPending}>
              {words.pay}
            </Button>
          </Stack>
        </form>
      )}
      {!payWithBalance.outcomeUnknown &&
        selected?.enabled &&
        selected.networks.map(({ coin, network, network_name, enabled }) => (
          <Button
            key={`${coin} ${network}`}
            variant="secondary"
            busy={payWithCrypto.isPending}
            disabled={enabled === false}
            onClick={() => payWithCrypto.mutate({ coin, network })}
          >
            {`${coin}, ${network_name || network}`}
          </Button>
        ))}
      <Text role="alert" tone="danger">
        {textOf(payWithCrypto.error)}
      </Text>
    </>
  );
}

function Transfer({ payment: { payment }, words, note }: PartProps & { note: ReactNode }) {
  const { address = "", coin = "", network_name = "", network = "", warnings = [] } = payment ?? {};
  const due = payment?.amount_due ?? payment?.amount ?? "";
  return (
    <Card label={words.address}>
      <Stack>
        <Text role="status">{note}</Text>
        {warnings.map((warning) => (
          <Text key={warning} tone="danger" dir="auto">
            {warning}
          </Text>
        ))}
        <Text>{`${words.amount}: ${coin}, ${network_name || network}`}</Text>
        <Copyable text={due} label={words.amount} />
        <QrCode text={payment?.qr || address} label={words.address} />
        <Copyable text={address} label={words.address} />
      </Stack>
    </Card>
  );
}
