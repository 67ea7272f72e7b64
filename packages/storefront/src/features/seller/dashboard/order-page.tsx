import { useQuery } from "@tanstack/react-query";
import { isNotFound, typedName, useFormDraft, usePhotoUpload, validateAmount } from "marketplace-react";
import {
  Button,
  Checkbox,
  Copyable,
  Description,
  DescriptionList,
  EmptyState,
  Field,
  OptionList,
  PriceBreakdown,
  Sheet,
  SkeletonList,
  TextArea,
} from "marketplace-react/ui";
import type { Dispute } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { readAmount } from "marketplace-sdk/money";
import { useRef, useState } from "react";
import { AddressCard } from "../../../entities/address/address-card";
import { amountText } from "../../../entities/money/amount";
import { DisputeCard, disputeActions } from "../../../entities/order/dispute";
import { OrderLine } from "../../../entities/order/order";
import { OrderTimeline } from "../../../entities/order/order-timeline";
import { useI18n } from "../../../i18n";
import { labelled } from "../../../i18n/text";
import { INLINE_ERRORS } from "../../../shared/errors";
import { AMOUNT, Form, WORDS } from "../../../shared/forms/form";
import { useForm } from "../../../shared/forms/use-form";
import { useServices } from "../../../shared/services";
import { ErrorState } from "../../../shared/ui/error-state";
import { PhotoField } from "../../../shared/ui/photo-field";
import styles from "./dashboard.module.css";
import type { DashboardProps } from "./dashboard-props";
import { OrderStatus, type StoreOrder } from "./store-orders";
import { useShopChanges } from "./use-shop-changes";

/** One of the store's orders: where it goes, what is in it, and what it earns. */
export function OrderPage({ id }: DashboardProps) {
  const { t } = useI18n();
  const { queries } = useServices();
  const { data, error, refetch } = useQuery({
    ...queries.merchantOrders.get({ order_no: id }),
    ...INLINE_ERRORS,
    staleTime: 0,
  });
  const notFound = isNotFound(error);
  if (data) return <OrderFacts order={data} />;
  if (notFound) return <EmptyState title={t("orders.gone")} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonList />;
}

function OrderFacts({ order }: { order: StoreOrder }) {
  const { t, tag } = useI18n();
  const [openForm, setOpenForm] = useState<"ship" | "decline">();
  const section = useRef<HTMLElement>(null);
  const { order_no, status, currency, goods, address, username_masked, express, remark, cancel_reason } =
    order;
  const refunded = order.refund_status === "partial" ? order.refund_amount : undefined;
  const close = (): void => {
    setOpenForm(undefined);
    // The pressed button disappears when the state changes.
    if (status !== "paid") section.current?.focus();
  };
  return (
    <>
      <section ref={section} tabIndex={-1} className={styles.card} aria-label={t("orders.standing")}>
        <OrderStatus order={order} />
        <DescriptionList>
          <Description name={t("orders.number")}>
            <Copyable text={order_no} label={t("orders.number")} />
          </Description>
          {express && (
            <>
              <Description name={t("orders.carrier")}>
                <bdi>{express.carrier}</bdi>
              </Description>
              <Description name={t("orders.tracking")}>
                <Copyable text={express.tracking_no} label={t("orders.tracking")} />
              </Description>
            </>
          )}
        </DescriptionList>
        {cancel_reason && (
          <p className={styles.quiet}>
            {t("orders.reason")} <bdi>{cancel_reason}</bdi>
          </p>
        )}
        {status === "paid" && (
          <div className={styles.buttons}>
            <Button variant="plain" size="s" onClick={() => setOpenForm("decline")}>
              {t("dashboard.decline")}
            </Button>
            <Button size="s" onClick={() => setOpenForm("ship")}>
              {t("dashboard.ship")}
            </Button>
          </div>
        )}
        <OrderTimeline order={order} />
      </section>
      {order.dispute && <DisputePart order={order} dispute={order.dispute} />}
      <section className={styles.card} aria-labelledby="buyer">
        <h2 id="buyer" className={styles.heading}>
          {t("dashboard.buyer")}{" "}
          <bdi className={styles.quiet} translate="no">
            {username_masked}
          </bdi>
        </h2>
        {address ? (
          <AddressCard address={address} />
        ) : (
          <p className={styles.quiet}>{t("dashboard.noContact")}</p>
        )}
        {remark && (
          <p>
            <span className={styles.quiet}>{labelled(tag, t("dashboard.note"))}</span>
            <bdi>{remark}</bdi>
          </p>
        )}
      </section>
      <section className={styles.card} aria-labelledby="goods">
        <h2 id="goods" className={styles.heading}>
          {t("orders.goods")}
        </h2>
        <ul>
          {goods.map((line) => (
            <OrderLine key={line.id} goods={line} currency={currency} />
          ))}
        </ul>
        <PriceBreakdown
          currency={currency}
          rows={[
            { name: t("orders.goods"), amount: order.goods_amount },
            { name: t("product.freight"), amount: order.freight },
            { name: t("product.taxes"), amount: order.tax },
            { name: t("cart.total"), amount: order.total },
            { name: t("disputes.refunded"), amount: refunded && `-${refunded}` },
            { name: t("dashboard.commission"), amount: order.commission && `-${order.commission}` },
          ]}
          {...(order.net !== undefined && { total: { name: t("dashboard.net"), amount: order.net } })}
        />
      </section>
      <Sheet
        open={openForm !== undefined}
        onClose={close}
        title={t(openForm === "decline" ? "dashboard.declineTitle" : "dashboard.shipTitle")}
      >
        {openForm === "ship" && <ShipForm order={order} onDone={close} />}
        {openForm === "decline" && <DeclineForm order={order} onDone={close} />}
      </Sheet>
    </>
  );
}

/** Props of {@link ShipForm} and {@link DeclineForm}. */
interface OrderFormProps {
  order: StoreOrder;
  onDone: () => void;
}

/** The carrier and tracking number of a parcel. */
function ShipForm({ order: { order_no, address }, onDone }: OrderFormProps) {
  const { t } = useI18n();
  const { market, toasts } = useServices();
  const { done } = useShopChanges();
  const draft = useFormDraft(`ship-${order_no}`, ["carrier", "tracking_no"]);
  const form = useForm({
    initial: { carrier: "", tracking_no: "", ...draft.read() },
    check: ({ carrier, tracking_no }) => ({
      carrier: carrier.trim() ? undefined : "dashboard.enterCarrier",
      tracking_no: typedName(tracking_no) ? undefined : "dashboard.enterTracking",
    }),
    onChange: draft.write,
    async send({ carrier, tracking_no }, call) {
      const parcel = { order_no, carrier: carrier.trim(), tracking_no: typedName(tracking_no) };
      const answer = await done(market.merchantOrders.ship(parcel, call));
      draft.clear();
      if (answer) toasts.show(t("dashboard.shipped"));
      onDone();
    },
  });
  const field = { maxLength: limits["merchantOrders.ship"].carrier.maxLength, autoComplete: "off" } as const;
  return (
    <Form form={form} submit={t("dashboard.markShipped")}>
      {address && <AddressCard address={address} />}
      <Field {...form.field("carrier")} {...field} label={t("orders.carrier")} dir="auto" />
      <Field {...form.field("tracking_no")} {...field} label={t("orders.tracking")} dir="ltr" />
    </Form>
  );
}

/** Asks why an order can't be shipped. The buyer is refunded at once. */
export function DeclineForm({ order: { order_no, total, currency }, onDone }: OrderFormProps) {
  const { t, money } = useI18n();
  const { market, toasts } = useServices();
  const { done } = useShopChanges();
  const draft = useFormDraft(`decline-${order_no}`, ["reason"]);
  const form = useForm({
    initial: { reason: "", ...draft.read() },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : "dashboard.enterReason" }),
    onChange: draft.write,
    async send({ reason }, call) {
      const answer = await done(market.merchantOrders.decline({ order_no, reason: reason.trim() }, call));
      draft.clear();
      if (answer) toasts.show(t("dashboard.declined"));
      onDone();
    },
  });
  return (
    <Form form={form} submit={t("dashboard.decline")} danger>
      <p>{t("dashboard.declineText", { money: money(total, currency) })}</p>
      <Field
        {...form.field("reason")}
        {...WORDS}
        label={t("dashboard.declineReason")}
        hint={t("dashboard.declineHint")}
        maxLength={limits["merchantOrders.decline"].reason.maxLength}
      />
    </Form>
  );
}

interface PartProps {
  order: StoreOrder;
  dispute: Dispute;
}

/** The buyer's report, and the store's answer to it. */
function DisputePart({ order, dispute }: PartProps) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="dispute">
      <DisputeCard dispute={dispute} currency={order.currency} side="store" goods={order.goods}>
        {disputeActions(dispute).answer && (
          <div className={styles.buttons}>
            <Button size="s" onClick={() => setOpen(true)}>
              {t("disputes.answer")}
            </Button>
          </div>
        )}
      </DisputeCard>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t("disputes.answer")}>
        {isOpen && <AnswerForm order={order} dispute={dispute} onDone={() => setOpen(false)} />}
      </Sheet>
    </section>
  );
}

type Answer = "accept" | "return" | "offer" | "object";

/** The store's options: all of them at first, later only whether the goods came back. A refund is always possible. */
function answersTo({ status, kind }: Dispute): readonly Answer[] {
  if (status === "open")
    return kind === "return" ? ["return", "accept", "offer", "object"] : ["accept", "offer", "object"];
  return status === "sent_back" ? ["accept", "object"] : ["accept"];
}

const ANSWER = limits["merchantDisputes.answer"];

/** Refunds what was asked, offers less, or objects; {@link answersTo} lists what is still possible. */
function AnswerForm({ order: { order_no, currency }, dispute, onDone }: PartProps & { onDone: () => void }) {
  const { t, money, tag } = useI18n();
  const { market, toasts } = useServices();
  const { done } = useShopChanges();
  const choices = answersTo(dispute);
  const isBack = dispute.status === "sent_back";
  const [restock, setRestock] = useState(dispute.reason !== "damaged");
  const draft = useFormDraft(`answer-${order_no}`, ["answer", "text", "amount", "return_to"]);
  const photos = usePhotoUpload({ max: ANSWER.images.maxItems });
  const chosenIn = (answer: string): Answer =>
    choices.find((known) => known === answer) ?? choices[0] ?? "accept";
  const form = useForm({
    initial: {
      answer: dispute.kind === "return" ? "return" : "offer",
      text: "",
      amount: "",
      images: "",
      return_to: "",
      ...draft.read(),
    },
    check: ({ answer, text, amount, return_to }) => ({
      amount:
        chosenIn(answer) === "offer"
          ? amountText(validateAmount(amount, tag, { max: dispute.amount, decimals: 2 }))
          : undefined,
      text: chosenIn(answer) === "object" && !text.trim() ? "disputes.enterMessage" : undefined,
      return_to: chosenIn(answer) === "return" && !return_to.trim() ? "returns.enterAddress" : undefined,
      images: photos.isUploading ? "orders.photosUnderWay" : undefined,
    }),
    onChange: ({ answer, text, amount, return_to }) => draft.write({ answer, text, amount, return_to }),
    async send({ answer: typed, text, amount: typedAmount, return_to }, call) {
      const answer = chosenIn(typed);
      const amount = answer === "offer" ? readAmount(typedAmount, tag) : undefined;
      const words = {
        text: text.trim(),
        images: [...photos.urls],
        ...(answer === "return" && { return_to: return_to.trim() }),
        ...(answer === "accept" && isBack && { restock }),
      };
      const sent = await done(
        market.merchantDisputes.answer({ order_no, answer, ...words, ...(amount && { amount }) }, call),
      );
      draft.clear();
      if (sent) toasts.show(t("disputes.answered"));
      onDone();
    },
  });
  const chosen = chosenIn(form.values.answer);
  const asked = { money: money(dispute.amount, currency) };
  const labels = {
    accept: t(isBack ? "returns.arrived" : "disputes.refundAll", asked),
    return: t("returns.takeBack"),
    offer: t("disputes.offerLess"),
    object: t("disputes.object"),
  };
  return (
    <Form form={form} submit={chosen === "accept" ? labels.accept : t("disputes.answer")}>
      {choices.length > 1 && (
        <OptionList
          label={t("disputes.answer")}
          name="answer"
          options={choices.map((id) => ({ id, label: labels[id] }))}
          value={chosen}
          onChange={(answer) => form.change({ answer })}
        />
      )}
      {chosen === "accept" && <p>{t("disputes.refundAllText", asked)}</p>}
      {chosen === "accept" && isBack && (
        <Checkbox checked={restock} onChange={(event) => setRestock(event.target.checked)}>
          {t("returns.restock")}
        </Checkbox>
      )}
      {chosen === "object" && isBack && <p>{t("disputes.escalateText")}</p>}
      {chosen === "return" && (
        <>
          <p>{t("returns.takeBackText", asked)}</p>
          <TextArea
            {...form.field("return_to")}
            label={t("returns.address")}
            maxLength={ANSWER.return_to.maxLength}
          />
        </>
      )}
      {chosen === "offer" && (
        <Field {...form.field("amount")} {...AMOUNT} label={t("disputes.offer")} dir="ltr" />
      )}
      <TextArea {...form.field("text")} label={t("disputes.message")} maxLength={ANSWER.text.maxLength} />
      <PhotoField
        name="images"
        label={t("disputes.photos")}
        error={form.field("images").error}
        photos={photos}
      />
    </Form>
  );
}
