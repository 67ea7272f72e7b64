import { useRecharge } from "marketplace-react";
import {
  Badge,
  ButtonLink,
  Copyable,
  Description,
  DescriptionList,
  EmptyState,
  Price,
  SkeletonList,
} from "marketplace-react/ui";
import type { Recharge } from "marketplace-sdk";
import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { queryId } from "../../../shared/navigation/query-id";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { Page } from "../../../shared/ui/page";
import { externalHref } from "../../../shared/ui/safe-href";
import styles from "../wallet.module.css";
import { differingAmount } from "./differing-amount";
import { Proof } from "./proof-form";
import { isSome, nextStep, StatusNotes, statusView } from "./recharge-status";
import { TransferCard } from "./transfer-card";

/** /rechargeDetail?id=: one recharge, from the address to the credited balance (docs/product.md, "Recharge"). */
export function RechargeDetailScreen() {
  const { t } = useI18n();
  const id = queryId(useSearch(), "id");
  return (
    <Page title={t("titles.rechargeDetail")} back={paths.rechargeRecode()}>
      {id ? <Detail key={id} id={id} /> : <Gone />}
    </Page>
  );
}

/** The id in the address isn't one of this buyer's recharges. */
function Gone() {
  const { t } = useI18n();
  return (
    <EmptyState
      title={t("wallet.gone")}
      text={t("wallet.goneText")}
      action={<ButtonLink href={paths.rechargeRecode()}>{t("titles.rechargeRecode")}</ButtonLink>}
    />
  );
}

function Detail({ id }: { id: string }) {
  const { status: loading, recharge, acceptsProof, submitProof, error, refetch } = useRecharge(id);
  if (loading === "notFound") return <Gone />;
  if (loading === "failed") return <ErrorState error={error} onRetry={refetch} />;
  if (!recharge) return <SkeletonList heights={[124, 520]} />;
  const { status, address } = recharge;
  return (
    <div className={cards.list}>
      <StateCard recharge={recharge} />
      {status === "created" && address && <TransferCard recharge={recharge} address={address} />}
      {acceptsProof && <Proof recharge={recharge} submit={submitProof} />}
      <RechargeFacts recharge={recharge} />
    </div>
  );
}

/** The state of a recharge, what it means, and the next step. */
function StateCard({ recharge }: { recharge: Recharge }) {
  const { t, money } = useI18n();
  const { amount, coin = "", credit_money, currency, status } = recharge;
  const { text, tone } = statusView(status);
  const credited = status === "credited" && isSome(credit_money);
  const arrived = differingAmount(recharge);
  return (
    <section className={cards.card}>
      <div className={cards.head}>
        <Price amount={credited ? credit_money : amount} currency={credited ? currency : coin} size="l" />
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <div role="status" className={styles.state}>
        <StatusNotes recharge={recharge} />
        <p>{t(nextStep(recharge))}</p>
        {arrived && (
          <p>
            {t("wallet.otherArrived", {
              received: money(arrived, coin),
              amount: money(amount, coin),
            })}
          </p>
        )}
      </div>
      {status === "credited" && <ButtonLink href={paths.mine()}>{t("wallet.toMine")}</ButtonLink>}
      {status === "expired" && (
        <ButtonLink href={paths.recharge()} variant="secondary">
          {t("wallet.again")}
        </ButtonLink>
      )}
    </section>
  );
}

/** The details of a recharge. */
function RechargeFacts({ recharge }: { recharge: Recharge }) {
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
