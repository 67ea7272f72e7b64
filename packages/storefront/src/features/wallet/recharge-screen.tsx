import { useInfiniteQuery } from "@tanstack/react-query";
import type { Recharge } from "marketplace-sdk";
import { useBack, useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useSiteQuery } from "../../app/site-query";
import { useI18n } from "../../i18n";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { Copyable } from "../../ui/copyable";
import { EmptyState } from "../../ui/empty-state";
import { EndlessList } from "../../ui/endless-list";
import { Money } from "../../ui/money";
import { Skeleton } from "../../ui/skeleton";
import { TopBar } from "../../ui/top-bar";
import styles from "./recharge-screen.module.css";
import { isSome, sameAmount, statusView } from "./recharge-status";

/** The recharge records (specification section 2), newest first. */
export function RechargeScreen() {
  const { t } = useI18n();
  const { queries } = useShop();
  const back = useBack(paths.mine());
  const list = useInfiniteQuery(queries.user.rechargeList.infinite());
  return (
    <div className={styles.page}>
      <TopBar title={t("titles.rechargeRecode")} onBack={back} />
      <EndlessList
        query={list}
        skeleton={<Waiting />}
        empty={
          <EmptyState
            title={t("wallet.rechargesEmptyTitle")}
            text={t("wallet.rechargesEmptyText")}
            action={<ButtonLink to={paths.mine()}>{t("wallet.toMine")}</ButtonLink>}
          />
        }
      >
        {(rows) => (
          <ul className={styles.list} aria-label={t("wallet.list")}>
            {rows.map((recharge) => (
              <RechargeCard key={recharge.id} recharge={recharge} />
            ))}
          </ul>
        )}
      </EndlessList>
    </div>
  );
}

function RechargeCard({ recharge }: { recharge: Recharge }) {
  const { t, dateTime } = useI18n();
  const { data: site } = useSiteQuery();
  const { amount, amount_received, credit_money, coin, network, order_no, reason, createtime } = recharge;
  const { text, tone, unknown } = statusView(recharge.status);
  const arrivedOther = isSome(amount_received) && !sameAmount(amount_received, amount);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Money amount={amount} currency={coin} tone="ink" />
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      {createtime !== undefined && <p className={styles.when}>{dateTime(createtime)}</p>}
      {unknown && <p className={styles.note}>{t("wallet.processingText")}</p>}
      {reason && (
        <p className={styles.note}>
          {t("wallet.reason")} <bdi>{reason}</bdi>
        </p>
      )}
      <Confirmations recharge={recharge} />
      <dl className={styles.facts}>
        {arrivedOther && (
          <div>
            <dt>{t("wallet.received")}</dt>
            <dd>
              <Money amount={amount_received} currency={coin} size="s" tone="ink" />
            </dd>
          </div>
        )}
        {isSome(credit_money) && (
          <div>
            <dt>{t("wallet.creditedMoney")}</dt>
            <dd>
              <Money amount={credit_money} currency={site?.currency?.code} size="s" tone="ink" />
            </dd>
          </div>
        )}
        {network && (
          <div>
            <dt>{t("wallet.network")}</dt>
            <dd>
              <bdi>{network}</bdi>
            </dd>
          </div>
        )}
        {order_no && (
          <div>
            <dt>{t("wallet.orderNo")}</dt>
            <dd>
              <Copyable text={order_no} label={t("wallet.orderNo")} />
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}

/** How far the network has confirmed a transfer that is arriving. */
function Confirmations({ recharge }: { recharge: Recharge }) {
  const { t } = useI18n();
  const { status, confirmations: done, confirmations_required: total } = recharge;
  if (status !== "confirming" || done === undefined || !total) return null;
  const sentence = t("wallet.confirmations", { done, total });
  return (
    <div className={styles.confirmations}>
      <progress className={styles.bar} value={done} max={total} aria-label={sentence} />
      <p>{sentence}</p>
    </div>
  );
}

function Waiting() {
  const { t } = useI18n();
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{t("shell.loading")}</span>
      {["one", "two", "three"].map((name) => (
        <Skeleton key={name} height="156px" radius="var(--radius-card)" />
      ))}
    </div>
  );
}
