import { Timeline, type TimelineStep } from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import styles from "./order.module.css";

/** The steps of an order with their times, for both buyer and store. */
export function OrderTimeline({ order }: { order: Times }) {
  const { t, dateTime } = useI18n();
  const steps = timelineOf(order).map(({ text, state, at }) => ({
    name: t(text),
    state,
    detail: (
      <>
        <StepState state={state} />
        {at > 0 && (state === "done" ? dateTime(at) : t("orders.by", { time: dateTime(at) }))}
      </>
    ),
  }));
  return (
    <div className={styles.timeline}>
      <Timeline label={t("orders.progress")} steps={steps} />
    </div>
  );
}

/** Says of a step what its dot shows. The name of one that is done says it itself. */
export function StepState({ state }: Pick<TimelineStep, "state">) {
  const { t } = useI18n();
  if (state === "done") return null;
  return <span className="visually-hidden">{t(state === "current" ? "orders.now" : "orders.later")}</span>;
}

/** A step in an order's progress. Times are unix seconds, 0 where unknown. */
interface Step {
  name: string;
  text: PlainKey;
  state: TimelineStep["state"];
  /** When it happened; for the next step, when it is due. */
  at: number;
}

/** The parts of an order that a timeline needs. */
type Times = Pick<
  Order,
  | "status"
  | "createtime"
  | "paytime"
  | "shiptime"
  | "receipttime"
  | "completetime"
  | "canceltime"
  | "pay_expires_at"
  | "ship_by"
  | "auto_receipt_at"
  | "dispute"
>;

/** A regular step: how it is told once it is done, and while it is awaited or still to come. */
interface RegularStep {
  name: string;
  done: PlainKey;
  awaited: PlainKey;
  /** The states in which it is done, even if a server gives no time for it. */
  reached: readonly string[];
  at: (order: Times) => number | undefined;
  /** When it is due. */
  due: (order: Times) => number | undefined;
}

const REGULAR_STEPS: readonly RegularStep[] = [
  {
    name: "paid",
    done: "orders.paid",
    awaited: "orders.unpaid",
    reached: ["paid", "shipped", "received", "completed"],
    at: ({ paytime }) => paytime,
    due: ({ pay_expires_at }) => pay_expires_at,
  },
  {
    name: "shipped",
    done: "orders.shipped",
    awaited: "orders.shipping",
    reached: ["shipped", "received", "completed"],
    at: ({ shiptime }) => shiptime,
    due: ({ ship_by }) => ship_by,
  },
  {
    name: "received",
    done: "orders.received",
    awaited: "orders.receiving",
    reached: ["received", "completed"],
    at: ({ receipttime }) => receipttime,
    due: ({ auto_receipt_at }) => auto_receipt_at,
  },
];

/** The steps of an order: what happened, and while it is open what is awaited and what comes then. */
export function timelineOf(order: Times): Step[] {
  const { status, createtime = 0, completetime = 0, canceltime = 0 } = order;
  const steps: Step[] = [{ name: "created", text: "orders.created", state: "done", at: createtime }];
  const ahead: RegularStep[] = [];
  for (const step of REGULAR_STEPS) {
    const { name, done, reached } = step;
    const at = step.at(order) ?? 0;
    if (at > 0 || reached.includes(status)) steps.push({ name, text: done, state: "done", at });
    else ahead.push(step);
  }
  if (["unpaid", "paid", "shipped"].includes(status)) {
    // Somebody has to act in an open dispute.
    const held = Boolean(order.dispute?.awaiting);
    if (held) steps.push({ name: "problem", text: "disputes.reported", state: "current", at: 0 });
    for (const [index, { name, awaited, due }] of ahead.entries()) {
      const isNext = index === 0 && !held;
      const at = isNext ? (due(order) ?? 0) : 0;
      steps.push({ name, text: awaited, state: isNext ? "current" : "upcoming", at });
    }
  }
  if (status === "completed")
    steps.push({ name: "completed", text: "orders.completed", state: "done", at: completetime });
  if (status === "cancelled")
    steps.push({ name: "cancelled", text: "orders.cancelled", state: "done", at: canceltime });
  return steps;
}
