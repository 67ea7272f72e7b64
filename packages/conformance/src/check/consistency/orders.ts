import { decimal } from "../decimals.js";
import { type Fields, isFields, objectsIn } from "../json.js";
import { amounts, type Claim, numberOf, shown, sumOf, truthOf, untrue, whenKnown } from "./claims.js";
import { methodClaims } from "./payments.js";

/** States in which a time has come, in the order of the contract's table. */
const REACHED: Readonly<Record<string, readonly string[]>> = {
  paytime: ["paid", "shipped", "received", "completed"],
  shiptime: ["shipped", "received", "completed"],
  receipttime: ["received", "completed"],
  completetime: ["completed"],
  canceltime: ["cancelled"],
};
const STATES = ["unpaid", "paid", "shipped", "received", "completed", "cancelled"];
/** A cancelled order keeps the times it had. */
const BEFORE_CANCELLATION = ["paytime", "shiptime"];
const DAY = 86_400;
const AUTO_RECEIPT = 15 * DAY;
/** “Which leaves fourteen days after the receipt”, less what clocks may differ by. */
const DISPUTABLE = 14 * DAY - 600;

/** Sums: parts, lines, what went back, and the shares of store and platform. */
function sums(order: Fields): Claim[] {
  const [goods, freight = 0n, tax = 0n, total] = amounts(order, "goods_amount", "freight", "tax", "total");
  const [refund, commission, net] = amounts(order, "refund_amount", "commission", "net");
  const lines = objectsIn(order.goods);
  const lineSum = lines.length > 0 ? sumOf(lines.map(({ amount }) => decimal(amount))) : undefined;
  const totals = lines.map((line) => decimal(line.total));
  const lineTotals = totals.includes(undefined) || totals.length === 0 ? undefined : sumOf(totals);
  const wrongLine = lines.find(({ price, num, amount }) =>
    whenKnown(
      [decimal(price), decimal(amount)],
      (each, all) => each * BigInt(Math.trunc(numberOf(num) ?? 0)) !== all,
    ),
  );
  // “The variant; 0 for a product without variants.”
  const strange = lines.find(
    ({ sku_id, spec }) =>
      sku_id !== undefined && typeof spec === "string" && (spec === "") !== (String(sku_id) === "0"),
  );
  return [
    [!strange, `a line is of variant ${String(strange?.sku_id)}, called “${String(strange?.spec)}”`],
    [whenKnown([goods, total], (a, b) => a + freight + tax === b), "its parts are not its `total`"],
    [!wrongLine, `${String(wrongLine?.num)} at ${String(wrongLine?.price)} are ${String(wrongLine?.amount)}`],
    [
      whenKnown([lineSum, goods], (a, b) => a === b),
      `its lines are ${shown(lineSum)}, \`goods_amount\` ${shown(goods)}`,
    ],
    [
      whenKnown([lineTotals, total], (a, b) => a === b),
      `the \`total\` of its lines is ${shown(lineTotals)}, its own ${shown(total)}`,
    ],
    [
      whenKnown([commission, net, total], (part, rest, all) => part + rest === all - (refund ?? 0n)),
      "`commission` and `net` are not what was not refunded",
    ],
  ];
}

/** What was returned matches its description. */
function refunds({ refund_status, refund_amount, total }: Fields): Claim[] {
  const [back, all] = [decimal(refund_amount), decimal(total)];
  if (back === undefined || all === undefined) return [];
  const fits: Readonly<Record<string, boolean>> = {
    none: back === 0n,
    partial: back > 0n && back < all,
    refunded: back === all,
  };
  return [
    [
      fits[String(refund_status)],
      `\`refund_status\` is ${String(refund_status)}, ${shown(back)} of ${shown(all)}`,
    ],
  ];
}

/** “Times are 0 until they come.” */
function times(order: Fields): Claim[] {
  const status = String(order.status);
  if (!STATES.includes(status)) return [];
  const claims = Object.entries(REACHED).map(([name, states]): Claim => {
    const time = numberOf(order[name]);
    const hasCome = states.includes(status);
    const mayHaveCome = status === "cancelled" && BEFORE_CANCELLATION.includes(name);
    return [
      time === undefined || mayHaveCome ? undefined : time > 0 === hasCome,
      `\`${name}\` is ${String(time)} where the order is ${status}`,
    ];
  });
  const known = ["createtime", "paytime", "shiptime", "receipttime", "completetime"]
    .map((name) => numberOf(order[name]) ?? 0)
    .filter((time) => time > 0);
  const isRising = known.every((time, i) => time >= (known[i - 1] ?? 0));
  const express = order.express === undefined ? undefined : order.express !== null;
  const shiptime = numberOf(order.shiptime);
  const receipt = numberOf(order.auto_receipt_at);
  return [
    ...claims,
    [isRising, "its times do not follow each other"],
    [
      whenKnown(
        [numberOf(order.createtime), numberOf(order.pay_expires_at)],
        (made, until) => until === 0 || until >= made,
      ),
      "`pay_expires_at` is before it was made",
    ],
    [
      whenKnown(
        [numberOf(order.paytime), numberOf(order.ship_by)],
        (paid, until) => paid === 0 || until === 0 || until >= paid,
      ),
      "`ship_by` is before it was paid",
    ],
    [
      whenKnown([express, shiptime], (has, time) => has === (time as number) > 0),
      "`express` does not fit `shiptime`",
    ],
    [
      status === "shipped"
        ? whenKnown(
            [shiptime, receipt],
            (sent, at) => at === sent + AUTO_RECEIPT || at === 0 || isFields(order.dispute),
          )
        : undefined,
      "`auto_receipt_at` is not 15 days after the shipping",
    ],
    [
      status === "cancelled" || order.cancel_reason === undefined ? undefined : order.cancel_reason === "",
      `it is ${status} and has a \`cancel_reason\``,
    ],
  ];
}

const OPEN = new Set(["open", "offered", "objected", "return_agreed", "sent_back", "reviewing"]);
const AWAITING: Readonly<Record<string, readonly string[]>> = {
  open: ["store"],
  offered: ["buyer"],
  objected: ["buyer"],
  return_agreed: ["buyer"],
  sent_back: ["store"],
  reviewing: ["operator"],
  refunded: [""],
  rejected: [""],
  withdrawn: [""],
  expired: [""],
};

/** The store has given the return address. */
const RETURNS = new Set(["return_agreed", "sent_back"]);

const ESCALATED_FROM = new Set(["offered", "objected", "return_agreed"]);

/** Buttons of a dispute, by the contract's table. */
function disputeButtons({ can }: Fields, status: string, isBuyer: boolean): Claim[] {
  const allowed: Readonly<Record<string, boolean>> = {
    accept_offer: isBuyer && status === "offered",
    escalate: isBuyer && ESCALATED_FROM.has(status),
    withdraw: isBuyer && OPEN.has(status) && status !== "sent_back",
    send_back: isBuyer && status === "return_agreed",
    answer: !isBuyer && OPEN.has(status),
  };
  return Object.entries(allowed).map(([name, may]): Claim => {
    const is = truthOf(isFields(can) ? can[name] : undefined);
    return [
      is === undefined ? undefined : is === may,
      `\`can.${name}\` is ${String(is)} where the dispute is ${status}`,
    ];
  });
}

/** A dispute's amounts, turn, times and buttons. */
export function disputeProblem(dispute: Fields, isBuyer: boolean, total?: bigint): string | undefined {
  const status = String(dispute.status);
  const turn = AWAITING[status];
  if (!turn) return undefined;
  const isOpen = OPEN.has(status);
  const [amount, offer, refund, most] = amounts(
    dispute,
    "amount",
    "offer_amount",
    "refund_amount",
    "max_amount",
  );
  const events = objectsIn(dispute.events);
  const moments = events.map(({ createtime }) => numberOf(createtime) ?? 0);
  return untrue([
    [
      whenKnown([amount, total], (asked, all) => asked > 0n && asked <= all),
      "more is asked for than was paid",
    ],
    [whenKnown([most, total], (a, b) => a > 0n && a <= b), "`max_amount` is more than the order cost"],
    [whenKnown([amount, most], (a, b) => a <= b), "more is asked for than was paid for its lines"],
    [whenKnown([refund, most], (a, b) => a <= b), "more is refunded than was paid for its lines"],
    [
      status === "sent_back" && dispute.express !== undefined ? dispute.express !== null : undefined,
      "it is sent back and has no `express`",
    ],
    [
      RETURNS.has(status) && dispute.return_to !== undefined ? dispute.return_to !== "" : undefined,
      `it is ${status} and has no \`return_to\``,
    ],
    [
      whenKnown([offer, amount], (a, b) => a < b || a === 0n),
      "what is offered is not below what is asked for",
    ],
    [whenKnown([refund, amount], (a, b) => a <= b), "more is refunded than was asked for"],
    [
      refund === undefined ? undefined : refund > 0n === (status === "refunded"),
      `${shown(refund)} went back where it is ${status}`,
    ],
    [status === "offered" && offer !== undefined ? offer > 0n : undefined, "nothing is offered"],
    [
      dispute.awaiting === undefined ? undefined : turn.includes(String(dispute.awaiting)),
      `\`awaiting\` is “${String(dispute.awaiting)}” where it is ${status}`,
    ],
    [
      whenKnown([numberOf(dispute.due_at)], (due) => due > 0 === isOpen),
      `\`due_at\` is ${String(dispute.due_at)} where it is ${status}`,
    ],
    [
      isOpen ? whenKnown([numberOf(dispute.due_at), moments.at(-1)], (due, last) => due > last) : undefined,
      "the time to answer was over before its last step",
    ],
    [
      whenKnown([numberOf(dispute.closetime)], (at) => at > 0 === !isOpen),
      `\`closetime\` is ${String(dispute.closetime)} where it is ${status}`,
    ],
    [
      events[0] ? events[0].event === "opened" && events[0].by === "buyer" : undefined,
      "its first event is not the buyer's report",
    ],
    [moments.every((time, i) => time >= (moments[i - 1] ?? 0)), "its events are not oldest first"],
    ...disputeButtons(dispute, status, isBuyer),
  ]);
}

/** Buttons of the buyer by state. */
function actions(order: Fields, isBuyer: boolean, now: number | undefined): Claim[] {
  const can = isFields(order.can) ? order.can : {};
  const status = String(order.status);
  if (!STATES.includes(status)) return [];
  const dispute = isFields(order.dispute) ? order.dispute : undefined;
  const isHeld = dispute !== undefined && OPEN.has(String(dispute.status));
  const hasLine = objectsIn(order.goods).some(({ is_commented }) => truthOf(is_commented) === false);
  const isThere = status === "received" || status === "completed";
  const isNew = whenKnown([numberOf(order.receipttime), now], (at, time) => at > 0 && time < at + DISPUTABLE);
  const isDisputable = status === "shipped" || (isThere && isNew === true);
  /** Which actions are allowed, and whether they are required. */
  const allowed: Readonly<Record<string, readonly [may: boolean, must: boolean]>> = {
    pay: [status === "unpaid", false],
    cancel: [status === "unpaid" || status === "paid", status === "paid"],
    receipt: [status === "shipped" && !isHeld, status === "shipped" && !isHeld],
    comment: [isThere && hasLine, isThere && hasLine],
    dispute: [(status === "shipped" || isThere) && !isHeld, isDisputable && dispute === undefined],
  };
  return Object.entries(allowed).map(([name, [may, must]]): Claim => {
    const answered = truthOf(can[name]);
    const isRight = answered === undefined || (answered ? may : !(must && isBuyer));
    return [isRight, `\`can.${name}\` is ${String(answered)} where the order is ${status}`];
  });
}

/** An order, as buyer or store see it. */
export function orderProblem(order: Fields, isBuyer: boolean, now?: number): string | undefined {
  const dispute = isFields(order.dispute) ? order.dispute : undefined;
  const found =
    untrue([
      ...sums(order),
      ...refunds(order),
      ...times(order),
      ...actions(order, isBuyer, now),
      ...seenBy(order, isBuyer),
    ]) ??
    (dispute && disputeProblem(dispute, isBuyer, decimal(order.total)));
  return found && `order ${String(order.order_no)}: ${found}`;
}

/** A store sees where it goes while it has to send it. */
function seenBy({ status, address, buyer }: Fields, isBuyer: boolean): Claim[] {
  if (isBuyer || address === undefined) return [];
  const isNeeded = status === "paid" || status === "shipped";
  return [
    [
      isNeeded === (address !== null),
      `the store ${isNeeded ? "does not see" : "sees"} the address where it is ${String(status)}`,
    ],
    [isNeeded || buyer === undefined, `the store sees the buyer where it is ${String(status)}`],
  ];
}

/** What is sold at these prices. */
function groupClaims(group: Fields): Claim[] {
  const problems = objectsIn(group.problems);
  // Lines with a problem count in no sum.
  if (problems.length > 0) return [];
  return sums(group);
}

/** A priced cart and its groups. */
export function previewProblem(preview: Fields, now: number | undefined): string | undefined {
  const groups = objectsIn(preview.groups);
  const isWhole = groups.every(({ problems }) => objectsIn(problems).length === 0);
  const claims = ["goods_amount", "freight", "tax", "total"].map((name): Claim => {
    const [all, sum] = [decimal(preview[name]), sumOf(groups.map((group) => decimal(group[name])))];
    return [
      groups.length > 0 ? whenKnown([all, sum], (a, b) => a === b) : undefined,
      `\`${name}\` is ${shown(all)}, its groups are ${shown(sum)}`,
    ];
  });
  const [goods, freight = 0n, tax = 0n, total] = amounts(preview, "goods_amount", "freight", "tax", "total");
  return untrue([
    ...claims,
    [whenKnown([goods, total], (a, b) => a + freight + tax === b), "its parts are not its `total`"],
    ...groups.flatMap(groupClaims),
    [
      groups.length > 0 && typeof preview.price_token === "string"
        ? (preview.price_token !== "") === isWhole
        : undefined,
      isWhole
        ? "`price_token` is empty and no group has a problem"
        : "there is a `price_token` beside a problem",
    ],
    [
      whenKnown([numberOf(preview.expires_at), now], (until, time) => until > time),
      "`expires_at` has passed",
    ],
    ...methodClaims(preview.pay_methods, decimal(preview.money), truthOf(preview.has_fund_password), total),
  ]);
}
