import { pictureList } from "marketplace-react";
import { Badge, Copyable, Description, DescriptionList, PriceBreakdown } from "marketplace-react/ui";
import type { Dispute, DisputeEvent, Order } from "marketplace-sdk";
import { isDecimal, isZero } from "marketplace-sdk/money";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n";
import type { PlainKey, StatusView } from "../../i18n/types";
import cards from "../../shared/ui/cards.module.css";
import { mediaUrl, Picture } from "../../shared/ui/picture";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./order.module.css";

/** Props of {@link DisputeCard}. */
export interface DisputeCardProps {
  dispute: Dispute;
  currency: string;
  side: DisputeSide;
  /** Lines of the order, to name what the dispute is about. */
  goods: Order["goods"];
  /** The reader's possible actions. */
  children?: ReactNode;
}

/** A dispute: its state, whose turn it is until when, and its events. */
export function DisputeCard({ dispute, currency, side, goods, children }: DisputeCardProps) {
  const { t, dateTime, number } = useI18n();
  const { tone, text } = disputeStatus(dispute.status);
  const turn = turnOf(dispute, side);
  const amount = (money: string | undefined) => (money && !isZero(money) ? money : undefined);
  const about = (dispute.goods ?? []).flatMap(({ id, num }) => {
    const line = goods.find((one) => String(one.id) === String(id));
    return line ? { id, num, title: line.title } : [];
  });
  return (
    <>
      <div className={cards.head}>
        <h2 id="dispute" className={styles.heading}>
          {t(dispute.kind === "return" ? "returns.title" : "disputes.reported")}
        </h2>
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <p>{t(reasonText(dispute.reason))}</p>
      {about.length > 0 && (
        <ul>
          {about.map(({ id, num, title }) => (
            <li key={id} className={styles.note}>
              <span>{`${number(num)} × `}</span>
              <bdi>{title}</bdi>
            </li>
          ))}
        </ul>
      )}
      {turn && <p className={styles.turn}>{t(turn.text, { time: dateTime(turn.at) })}</p>}
      <PriceBreakdown
        currency={currency}
        rows={[
          { name: t("disputes.asked"), amount: dispute.amount },
          { name: t("disputes.offer"), amount: amount(dispute.offer_amount) },
          { name: t("disputes.refunded"), amount: amount(dispute.refund_amount) },
        ]}
      />
      <DescriptionList>
        <Description name={t("returns.address")}>
          {dispute.return_to && <Copyable text={dispute.return_to} label={t("returns.address")} />}
        </Description>
        <Description name={dispute.express?.carrier ?? ""}>
          {dispute.express && <Copyable text={dispute.express.tracking_no} label={t("orders.tracking")} />}
        </Description>
      </DescriptionList>
      {children}
      <ol className={styles.events} aria-label={t("disputes.progress")}>
        {(dispute.events ?? []).map((event) => (
          <EventRow key={event.event} event={event} kind={dispute.kind} />
        ))}
      </ol>
    </>
  );
}

function EventRow({ event, kind }: { event: DisputeEvent; kind: Dispute["kind"] }) {
  const { t, dateTime } = useI18n();
  const { what, who } = eventTexts(event, kind);
  const images = pictureList(event.images);
  return (
    <li className={styles.event}>
      <p className={utilities.semibold}>
        {t(what)} <span className={styles.note}>{who && t(who)}</span>
      </p>
      <p className={styles.note}>{dateTime(event.createtime)}</p>
      {event.text && (
        <p className={styles.text} dir="auto">
          {event.text}
        </p>
      )}
      {images.length > 0 && (
        <ul className={styles.photos}>
          {images.map((image, index) => (
            <li key={image}>
              <a href={mediaUrl(image)} target="_blank" rel="noreferrer">
                <Picture src={image} alt={t("disputes.photo", { number: index + 1 })} shape="small" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The side that reads a dispute. */
type DisputeSide = "buyer" | "store";

const STATUS: ReadonlyMap<string, StatusView> = new Map([
  ["open", { text: "disputes.open", tone: "warning" }],
  ["offered", { text: "disputes.offered", tone: "info" }],
  ["objected", { text: "disputes.objected", tone: "warning" }],
  ["return_agreed", { text: "returns.agreed", tone: "info" }],
  ["sent_back", { text: "returns.sent", tone: "info" }],
  ["reviewing", { text: "disputes.reviewing", tone: "info" }],
  ["refunded", { text: "disputes.refunded", tone: "success" }],
  ["rejected", { text: "disputes.rejected", tone: "plain" }],
  ["withdrawn", { text: "disputes.withdrawn", tone: "plain" }],
  ["expired", { text: "returns.expired", tone: "plain" }],
]);

/** An unknown state is shown as being processed (contract). */
export const disputeStatus = (status: string): StatusView =>
  STATUS.get(status) ?? { text: "orders.processing", tone: "warning" };

/** The reader's possible actions; none in an unknown state. Nobody can agree to an offer of which the amount is not known. */
export function disputeActions({
  status,
  can,
  offer_amount,
}: Pick<Dispute, "status" | "can" | "offer_amount">) {
  const known = STATUS.has(status);
  return {
    accept: known && can?.accept_offer === true && isDecimal(offer_amount),
    sendBack: known && can?.send_back === true,
    escalate: known && can?.escalate === true,
    withdraw: known && can?.withdraw === true,
    answer: known && can?.answer === true,
  };
}

/** Whose turn it is, and until when (Unix seconds). */
interface Turn {
  text:
    | "disputes.youAct"
    | "disputes.theyAct"
    | "disputes.theyDecide"
    | "returns.youSend"
    | "returns.theySend"
    | "returns.youConfirm"
    | "returns.theyConfirm";
  at: number;
}

/** @returns undefined if it is solved, or if the server names no time */
export function turnOf(
  { status, awaiting, due_at: at }: Pick<Dispute, "status" | "awaiting" | "due_at">,
  side: DisputeSide,
): Turn | undefined {
  if (!awaiting || !at) return undefined;
  if (status === "return_agreed")
    return { text: side === "buyer" ? "returns.youSend" : "returns.theySend", at };
  if (status === "sent_back")
    return { text: side === "store" ? "returns.youConfirm" : "returns.theyConfirm", at };
  if (awaiting === "operator") return { text: "disputes.theyDecide", at };
  return { text: awaiting === side ? "disputes.youAct" : "disputes.theyAct", at };
}

const REASONS: Readonly<Record<string, PlainKey>> = {
  not_arrived: "disputes.notArrived",
  not_as_described: "disputes.notDescribed",
  damaged: "returns.damaged",
  wrong_item: "returns.wrongItem",
  changed_mind: "returns.changedMind",
};

/** The text for what the buyer reported. */
export const reasonText = (reason: string): PlainKey => REASONS[reason] ?? "disputes.reported";

const DONE: Readonly<Record<string, PlainKey>> = {
  opened: "disputes.didOpen",
  accepted: "disputes.didAccept",
  offered: "disputes.didOffer",
  objected: "disputes.didObject",
  offer_accepted: "disputes.didTake",
  return_agreed: "returns.agreed",
  sent_back: "returns.didSend",
  arrived: "returns.didArrive",
  expired: "returns.didExpire",
  escalated: "disputes.didEscalate",
  refunded: "disputes.didRefund",
  rejected: "disputes.didReject",
  withdrawn: "disputes.didWithdraw",
};

const ACTORS: Readonly<Record<string, PlainKey>> = {
  buyer: "disputes.buyer",
  store: "disputes.store",
  operator: "disputes.operator",
  system: "disputes.system",
};

/** Texts for an event and who caused it. Unknown events and actors have none. */
export const eventTexts = ({ event, by }: Pick<DisputeEvent, "event" | "by">, kind?: Dispute["kind"]) => ({
  what:
    event === "opened" && kind === "return"
      ? ("returns.didAsk" as const)
      : (DONE[event] ?? ("orders.processing" as const)),
  who: ACTORS[by],
});
