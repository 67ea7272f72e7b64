import { useQuery } from "@tanstack/react-query";
import { isNotFound, usePolling, useServerNow } from "marketplace-react";
import {
  Badge,
  ButtonLink,
  Copyable,
  Description,
  DescriptionList,
  EmptyState,
  Price,
  SkeletonList,
  Timeline,
} from "marketplace-react/ui";
import type { Withdrawal } from "marketplace-sdk";
import { CoinAddress } from "../../../entities/money/coin";
import { StepState } from "../../../entities/order/order-timeline";
import { useI18n } from "../../../i18n";
import { INLINE_ERRORS } from "../../../shared/errors";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { externalHref } from "../../../shared/ui/safe-href";
import { SupportLink } from "../../../shared/ui/support-link";
import utilities from "../../../shared/ui/utilities.module.css";
import styles from "../wallet.module.css";
import { CancelPart } from "./cancel-question";
import { holdOf, statusView, stepsOf } from "./withdrawal-status";

/** One withdrawal: its state and what it means, its figures, and a button to cancel it. */
export function RecordScreen({ id }: { id: string }) {
  const { t } = useI18n();
  const { queries } = useServices();
  const polling = usePolling((one: Withdrawal) => statusView(one.status).open);
  const { data, error, refetch } = useQuery({
    ...queries.withdrawals.get({ id }),
    ...INLINE_ERRORS,
    ...polling,
  });
  if (data) return <Record withdrawal={data} />;
  if (!error) return <SkeletonList heights={[480]} />;
  const notFound = isNotFound(error);
  if (!notFound) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      title={t("withdraw.goneTitle")}
      text={t("withdraw.goneText")}
      action={<ButtonLink href={paths.withdrawRecode()}>{t("withdraw.toList")}</ButtonLink>}
    />
  );
}

function Record({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, dateTime } = useI18n();
  const { id, amount, currency, fee, received, coin, status, reason, can_cancel } = withdrawal;
  const { network, network_name = network, address, memo, order_no, txid, explorer_url } = withdrawal;
  const { text, next, tone, mayComplain, isReturned } = statusView(status);
  const hold = holdOf(withdrawal, useServerNow());
  const explorer = externalHref(explorer_url);
  return (
    <>
      <section className={cards.card}>
        <div className={cards.head}>
          <Price amount={amount} currency={currency} size="l" />
          <Badge tone={tone}>{t(text)}</Badge>
        </div>
        <div role="status" className={styles.part}>
          {reason && (
            <p className={styles.compare}>
              {t("wallet.reason")} <bdi>{reason}</bdi>
            </p>
          )}
          <p>{t(next)}</p>
          {hold > 0 && <p>{t("withdraw.heldUntil", { time: dateTime(hold) })}</p>}
        </div>
        {mayComplain && (
          <p className={cards.quiet}>
            <span>{t("withdraw.complain", { number: order_no || String(id) })}</span> <SupportLink />
          </p>
        )}
        <Timeline
          label={t("orders.progress")}
          steps={stepsOf(withdrawal).map(({ text: name, state, at }) => ({
            name: t(name),
            state,
            detail: (
              <>
                <StepState state={state} />
                {at !== undefined && dateTime(at)}
              </>
            ),
          }))}
        />
        {can_cancel && <CancelPart withdrawal={withdrawal} />}
      </section>
      <section className={cards.card} aria-label={t("withdraw.details")}>
        <DescriptionList>
          {!isReturned && fee !== undefined && (
            <Description name={t("withdraw.fee")}>
              <Price amount={fee} currency={currency} size="s" />
            </Description>
          )}
          {!isReturned && received !== undefined && (
            <Description name={t("withdraw.received")}>
              <Price amount={received} currency={coin} size="s" />
            </Description>
          )}
          {network_name && (
            <Description name={t("wallet.network")}>
              <bdi>{network_name}</bdi>
            </Description>
          )}
          {memo && (
            <Description name={t("withdraw.memo")}>
              <bdi translate="no">{memo}</bdi>
            </Description>
          )}
          {order_no && (
            <Description name={t("wallet.orderNo")}>
              <Copyable text={order_no} label={t("wallet.orderNo")} />
            </Description>
          )}
        </DescriptionList>
        {address && <CoinAddress address={address} label={t("withdraw.address")} />}
        {txid && <CoinAddress address={txid} label={t("withdraw.transaction")} />}
        {explorer && (
          <a className={utilities.semibold} href={explorer} target="_blank" rel="noreferrer">
            {t("wallet.explorer")}
          </a>
        )}
        {!isReturned && <p className={cards.quiet}>{t("withdraw.noMoreFees")}</p>}
      </section>
    </>
  );
}
