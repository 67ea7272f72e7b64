import { useQuery } from "@tanstack/react-query";
import { isNotFound, typedName } from "marketplace-react";
import {
  Button,
  ButtonLink,
  Copyable,
  chevronIcon,
  Description,
  DescriptionList,
  EmptyState,
  Field,
  Icon,
  PriceBreakdown,
  Sheet,
  SkeletonList,
  TextArea,
} from "marketplace-react/ui";
import type { Dispute, Order } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useRef, useState } from "react";
import { Link } from "wouter";
import { AddressCard } from "../../entities/address/address-card";
import { DisputeCard, disputeActions } from "../../entities/order/dispute";
import { OrderLine } from "../../entities/order/order";
import { OrderTimeline } from "../../entities/order/order-timeline";
import { useI18n } from "../../i18n";
import { INLINE_ERRORS } from "../../shared/errors";
import { Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { ErrorState } from "../../shared/ui/error-state";
import { Page, usePageTitle } from "../../shared/ui/page";
import utilities from "../../shared/ui/utilities.module.css";
import { InvoiceScreen } from "./invoice-screen";
import { OrderButtons, OrderSheets, useOrderActions, useOrderCall } from "./order-actions";
import { StatusBadge, StatusSentence } from "./order-status";
import styles from "./orders.module.css";
import { ProblemScreen } from "./problem-screen";
import { ReviewScreen } from "./review-screen";

/** One order, or the invoice, reviews or problem report of it, by `view`. */
export function OneOrder({ no, view }: { no: string; view: string | null }) {
  if (view === "review") return <ReviewScreen key={no} no={no} />;
  if (view === "invoice") return <InvoiceScreen key={no} no={no} />;
  return view === "problem" ? <ProblemScreen key={no} no={no} /> : <OrderDetail key={no} no={no} />;
}

/** Everything about one order: `/order?no=`. */
function OrderDetail({ no }: { no: string }) {
  const { t } = useI18n();
  const { queries } = useServices();
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    ...queries.orders.get({ order_no: no }),
    ...INLINE_ERRORS,
    staleTime: 0,
  });
  usePageTitle(t("orders.title"));
  const notFound = isNotFound(error);
  return (
    <Page title={t("orders.title")} back={paths.order()}>
      {order ? (
        <OrderFacts order={order} />
      ) : notFound ? (
        <EmptyState
          title={t("orders.gone")}
          text={t("orders.goneText")}
          action={<ButtonLink href={paths.order()}>{t("orders.toAll")}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList heights={[228, 228, 228]} />
      )}
    </Page>
  );
}

function OrderFacts({ order }: { order: Order }) {
  const { t, dateTime } = useI18n();
  const actions = useOrderActions();
  const statusCard = useRef<HTMLElement>(null);
  const { status, shop_id, shopname, goods, currency, address, express, goods_amount, freight, tax, total } =
    order;
  return (
    <>
      <section ref={statusCard} tabIndex={-1} className={styles.card} aria-label={t("orders.standing")}>
        <p className={styles.word}>
          <StatusBadge status={status} />
        </p>
        <StatusSentence order={order} />
        {order.cancel_reason && (
          <p className={cards.quiet}>
            {t("orders.reason")} <bdi>{order.cancel_reason}</bdi>
          </p>
        )}
        <OrderButtons order={order} actions={actions} />
        <OrderTimeline order={order} />
        {order.can.dispute && (
          <div>
            <p className={utilities.flush}>
              <ButtonLink size="s" variant="plain" href={paths.orderProblem(order.order_no)}>
                {t(status === "shipped" ? "disputes.report" : "returns.title")}
              </ButtonLink>
            </p>
            {status !== "shipped" && order.dispute_by ? (
              <p className={cards.quiet}>{t("returns.until", { time: dateTime(order.dispute_by) })}</p>
            ) : undefined}
          </div>
        )}
      </section>
      {order.dispute && (
        <DisputePart order={order} dispute={order.dispute} onDone={() => statusCard.current?.focus()} />
      )}
      <section className={styles.card} aria-labelledby="delivery">
        <h2 id="delivery" className={styles.heading}>
          {t("orders.delivery")}
        </h2>
        {address && <AddressCard address={address} />}
        {express && (
          <FactRows
            rows={[
              { name: t("orders.carrier"), value: express.carrier },
              { name: t("orders.tracking"), value: express.tracking_no, copy: true },
            ]}
          />
        )}
      </section>
      <section className={styles.card} aria-labelledby="goods">
        <h2 id="goods" className={styles.heading}>
          <Link href={paths.store(shop_id)} className={styles.store}>
            <bdi>{shopname}</bdi>
            <Icon of={chevronIcon} size={16} />
          </Link>
        </h2>
        <ul>
          {goods.map((line) => (
            <OrderLine key={line.id} goods={line} currency={currency} href={paths.goods(line.pro_id)} />
          ))}
        </ul>
        <PriceBreakdown
          currency={currency}
          rows={[
            { name: t("orders.goods"), amount: goods_amount },
            { name: t("product.freight"), amount: freight },
            { name: t("product.taxes"), amount: tax },
          ]}
          total={{ name: t("cart.total"), amount: total }}
        />
        {(order.refund_status === "refunded" || order.refund_status === "partial") && (
          <PriceBreakdown
            currency={currency}
            rows={[
              { name: t("orders.refunded"), amount: "refund_amount" in order ? order.refund_amount : total },
            ]}
          />
        )}
      </section>
      <section className={styles.card} aria-label={t("orders.number")}>
        <FactRows
          rows={[
            { name: t("orders.number"), value: order.order_no, copy: true },
            { name: t("orders.payNumber"), value: order.pay_no, copy: true },
            { name: t("orders.remark"), value: order.remark },
          ]}
        />
        <p className={utilities.flush}>
          <ButtonLink size="s" variant="plain" href={paths.orderInvoice(order.order_no)}>
            {t("documents.invoice")}
          </ButtonLink>
        </p>
      </section>
      {/* The pressed button goes away with the old state: focus moves to the new one. */}
      <OrderSheets actions={actions} onDone={() => statusCard.current?.focus()} />
    </>
  );
}

/** A name and its value; `copy` is for values that are pasted elsewhere. */
interface FactRow {
  name: string;
  /** Undefined leaves the row out. */
  value: string | undefined;
  copy?: boolean;
}

/** Names and values side by side. */
function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <DescriptionList>
      {rows.map(({ name, value, copy }) => (
        <Description key={name} name={name}>
          {value && (copy ? <Copyable text={value} label={name} /> : <bdi>{value}</bdi>)}
        </Description>
      ))}
    </DescriptionList>
  );
}

/** What the buyer can do with a report. */
type Action = "accept" | "sendBack" | "escalate" | "withdraw";

const ACTIONS: readonly Action[] = ["accept", "sendBack", "escalate", "withdraw"];

const LABELS = {
  accept: "disputes.accept",
  sendBack: "returns.sendBack",
  escalate: "disputes.escalate",
  withdraw: "disputes.withdraw",
} as const;

/** The buyer's report with the possible actions. @param onDone called when the report has changed */
function DisputePart({ order, dispute, onDone }: { order: Order; dispute: Dispute; onDone: () => void }) {
  const { t } = useI18n();
  const [requested, setRequested] = useState<Action>();
  const may = disputeActions(dispute);
  const close = () => setRequested(undefined);
  const actions = ACTIONS.filter((action) => may[action]);
  return (
    <section className={styles.card} aria-labelledby="dispute">
      <DisputeCard dispute={dispute} currency={order.currency} side="buyer" goods={order.goods}>
        {actions.length > 0 && (
          <div className={styles.buttons}>
            {actions.map((action) => (
              <Button
                key={action}
                size="s"
                variant={action === "accept" || action === "sendBack" ? "primary" : "secondary"}
                onClick={() => setRequested(action)}
              >
                {t(LABELS[action])}
              </Button>
            ))}
          </div>
        )}
      </DisputeCard>
      <Sheet
        open={requested !== undefined}
        onClose={() => {
          close();
          if (requested && !may[requested]) onDone();
        }}
        title={t(LABELS[requested ?? "withdraw"])}
      >
        {requested && (
          <ConfirmForm key={requested} action={requested} order={order} dispute={dispute} onClose={close} />
        )}
      </Sheet>
    </section>
  );
}

interface ConfirmProps {
  action: Action;
  order: Order;
  dispute: Dispute;
  onClose: () => void;
}

const DONE = {
  accept: "disputes.accepted",
  sendBack: "disputes.sent",
  escalate: "disputes.escalated",
  withdraw: "disputes.withdrawDone",
} as const;

interface Words {
  readonly text: string;
  readonly carrier: string;
  readonly tracking_no: string;
}

const PARCEL = { maxLength: limits["disputes.sendBack"].carrier.maxLength, autoComplete: "off" } as const;

/** Explains the action; for the operator, the buyer can add a text. */
function ConfirmForm({ action, order: { order_no, currency }, dispute, onClose }: ConfirmProps) {
  const { t, money } = useI18n();
  const { market, toasts } = useServices();
  const expect_amount = dispute.offer_amount ?? "";
  const options = { notify: false };
  const mutationFn = ({ text, carrier, tracking_no }: Words): Promise<Order> => {
    if (action === "sendBack") return market.disputes.sendBack({ order_no, carrier, tracking_no }, options);
    if (action === "accept") return market.disputes.acceptOffer({ order_no, expect_amount }, options);
    if (action === "withdraw") return market.disputes.withdraw({ order_no }, options);
    return market.disputes.escalate({ order_no, ...(text && { text }) }, options);
  };
  const mutationKey = ["marketplace", action === "accept" ? "disputes.acceptOffer" : `disputes.${action}`];
  const send = useOrderCall({ mutationKey, mutationFn }, (order) => order);
  const form = useForm({
    initial: { text: "", carrier: "", tracking_no: "" },
    check: ({ carrier, tracking_no }) =>
      action === "sendBack"
        ? {
            carrier: carrier.trim() ? undefined : "dashboard.enterCarrier",
            tracking_no: typedName(tracking_no) ? undefined : "dashboard.enterTracking",
          }
        : {},
    async send({ text, carrier, tracking_no }) {
      const words = { text: text.trim(), carrier: carrier.trim(), tracking_no: typedName(tracking_no) };
      if (await send(words)) toasts.show(t(DONE[action]));
      onClose();
    },
  });
  return (
    <Form
      form={form}
      submit={t(LABELS[action])}
      after={
        <Button variant="plain" block onClick={onClose}>
          {t("disputes.notNow")}
        </Button>
      }
    >
      {action === "sendBack" ? (
        <>
          <p dir="auto">{dispute.return_to}</p>
          <Field {...form.field("carrier")} {...PARCEL} label={t("orders.carrier")} dir="auto" />
          <Field {...form.field("tracking_no")} {...PARCEL} label={t("orders.tracking")} dir="ltr" />
        </>
      ) : action === "accept" ? (
        <p>{t("disputes.acceptText", { money: money(expect_amount, currency) })}</p>
      ) : (
        <p>{t(action === "escalate" ? "disputes.escalateText" : "disputes.withdrawText")}</p>
      )}
      {action === "escalate" && (
        <TextArea
          {...form.field("text")}
          label={t("disputes.more")}
          maxLength={limits["disputes.escalate"].text.maxLength}
        />
      )}
    </Form>
  );
}
