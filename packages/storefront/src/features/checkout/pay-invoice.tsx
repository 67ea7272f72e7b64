import type { Pay } from "marketplace-sdk";
import { useState } from "react";
import { otherWords } from "../../app/other-words";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { AddressBlock } from "../../ui/address-block";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { Copyable } from "../../ui/copyable";
import { Qr } from "../../ui/qr";
import styles from "./checkout.module.css";
import { Deadline } from "./deadline";
import { isPartly } from "./pay-state";

/** Props of {@link PayInvoice}. */
export interface PayInvoiceProps {
  pay: Pay;
  onOtherWay: () => void;
}

/** Where to send how many coins. */
export function PayInvoice({ pay, onOtherWay }: PayInvoiceProps) {
  const { t, money } = useI18n();
  const [withAmount, setWithAmount] = useState(false);
  const { coin = "", network = "", network_name, address = "", memo, amount = "", uri, rate } = pay;
  const partly = isPartly(pay);
  const due = pay.amount_due ?? amount;
  const names = { coin: isolate(coin), network: isolate(network_name || network) };
  const own = [t("wallet.irreversible"), t("wallet.sendOnly", names)];
  return (
    <div className={styles.parts}>
      <p className={styles.note} role="status">
        {partly
          ? t("checkout.partly", {
              paid: isolate(money(pay.amount_paid ?? "", coin)),
              due: isolate(money(due, coin)),
            })
          : t("checkout.waiting")}
      </p>
      <section className={styles.card} aria-label={t("checkout.toPay")}>
        <ul className={styles.warning}>
          {[...own, ...otherWords(own, pay.warnings)].map((sentence) => (
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
            <p className={styles.quiet}>
              {t("checkout.rate", { coin: isolate(coin), money: isolate(money(rate, pay.currency)) })}
            </p>
          )}
          <p className={styles.grow}>{t("checkout.sendOn", names)}</p>
        </div>
        <Qr text={withAmount && uri ? uri : pay.qr || address} label={t("checkout.qr")} />
        {uri && (
          <Checkbox checked={withAmount} onChange={(event) => setWithAmount(event.target.checked)}>
            {t("checkout.withAmount")}
          </Checkbox>
        )}
        <AddressBlock address={address} label={t("checkout.address")} />
        {memo && <AddressBlock address={memo} label={t("checkout.memo")} />}
        <p className={styles.label}>{t("checkout.network")}</p>
        <p>
          <bdi>{network_name || network}</bdi>
        </p>
        <Deadline until={pay.expires_at} text="wallet.until" />
      </section>
      {/* The rest has to come the way that the first part came. */}
      {!partly && (
        <Button variant="quiet" block onClick={onOtherWay}>
          {t("checkout.otherWay")}
        </Button>
      )}
    </div>
  );
}
