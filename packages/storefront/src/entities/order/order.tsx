import { Price, Timeline, type TimelineStep } from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { Link } from "../../shared/navigation/link";
import { Picture } from "../../shared/ui/picture";
import { isHeld } from "./dispute";
import styles from "./order.module.css";

/** A line of a preview or an order. */
export interface Goods {
  title: string;
  image?: string | null | undefined;
  /** The variant as text; empty if there is none. */
  spec?: string | undefined;
  /** Unit price. A decimal string, like `amount`. */
  price: string | undefined;
  num: number;
  amount: string | undefined;
}

/** Props of {@link OrderLine}. */
export interface OrderLineProps {
  goods: Goods;
  currency: string | undefined;
  /** The product's page, from `paths`; without it the title is no link. */
  to?: string | undefined;
  /** Notes and actions for the line. */
  children?: ReactNode;
}

/** A line of an order, for a `<ul>`: picture, title, variant, price × quantity and amount. */
export function OrderLine({ goods, currency, to, children }: OrderLineProps) {
  const { money, number } = useI18n();
  const { title, image, spec, price, num, amount } = goods;
  const name = <bdi>{title}</bdi>;
  return (
    <li className={styles.line}>
      <Picture src={image} alt="" shape="small" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.title}>{to ? <Link href={to}>{name}</Link> : name}</p>
        {spec && (
          <p className={styles.quiet}>
            <bdi>{spec}</bdi>
          </p>
        )}
        <p className={styles.sum}>
          <bdi className={styles.quiet} translate="no">
            {`${money(price, currency ?? "")} × ${number(num)}`}
          </bdi>
          <Price amount={amount} currency={currency} size="s" tone="text" />
        </p>
        {children}
      </div>
    </li>
  );
}

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
