import { minutesAndSeconds, useCountdown } from "marketplace-react";
import {
  Button,
  Checkbox,
  Copyable,
  Description,
  DescriptionList,
  PriceBreakdown,
  QrCode,
  Text,
} from "marketplace-react/ui";
import type { Payment } from "marketplace-sdk";
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { CoinAddress, MarkedName } from "../../entities/money/coin";
import { useUnpaid } from "../../entities/order/newest-orders";
import { useI18n } from "../../i18n";
import { withoutRepeats } from "../../i18n/text";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import styles from "./checkout.module.css";

/** Props of {@link PayInvoice}. */
export interface PayInvoiceProps {
  pay: Payment;
  /** Whether some coins have arrived, but not all. */
  isPartial: boolean;
  /** Returns to the choice of a payment method. */
  onChangeMethod: () => void;
}

/** The address to send coins to, and the amount. */
export function PayInvoice({ pay, isPartial, onChangeMethod }: PayInvoiceProps) {
  const { t, money } = useI18n();
  const { toasts } = useServices();
  const [withAmount, setWithAmount] = useState(false);
  const { coin = "", network = "", network_name, address = "", memo, amount = "", uri, rate } = pay;
  const due = pay.amount_due ?? amount;
  const names = { coin, network: network_name || network };
  const sums = { paid: money(pay.amount_paid ?? "", coin), due: money(due, coin) };
  const { confirmations: done = 0, confirmations_required: total = 0 } = pay;
  // Seen but unconfirmed transfers don't count.
  const partly =
    done < total ? t("checkout.partlySeen", { ...sums, done, total }) : t("checkout.partly", sums);
  const wasPartial = useRef(isPartial);
  useEffect(() => {
    // The amount may be scrolled out of view, so a toast announces its change.
    if (isPartial && !wasPartial.current) toasts.show(partly);
    wasPartial.current = isPartial;
  }, [isPartial, partly, toasts]);
  const own = [t("wallet.irreversible"), t("wallet.sendOnly", names)];
  return (
    <div className={styles.pay}>
      <div className={styles.how}>
        <p className={cards.note} role="status">
          {isPartial ? partly : t("checkout.waiting")}
        </p>
        <section className={cards.card} aria-label={t("checkout.toPay")}>
          <ul className={styles.warning}>
            {[...own, ...withoutRepeats(own, pay.warnings)].map((sentence) => (
              <li key={sentence} dir="auto">
                {sentence}
              </li>
            ))}
          </ul>
          <div className={styles.figure}>
            <p className={styles.label}>{t("checkout.exactly")}</p>
            <p className={styles.exact}>
              {/* Copied as plain digits, as wallets want it. */}
              <Copyable text={due} label={t("checkout.exactly")} shown={money(due, coin)} />
            </p>
            {rate && coin !== pay.currency && (
              <p className={cards.quiet}>{t("checkout.rate", { coin, money: money(rate, pay.currency) })}</p>
            )}
            <p className={styles.grow}>{t("checkout.sendOn", names)}</p>
          </div>
          <QrCode text={withAmount && uri ? uri : pay.qr || address} label={t("checkout.qr")} />
          {uri && (
            <Checkbox checked={withAmount} onChange={(event) => setWithAmount(event.target.checked)}>
              {t("checkout.withAmount")}
            </Checkbox>
          )}
          <CoinAddress address={address} label={t("checkout.address")} />
          {memo && <CoinAddress address={memo} label={t("checkout.memo")} />}
          <div>
            <Text size="s" tone="muted">
              {t("checkout.network")}
            </Text>
            <MarkedName code={network} name={network_name || network} />
          </div>
          <Deadline until={pay.expires_at} text="checkout.sendBy" />
        </section>
      </div>
      <div className={styles.covers}>
        <PaidOrders pay={pay} />
        {/* The rest must be sent in the same coin on the same network. */}
        {!isPartial && (
          <Button variant="secondary" block onClick={onChangeMethod}>
            {t("checkout.otherWay")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Seconds before a deadline when its countdown starts: a deadline of days has no use for minutes. */
const COUNTDOWN_S = 3600;
/** Seconds before a deadline when it is urgent. */
const URGENT_S = 300;

/** Props of {@link Deadline}. */
export interface DeadlineProps {
  /** Unix seconds. */
  until: number;
  /** What ends: the time to choose a payment method, or to send coins. */
  text: "checkout.payUntil" | "checkout.sendBy";
}

/** The deadline of a payment, and the time that is left. */
export function Deadline({ until, text }: DeadlineProps) {
  const { t, dateTime } = useI18n();
  const left = useCountdown(until);
  return (
    <>
      <p className={cards.quiet}>{t(text, { time: dateTime(until) })}</p>
      {left !== undefined && left > 0 && left <= COUNTDOWN_S && (
        <p className={styles.clock} role="timer" data-urgent={left <= URGENT_S || undefined}>
          {t("checkout.timeLeft", { time: minutesAndSeconds(left) })}
        </p>
      )}
    </>
  );
}

/** Props of {@link PaidOrders}. */
interface PaidOrdersProps {
  pay: Payment;
  /** Whether the sum of the payment is next to it. */
  hasSum?: boolean;
}

/** The orders that a payment covers, with store and total where they are known. */
export function PaidOrders({ pay, hasSum = false }: PaidOrdersProps) {
  const { t } = useI18n();
  const numbers = pay.order_nos ?? [];
  const orders = useUnpaid().find(({ payNo }) => payNo === pay.pay_no)?.orders ?? [];
  return (
    <section className={cards.card} aria-label={t("checkout.paysFor")}>
      <p className={styles.label}>{t("checkout.paysFor")}</p>
      {hasSum && orders.length === 1 && numbers.length === 1 ? (
        <p>
          <bdi>{orders[0]?.shopname}</bdi>
        </p>
      ) : orders.length === numbers.length ? (
        <PriceBreakdown
          currency={pay.currency}
          rows={orders.map(({ shopname, total }) => ({ name: shopname, amount: total }))}
          {...(!hasSum && { total: { name: t("checkout.total"), amount: pay.total } })}
        />
      ) : (
        <DescriptionList>
          {numbers.map((no) => (
            <Description key={no} name={t("orders.number")}>
              <Link href={paths.orderDetail(no)}>{no}</Link>
            </Description>
          ))}
        </DescriptionList>
      )}
    </section>
  );
}
