"use client";
import type { Payment } from "marketplace-sdk";
import { useState } from "react";
import type { PaymentOption } from "../payment/payment.js";
import type { PaymentHandle } from "../payment/use-payment.js";
import { isEnabled } from "../transfer/transfer.js";
import { Button } from "../ui/button/button.js";
import { OptionList } from "../ui/field/field.js";
import { Card, Stack, Text } from "../ui/layout/layout.js";
import { Copyable, Description, DescriptionList } from "../ui/list/list.js";
import { QrCode } from "../ui/qr-code/qr-code.js";
import { Deadline } from "./deadline.js";
import { fill, useBlockTexts } from "./use-block-texts.js";

interface CoinChoiceProps {
  payment: PaymentHandle;
  networks: PaymentOption["networks"];
}

const keyOf = ({ coin, network }: { coin: string; network: string }): string => `${coin} ${network}`;

/** The choice of coin and network, and the risks of sending, before an address is shown. */
export function CoinChoice({ payment: { payment, payWithCrypto }, networks }: CoinChoiceProps) {
  const { t, failure } = useBlockTexts();
  const { coin = "", network = "" } = payment ?? {};
  const [key, setKey] = useState(keyOf({ coin, network }));
  const chosen = networks.find((row) => keyOf(row) === key && isEnabled(row));
  return (
    <Stack>
      <OptionList
        label={t.payment.network}
        name="network"
        options={networks.map((row) => ({
          id: keyOf(row),
          label: <bdi>{`${row.coin}, ${row.network_name || row.network}`}</bdi>,
          detail: row.notice || (isEnabled(row) ? undefined : t.payment.networkOff),
          disabled: !isEnabled(row),
        }))}
        value={chosen && key}
        onChange={(next) => {
          setKey(next);
          payWithCrypto.reset();
        }}
      />
      {chosen && (
        <Stack gap="s">
          <Text tone="danger">{t.payment.irreversible}</Text>
          <Text size="s" tone="muted">
            {t.payment.networkFee}
          </Text>
          {/* The same coin and network give the same address: after a lost answer it can be asked for again. */}
          <Button
            block
            busy={payWithCrypto.isPending}
            onClick={() => payWithCrypto.mutate({ coin: chosen.coin, network: chosen.network })}
          >
            {t.payment.showAddress}
          </Button>
        </Stack>
      )}
      <Text role="alert" tone="danger">
        {failure(payWithCrypto.error)}
      </Text>
    </Stack>
  );
}

interface CoinTransferProps {
  pay: Payment;
  /** Some coins have arrived, but not all. */
  isPartial: boolean;
  /** Back to the choice of a way to pay. */
  onChangeMethod: () => void;
}

/** The address to send coins to, how many and until when. */
export function CoinTransfer({ pay, isPartial, onChangeMethod }: CoinTransferProps) {
  const { t, money } = useBlockTexts();
  const { address = "", coin = "", network = "", network_name, memo, warnings = [], expires_at } = pay;
  const due = pay.amount_due ?? pay.amount ?? "";
  const name = network_name || network;
  return (
    <Stack>
      <Text role="status">
        {isPartial
          ? fill(t.payment.partly, { paid: money(pay.amount_paid, coin), due: money(due, coin) })
          : t.payment.waiting}
      </Text>
      <Card label={t.payment.toPay}>
        <Stack>
          {[...new Set([t.payment.irreversible, ...warnings])].map((warning) => (
            <Text key={warning} tone="danger" dir="auto">
              {warning}
            </Text>
          ))}
          <Text>{fill(t.payment.sendOn, { coin, network: name })}</Text>
          <DescriptionList>
            <Description name={t.payment.exactly}>
              {/* Copied as plain digits, as wallets want it. */}
              <Copyable text={due} label={t.payment.exactly} shown={money(due, coin)} />
            </Description>
            <Description name={t.payment.network}>
              <bdi>{name}</bdi>
            </Description>
            <Description name={t.payment.address}>
              <Copyable text={address} label={t.payment.address} />
            </Description>
            <Description name={t.payment.memo}>
              {memo && <Copyable text={memo} label={t.payment.memo} />}
            </Description>
          </DescriptionList>
          <QrCode text={pay.qr || address} label={t.payment.qr} />
          <Deadline until={expires_at} text={t.payment.sendBy} />
        </Stack>
      </Card>
      {/* What is missing must be sent in the same coin on the same network. */}
      {!isPartial && (
        <Button block variant="secondary" onClick={onChangeMethod}>
          {t.payment.otherWay}
        </Button>
      )}
    </Stack>
  );
}
