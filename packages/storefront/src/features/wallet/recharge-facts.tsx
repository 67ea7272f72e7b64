import type { Recharge } from "marketplace-sdk";
import type { ReactNode } from "react";
import { externalHref } from "../../app/safe-href";
import { useI18n } from "../../i18n";
import cards from "../../ui/cards.module.css";
import { Copyable } from "../../ui/copyable";
import { Fact, Facts } from "../../ui/facts";
import { isSome } from "./recharge-status";
import styles from "./wallet.module.css";

/** What is on record about a recharge. */
export function RechargeFacts({ recharge }: { recharge: Recharge }) {
  const { t, money, dateTime } = useI18n();
  const { coin = "", currency = "", network, network_name, amount, amount_received, credit_money } = recharge;
  const { rate, order_no, txid, createtime } = recharge;
  const explorer = externalHref(recharge.explorer_url);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t("wallet.declared"), money(amount, coin)],
    [t("wallet.received"), isSome(amount_received) && money(amount_received, coin)],
    [t("wallet.creditedMoney"), isSome(credit_money) && money(credit_money, currency)],
    [t("wallet.rate"), isSome(rate) && coin !== currency && `${money("1", coin)} = ${money(rate, currency)}`],
    [t("wallet.network"), network_name || network],
    [t("wallet.started"), createtime !== undefined && dateTime(createtime)],
    [t("wallet.orderNo"), order_no && <Copyable text={order_no} label={t("wallet.orderNo")} />],
    [t("wallet.txid"), txid && <Copyable text={txid} label={t("wallet.txid")} />],
  ];
  return (
    <section className={cards.card}>
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value && <bdi>{value}</bdi>}
          </Fact>
        ))}
      </Facts>
      {explorer && (
        <a className={styles.link} href={explorer} target="_blank" rel="noopener noreferrer">
          {t("wallet.explorer")}
        </a>
      )}
    </section>
  );
}
