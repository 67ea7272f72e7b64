import { useQuery } from "@tanstack/react-query";
import {
  invalidateAfter,
  isNotFound,
  setQueryDataFromResponse,
  useMarketMutation,
  usePolling,
  useServerNow,
} from "marketplace-react";
import {
  Badge,
  Button,
  ButtonLink,
  ConfirmSheet,
  Copyable,
  Description,
  DescriptionList,
  EmptyState,
  Price,
  SkeletonList,
  Timeline,
  type TimelineStep,
} from "marketplace-react/ui";
import type { Withdrawal } from "marketplace-sdk";
import { useState } from "react";
import { CoinAddress } from "../../../entities/money/coin";
import { StepState } from "../../../entities/order/order-timeline";
import { useI18n } from "../../../i18n";
import type { PlainKey, StatusView } from "../../../i18n/types";
import { INLINE_ERRORS } from "../../../shared/errors";
import { paths } from "../../../shared/navigation/paths";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { externalHref } from "../../../shared/ui/safe-href";
import { SupportLink } from "../../../shared/ui/support-link";
import utilities from "../../../shared/ui/utilities.module.css";
import styles from "../wallet.module.css";

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
          <Price amount={amount} currency={currency} size="l" tone="text" />
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
              <Price amount={fee} currency={currency} size="s" tone="text" />
            </Description>
          )}
          {!isReturned && received !== undefined && (
            <Description name={t("withdraw.received")}>
              <Price amount={received} currency={coin} size="s" tone="text" />
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

/** Cancels a withdrawal that isn't approved yet. */
function CancelPart({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useI18n();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t("withdraw.cancel")}
      </Button>
      <CancelQuestion withdrawal={withdrawal} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

/** Props of {@link CancelQuestion}. */
interface CancelQuestionProps {
  withdrawal: Withdrawal;
  open: boolean;
  onClose: () => void;
}

/** Explains what canceling does before it happens, because it can't be undone. */
export function CancelQuestion({ withdrawal, open, onClose }: CancelQuestionProps) {
  const { t, money } = useI18n();
  const { mutations, queries, queryClient, toasts } = useServices();
  const { id, amount, currency = "" } = withdrawal;
  const query = queries.withdrawals.get({ id: String(id) });
  const cancel = useMarketMutation(mutations.withdrawals.cancel(), {
    onSuccess(cancelled) {
      setQueryDataFromResponse(queryClient, query, cancelled);
      toasts.show(t("withdraw.isCancelled"));
    },
    // The state has changed in the meantime, so show the current one.
    onError() {
      void queryClient.invalidateQueries(query);
      void invalidateAfter(queryClient, "withdrawals.cancel");
    },
    onSettled: onClose,
  });
  return (
    <ConfirmSheet
      danger
      open={open}
      title={t("withdraw.cancelTitle")}
      confirmLabel={t("withdraw.cancel")}
      cancelLabel={t("withdraw.keep")}
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate({ id })}
      onClose={onClose}
    >
      <p>{t("withdraw.cancelText", { money: money(amount, currency) })}</p>
    </ConfirmSheet>
  );
}

/** How a state of a withdrawal is shown, and what it means for its owner. */
interface WithdrawalView extends StatusView {
  next: PlainKey;
  /** Whether it may still change without the user's action. */
  open: boolean;
  /** Whether staff decides, so that the screen says whom to contact. */
  mayComplain?: true;
  /** Whether the whole amount is back in the balance. */
  isReturned?: true;
}

const DECIDED = { mayComplain: true } as const;

const RETURNED = { next: "withdraw.returnedText", open: false, isReturned: true } as const;

const STATUS: ReadonlyMap<string, WithdrawalView> = new Map<string, WithdrawalView>([
  [
    "pending",
    { text: "withdraw.pending", next: "withdraw.pendingText", tone: "warning", ...DECIDED, open: true },
  ],
  [
    "approved",
    { text: "withdraw.approved", next: "withdraw.approvedText", tone: "accent", ...DECIDED, open: true },
  ],
  [
    "processing",
    { text: "withdraw.processing", next: "withdraw.processingText", tone: "accent", open: true },
  ],
  ["completed", { text: "withdraw.completed", next: "withdraw.completedText", tone: "success", open: false }],
  ["rejected", { text: "withdraw.rejected", tone: "danger", ...DECIDED, ...RETURNED }],
  ["failed", { text: "withdraw.failed", tone: "danger", ...DECIDED, ...RETURNED }],
  ["cancelled", { text: "withdraw.cancelled", tone: "plain", ...RETURNED }],
]);

const UNKNOWN: WithdrawalView = {
  text: "withdraw.working",
  next: "withdraw.workingText",
  tone: "warning",
  open: true,
};

/** The view of a state; an unknown one counts as being processed (contract). */
export const statusView = (status: string): WithdrawalView => STATUS.get(status) ?? UNKNOWN;

/** One step of a withdrawal. */
interface Step {
  text: PlainKey;
  state: TimelineStep["state"];
  /** Unix seconds, if known. */
  at?: number | undefined;
}

/** The steps after the request: how each is told while it is awaited. Done, it has the words of its state. */
const PROGRESS: readonly { status: string; awaited: PlainKey }[] = [
  { status: "approved", awaited: "withdraw.pending" },
  { status: "processing", awaited: "withdraw.transfer" },
  { status: "completed", awaited: "withdraw.arrival" },
];

/** Past, awaited and upcoming steps; a withdrawal that ended early has its end instead of what would have come. */
export function stepsOf({ status, createtime, updatetime }: Withdrawal): readonly Step[] {
  const view = statusView(status);
  const requested: Step = { text: "withdraw.requested", state: "done", at: createtime };
  const last = PROGRESS.findIndex((step) => step.status === status);
  if (last < 0 && status !== "pending")
    return [requested, { text: view.text, state: view.open ? "current" : "done", at: updatetime }];
  const steps = PROGRESS.map((step, index): Step => {
    if (index > last) return { text: step.awaited, state: index === last + 1 ? "current" : "upcoming" };
    return { text: statusView(step.status).text, state: "done", at: index === last ? updatetime : undefined };
  });
  return [requested, ...steps];
}

/** The end of a current hold, in Unix seconds; 0 without one. */
export function holdOf({ status, hold_until: until = 0 }: Withdrawal, now: number): number {
  return status === "pending" && until > now ? until : 0;
}
