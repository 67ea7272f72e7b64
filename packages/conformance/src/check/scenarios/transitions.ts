import { type Fields, fieldOf } from "../json.js";
import {
  disputed,
  OFFER,
  PROBLEM,
  type Purchase,
  paid,
  received,
  review,
  SHIPMENT,
  shipped,
  toSendBack,
  unpaid,
} from "../mutations/purchases.js";
import { NotPossible, type TestDataBuilder } from "../mutations/test-data-builder.js";
import { type Scenario, send } from "./scenario.js";
import { inconclusive, judged, judgedRefusal, type Verdict, wrong } from "./verdict.js";

/** A call on an order, by its buyer or its store. */
interface Event {
  readonly by: "buyer" | "merchant";
  fields(purchase: Purchase): Fields;
}

const only = ({ order_no }: Purchase): Fields => ({ order_no });

const EVENTS: Readonly<Record<string, Event>> = {
  "orders.confirmReceipt": { by: "buyer", fields: only },
  "orders.review": { by: "buyer", fields: review },
  "merchantOrders.ship": { by: "merchant", fields: ({ order_no }) => ({ order_no, ...SHIPMENT }) },
  "merchantOrders.decline": { by: "merchant", fields: ({ order_no }) => ({ order_no, reason: "Broken" }) },
  "disputes.open": { by: "buyer", fields: ({ order_no }) => ({ order_no, ...PROBLEM }) },
  "disputes.withdraw": { by: "buyer", fields: only },
  "disputes.sendBack": { by: "buyer", fields: ({ order_no }) => ({ order_no, ...SHIPMENT }) },
  "disputes.acceptOffer": { by: "buyer", fields: ({ order_no }) => ({ order_no, expect_amount: OFFER }) },
  "disputes.escalate": { by: "buyer", fields: only },
  "merchantDisputes.answer": { by: "merchant", fields: ({ order_no }) => ({ order_no, answer: "accept" }) },
  "orders.cancel": { by: "buyer", fields: ({ order_no }) => ({ order_no, reason: "Ordered twice" }) },
};

/** A way into a state, and the calls that the contract's table allows there. */
interface State {
  readonly name: string;
  readonly allowed: readonly string[];
  make(builder: TestDataBuilder): Promise<Purchase>;
}

const cancelled = async (builder: TestDataBuilder): Promise<Purchase> => {
  const purchase = await unpaid(builder);
  await builder.data(
    "orders.cancel",
    { order_no: purchase.order_no, reason: "Ordered twice" },
    purchase.token,
  );
  return purchase;
};

const completed = async (builder: TestDataBuilder): Promise<Purchase> => {
  const purchase = await received(builder);
  await builder.data("orders.review", review(purchase), purchase.token);
  return purchase;
};

const STATES: readonly State[] = [
  { name: "unpaid", allowed: ["orders.cancel"], make: unpaid },
  { name: "paid", allowed: ["orders.cancel", "merchantOrders.ship", "merchantOrders.decline"], make: paid },
  { name: "shipped", allowed: ["orders.confirmReceipt", "disputes.open"], make: shipped },
  { name: "received", allowed: ["orders.review", "disputes.open"], make: received },
  { name: "completed", allowed: ["disputes.open"], make: completed },
  { name: "cancelled", allowed: [], make: cancelled },
  {
    name: "shipped with a dispute",
    allowed: ["disputes.withdraw", "disputes.escalate", "merchantDisputes.answer"],
    make: (builder) => disputed(builder, false),
  },
  {
    name: "shipped with a return that the store agreed to",
    allowed: ["disputes.withdraw", "disputes.escalate", "merchantDisputes.answer", "disputes.sendBack"],
    make: toSendBack,
  },
];

const TABLE = "`completed` and `cancelled` are final.";

/** What a state does not allow fails there, and leaves the order as it is. */
const inState = ({ name, allowed, make }: State): Scenario => ({
  name: `an order that is ${name}`,
  rule: "transition",
  operation: "orders.get",
  async run(builder) {
    let purchase = await make(builder);
    const statusOf = async () =>
      fieldOf(await builder.data("orders.get", { order_no: purchase.order_no }, purchase.token), "status");
    const before = await statusOf();
    const verdicts: Verdict[] = [];
    for (const [id, event] of Object.entries(EVENTS)) {
      if (event.by === "merchant" && builder.context.people.merchant === undefined) continue;
      if (allowed.includes(id) || (await builder.context.missing(id))) continue;
      const caller = event.by === "buyer" ? purchase.token : builder.merchant();
      const answer = await send(builder, id, event.fields(purchase), caller);
      const after = await statusOf();
      const problem = answer?.isAccepted
        ? `${id} was accepted`
        : after !== before
          ? `${id} failed and changed its state from ${String(before)} to ${String(after)}`
          : undefined;
      verdicts.push(problem ? wrong(problem, answer, { sentence: TABLE }) : judgedRefusal(undefined, answer));
      // It is in another state now.
      if (problem) purchase = await make(builder);
    }
    if (before === undefined) throw new NotPossible("the server does not tell the state of an order");
    return [...verdicts, await allowedCall(builder, purchase, allowed)];
  },
});

/** One call that the state allows, so that a server which allows nothing is found too. It ends what was made. */
async function allowedCall(
  builder: TestDataBuilder,
  purchase: Purchase,
  allowed: readonly string[],
): Promise<Verdict> {
  const id = allowed.at(-1) ?? "";
  const event = EVENTS[id];
  const isMissing = event === undefined || (await builder.context.missing(id)) !== undefined;
  const hasCaller = event?.by === "buyer" || builder.context.people.merchant !== undefined;
  if (isMissing || !hasCaller) return inconclusive("no call that the state allows can be made");
  const caller = event.by === "buyer" ? purchase.token : builder.merchant();
  const answer = await send(builder, id, event.fields(purchase), caller);
  const problem = answer?.error === "bad_state" ? `${id} was refused, which is allowed there` : undefined;
  return judged(problem, answer, { sentence: TABLE });
}

/** Every state of an order with every call that it does not allow, and one that it does. */
export const transitions: readonly Scenario[] = STATES.map(inState);
