import { Copyable, Description, DescriptionList } from "marketplace-react/ui";
import type { Recharge } from "marketplace-sdk";
import type { ReactNode } from "react";
import { useI18n } from "../../../i18n";
import cards from "../../../shared/ui/cards.module.css";
import { externalHref } from "../../../shared/ui/safe-href";
import styles from "../wallet.module.css";
import { isSome } from "./recharge-status";

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
      <DescriptionList>
        {facts.map(([name, value]) => (
          <Description key={name} name={name}>
            {value && <bdi>{value}</bdi>}
          </Description>
        ))}
      </DescriptionList>
      {explorer && (
        <a className={styles.link} href={explorer} target="_blank" rel="noopener noreferrer">
          {t("wallet.explorer")}
        </a>
      )}
    </section>
  );
}
