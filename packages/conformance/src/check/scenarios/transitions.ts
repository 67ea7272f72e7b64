import { allLifecycles } from "../contract-coverage/client-states.js";
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

/** A way into a state of a lifecycle. */
interface State {
  readonly name: string;
  readonly schema: "Order" | "Dispute";
  readonly state: string;
  make(builder: TestDataBuilder): Promise<Purchase>;
}

/** The calls that move a row on from a state, or make what it holds in that state. */
function allowedIn(schema: string, state: string): string[] {
  const lifecycle = allLifecycles[schema];
  const steps = (lifecycle?.transitions ?? []).filter(({ from }) => from === state);
  const moving = steps.flatMap(({ event, only }) =>
    (lifecycle?.events[event] ?? []).filter(({ by }) => only === undefined || by === only),
  );
  const making = Object.values(allLifecycles)
    .filter(({ of }) => of === schema)
    .flatMap(({ made }) => made.filter((cause) => cause.in?.includes(state)));
  const calls = new Set([...moving, ...making].map(({ operation }) => operation));
  return Object.keys(EVENTS).filter((id) => [...calls].some((call) => call === id));
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
  { name: "unpaid", schema: "Order", state: "unpaid", make: unpaid },
  { name: "paid", schema: "Order", state: "paid", make: paid },
  { name: "shipped", schema: "Order", state: "shipped", make: shipped },
  { name: "received", schema: "Order", state: "received", make: received },
  { name: "completed", schema: "Order", state: "completed", make: completed },
  { name: "cancelled", schema: "Order", state: "cancelled", make: cancelled },
  // A dispute stops its order, so that only its own lifecycle counts.
  {
    name: "shipped with a dispute",
    schema: "Dispute",
    state: "open",
    make: (builder) => disputed(builder, false),
  },
  {
    name: "shipped with a return that the store agreed to",
    schema: "Dispute",
    state: "return_agreed",
    make: toSendBack,
  },
];

const TABLE = "`completed` and `cancelled` are final.";

/** What a state does not allow fails there, and leaves the order as it is. */
const inState = ({ name, schema, state, make }: State): Scenario => ({
  name: `an order that is ${name}`,
  rule: "transition",
  operation: "orders.get",
  async run(builder) {
    const allowed = allowedIn(schema, state);
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
