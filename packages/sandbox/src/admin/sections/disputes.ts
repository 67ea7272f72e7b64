import { html } from "hono/html";
import type { Tx } from "../../db/connect";
import { priceText, SITE_CURRENCY } from "../../domain/money";
import { decideRefund, decideReject } from "../../features/disputes/admin";
import { notFound } from "../../kernel/errors";
import { type AdminServices, decision, type Html } from "../action";
import type { Input } from "../input";
import { moneyDecision } from "../money-decision";
import { code, pictures, time, words } from "../parts";
import { cardSection } from "../section";

interface Row {
  readonly id: number;
  readonly order_no: string;
  readonly buyer: string;
  readonly shopname: string;
  readonly order_status: string;
  readonly currency: string;
  readonly total: bigint;
  readonly status: string;
  readonly reason: string;
  readonly kind: string;
  /** How the buyer returned the goods. */
  readonly sent: string;
  /** Null for the whole order. */
  readonly lines: string | null;
  readonly amount: bigint;
  readonly offer_amount: bigint;
  readonly refund_amount: bigint;
  readonly due_at: number;
  readonly createtime: number;
  readonly events: readonly EventRow[];
}

interface EventRow {
  readonly event: string;
  readonly actor: string;
  readonly text: string;
  readonly images: readonly string[];
  readonly createtime: number;
}

async function read({ db }: AdminServices) {
  const rows = await db<Row[]>`
    select d.id, o.order_no, m.username as buyer, shop.shopname, o.status as order_status, o.currency, d.max_amount as total, d.status, d.reason,
      d.kind, concat_ws(' ', nullif(d.carrier, ''), nullif(d.tracking_no, '')) as sent,
      (select string_agg(l.num || ' × ' || g.title, ', ' order by g.id) from dispute_line l join order_goods g on g.id = l.order_goods_id
        where l.dispute_id = d.id) as lines,
      d.amount, d.offer_amount, d.refund_amount, d.due_at, d.createtime,
      (select json_agg(json_build_object('event', e.event, 'actor', e.actor, 'text', e.text, 'images', e.images,
        'createtime', e.createtime) order by e.id) from dispute_event e where e.dispute_id = d.id) as events
    from dispute d join shop_order o on o.id = d.order_id join member m on m.id = o.member_id join shop on shop.id = o.shop_id
    order by d.status = 'reviewing' desc, d.closetime = 0 desc, d.id desc limit 50`;
  return rows.map(({ total, amount, offer_amount, refund_amount, ...row }) => ({
    ...row,
    total: priceText(total),
    amount: priceText(amount),
    offer_amount: priceText(offer_amount),
    refund_amount: priceText(refund_amount),
  }));
}

/** The party to act next, with its remaining time. */
const TURNS: Readonly<Record<string, string>> = {
  open: "The store answers until",
  offered: "The buyer decides until",
  objected: "The buyer decides until",
  return_agreed: "The buyer sends the goods until",
  sent_back: "The store answers until",
  reviewing: "You promised to decide by",
};

/** Disputes with their statements. */
export const disputes = cardSection({
  name: "disputes",
  title: "Disputes",
  lead: "You decide where buyer and store did not agree in time. What is refunded goes to the buyer at once; the store is paid for the rest.",
  read,
  card(row, now, press) {
    const amount = (digits: string) => (digits === "0.00" ? "" : `${digits} ${row.currency}`);
    const given = { id: row.id };
    return {
      title: `${row.buyer} and ${row.shopname}`,
      mark: words(row.status),
      isOpen: row.status === "reviewing",
      facts: [
        ["Order", code(row.order_no)],
        ["The order is", words(row.order_status)],
        ["Problem", words(row.reason)],
        ["Wanted", words(row.kind)],
        ["About", row.lines ?? "the whole order"],
        ["Paid for it", amount(row.total)],
        ["Sent back", row.sent],
        ["Asked for", amount(row.amount)],
        ["Offered", amount(row.offer_amount)],
        ["Refunded", amount(row.refund_amount)],
        [TURNS[row.status] ?? "", time(row.due_at, now)],
        ["Reported", time(row.createtime, now)],
      ],
      more: timeline(row.events, now),
      forms:
        row.status === "reviewing"
          ? [press("refund", given, { amount: row.amount }), press("reject", given)]
          : [],
    };
  },
  actions: [
    moneyDecision({
      call: "disputes/refund",
      does: "the buyer is refunded and the store keeps the rest",
      fields: {
        id: "of the dispute",
        "amount?": { about: "what goes back; what the buyer asks for when left out", isNumber: true },
        reason: "both sides read it",
      },
      weigh: async (tx, input) => {
        const id = input.whole("id");
        const { buyer_id: memberId, amount: requested } = await claimOf(tx, id);
        const amount = givenAmount(input) ?? requested;
        const terms = `${priceText(amount)}: ${input.text("reason")}`;
        return { subject: "dispute", id, memberId, amount, terms };
      },
      work: (tx, input, { clock, settings }) => {
        const decided = { id: input.whole("id"), reason: input.text("reason"), now: clock.now() };
        return decideRefund(tx, decided, givenAmount(input), settings);
      },
    }),
    decision(
      "reject",
      "nothing is refunded and the order goes on",
      { id: "of the dispute", reason: "both sides read it" },
      (tx, input, { clock }) =>
        decideReject(tx, { id: input.whole("id"), reason: input.text("reason"), now: clock.now() }),
      { button: "No refund", isGrave: true },
    ),
  ],
});

const givenAmount = (input: Input) =>
  input.optional("amount") === "" ? undefined : input.amount("amount", SITE_CURRENCY);

/** The buyer, and what they ask for. */
async function claimOf(tx: Tx, id: number) {
  const [row] = await tx<{ buyer_id: number; amount: bigint }[]>`
    select o.member_id as buyer_id, d.amount from dispute d join shop_order o on o.id = d.order_id where d.id = ${id}`;
  if (!row) throw notFound();
  return row;
}

const timeline = (events: readonly EventRow[], now: number): Html => html`
  ${events.map(
    ({ event, actor, text, images, createtime }) => html`
      <p><b>${words(actor)}: ${words(event)}</b> ${time(createtime, now)}${text === "" ? "" : html`<br>${text}`}</p>
      ${pictures(images.map((image, i) => [image, `Picture ${i + 1}`]))}`,
  )}`;
