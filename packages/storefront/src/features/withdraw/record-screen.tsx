import { useQuery } from "@tanstack/react-query";
import { isMarketplaceError, type Withdrawal } from "marketplace-sdk";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { externalHref } from "../../app/safe-href";
import { SupportLink } from "../../app/support-link";
import { usePolling } from "../../app/use-polling";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { AddressBlock } from "../../ui/address-block";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { Copyable } from "../../ui/copyable";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { Fact, Facts } from "../../ui/facts";
import { Money } from "../../ui/money";
import { Waiting } from "../../ui/waiting";
import { CancelPart } from "./cancel-part";
import { holdOf, statusView, stepsOf } from "./status";
import styles from "./withdraw.module.css";

/** One withdrawal: where it stands, what that means, its figures, and the way to cancel it. */
export function RecordScreen({ id }: { id: string }) {
  const { t } = useI18n();
  const { queries } = useShop();
  const polling = usePolling((one: Withdrawal) => statusView(one.status).open);
  const { data, error, refetch } = useQuery({ ...queries.withdrawals.get({ id }), ...polling });
  if (data) return <Record withdrawal={data} />;
  if (!error) return <Waiting heights={[480]} />;
  const gone = isMarketplaceError(error) && (error.code === 404 || error.status === 404);
  if (!gone) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      title={t("withdraw.goneTitle")}
      text={t("withdraw.goneText")}
      action={<ButtonLink to={paths.withdrawRecode()}>{t("withdraw.toList")}</ButtonLink>}
    />
  );
}

function Record({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, dateTime } = useI18n();
  const { id, amount, currency, fee, received, coin, status, reason, can_cancel } = withdrawal;
  const { network, network_name = network, address, memo, order_no, txid, explorer_url } = withdrawal;
  const { text, next, tone, mayComplain } = statusView(status);
  const hold = holdOf(withdrawal, Date.now() / 1000);
  const explorer = externalHref(explorer_url);
  return (
    <>
      <section className={cards.card}>
        <div className={cards.head}>
          <Money amount={amount} currency={currency} size="l" tone="ink" />
          <Badge tone={tone}>{t(text)}</Badge>
        </div>
        <div role="status" className={styles.part}>
          {reason && (
            <p className={styles.compare}>
              {t("wallet.reason")} <bdi>{reason}</bdi>
            </p>
          )}
          <p>{t(next)}</p>
          {hold > 0 && <p>{t("withdraw.heldUntil", { time: isolate(dateTime(hold)) })}</p>}
        </div>
        {mayComplain && (
          <p className={cards.quiet}>
            {t("withdraw.complain", { number: isolate(order_no || String(id)) })} <SupportLink />
          </p>
        )}
        <ol className={styles.steps}>
          {stepsOf(withdrawal).map(({ text: name, done, at }) => (
            <li key={name} className={styles.step} data-done={done || undefined}>
              <span>{t(name)}</span>
              {at !== undefined && <span className={cards.quiet}>{dateTime(at)}</span>}
            </li>
          ))}
        </ol>
        {can_cancel && <CancelPart withdrawal={withdrawal} />}
      </section>
      <section className={cards.card} aria-label={t("withdraw.details")}>
        <Facts>
          {fee !== undefined && (
            <Fact name={t("withdraw.fee")}>
              <Money amount={fee} currency={currency} size="s" tone="ink" />
            </Fact>
          )}
          {received !== undefined && (
            <Fact name={t("withdraw.received")}>
              <Money amount={received} currency={coin} size="s" tone="ink" />
            </Fact>
          )}
          {network_name && (
            <Fact name={t("wallet.network")}>
              <bdi>{network_name}</bdi>
            </Fact>
          )}
          {memo && (
            <Fact name={t("withdraw.memo")}>
              <bdi>{memo}</bdi>
            </Fact>
          )}
          {order_no && (
            <Fact name={t("wallet.orderNo")}>
              <Copyable text={order_no} label={t("wallet.orderNo")} />
            </Fact>
          )}
        </Facts>
        {address && <AddressBlock address={address} label={t("withdraw.address")} />}
        {txid && <AddressBlock address={txid} label={t("withdraw.transaction")} />}
        {explorer && (
          <a className={styles.strong} href={explorer} target="_blank" rel="noreferrer">
            {t("wallet.explorer")}
          </a>
        )}
        <p className={cards.quiet}>{t("withdraw.noMoreFees")}</p>
      </section>
    </>
  );
}
