import { Timeline, type TimelineStep } from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { isHeld } from "./dispute";
import styles from "./order.module.css";

/** The steps of an order with their times, for both buyer and store. */
export function OrderTimeline({ order }: { order: Times }) {
  const { t, dateTime } = useI18n();
  const steps = timelineOf(order).map(({ text, state, at }) => ({
    name: t(text),
    state,
    detail:
      state === "upcoming" ? (
        <span className="visually-hidden">{t("orders.later")}</span>
      ) : (
        at > 0 && (state === "done" ? dateTime(at) : t("orders.by", { time: dateTime(at) }))
      ),
  }));
  return (
    <div className={styles.timeline}>
      <Timeline label={t("orders.progress")} steps={steps} />
    </div>
  );
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

/** The states in which each regular step is done, even if a server gives no time for it. */
const REACHED: readonly (readonly string[])[] = [
  [],
  ["paid", "shipped", "received", "completed"],
  ["shipped", "received", "completed"],
  ["received", "completed"],
];

/** The steps of an order: what happened, and what comes next while it is open. */
export function timelineOf(order: Times): Step[] {
  const { status, completetime = 0, canceltime = 0 } = order;
  const usual: [name: string, text: PlainKey, at: number | undefined, promised: number | undefined][] = [
    ["created", "orders.created", order.createtime, 0],
    ["paid", "orders.paid", order.paytime, order.pay_expires_at],
    ["shipped", "orders.shipped", order.shiptime, order.ship_by],
    ["received", "orders.received", order.receipttime, isHeld(order) ? 0 : order.auto_receipt_at],
  ];
  const goesOn = ["unpaid", "paid", "shipped"].includes(status);
  const steps: Step[] = [];
  for (const [index, [name, text, at = 0, promised = 0]] of usual.entries()) {
    const isNext = steps.at(-1)?.state === "done";
    if (index === 0 || at > 0 || REACHED[index]?.includes(status))
      steps.push({ name, text, state: "done", at });
    else if (goesOn)
      steps.push({ name, text, state: isNext ? "current" : "upcoming", at: isNext ? promised : 0 });
  }
  if (status === "completed")
    steps.push({ name: "completed", text: "orders.completed", state: "done", at: completetime });
  if (status === "cancelled")
    steps.push({ name: "cancelled", text: "orders.cancelled", state: "done", at: canceltime });
  return steps;
}
