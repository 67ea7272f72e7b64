import type { Data } from "../../contract/operations";
import { priceText } from "../../domain/money";
import { turnOf } from "../../domain/state-machines/machines";

type DisputeDto = NonNullable<Data<"orders.get">["dispute"]>;

/** The last dispute of an order as one JSON value; amounts as digits, as JSON has no whole numbers of that size. */
export interface DisputeRow {
  readonly number: number;
  readonly status: string;
  readonly reason: string;
  readonly kind: string;
  readonly goods: readonly { readonly id: number; readonly num: number }[];
  readonly max_amount: string;
  readonly return_to: string;
  readonly carrier: string;
  readonly tracking_no: string;
  readonly amount: string;
  readonly offer_amount: string;
  readonly refund_amount: string;
  readonly due_at: number;
  readonly createtime: number;
  readonly closetime: number;
  readonly events: readonly EventRow[];
}

interface EventRow {
  readonly event: string;
  readonly actor: string;
  readonly text: string;
  readonly images: readonly string[];
  readonly amount: string;
  readonly createtime: number;
}

/** Of one order; each but the first follows a withdrawal. */
export const MAX_DISPUTES = 3;

const MAY_ESCALATE: ReadonlySet<string> = new Set(["offered", "objected", "return_agreed"]);

/** A dispute as answers contain it. @param side who reads it: the buttons differ */
export function disputeDto(row: DisputeRow, side: "buyer" | "shop"): DisputeDto {
  const { status } = row;
  const awaiting = turnOf(status);
  const isBuyer = side === "buyer";
  return {
    status,
    reason: row.reason,
    kind: row.kind,
    goods: [...row.goods],
    max_amount: money(row.max_amount),
    return_to: row.return_to,
    express: row.carrier === "" ? null : { carrier: row.carrier, tracking_no: row.tracking_no },
    amount: money(row.amount),
    offer_amount: money(row.offer_amount),
    refund_amount: money(row.refund_amount),
    awaiting,
    due_at: row.due_at,
    createtime: row.createtime,
    closetime: row.closetime,
    events: row.events.map((event) => ({
      event: event.event,
      by: event.actor,
      text: event.text,
      images: [...event.images],
      amount: money(event.amount),
      createtime: event.createtime,
    })),
    can: {
      accept_offer: isBuyer && status === "offered",
      escalate: isBuyer && MAY_ESCALATE.has(status),
      withdraw: isBuyer && awaiting !== "" && status !== "sent_back",
      send_back: isBuyer && status === "return_agreed",
      answer: !isBuyer && awaiting !== "",
    },
  };
}

const money = (digits: string) => priceText(BigInt(digits));
