import { Badge } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import styles from "./dashboard.module.css";
import { isLate, type StoreOrder, sinceOf, statusViewOf } from "./store-orders";

/** The state of an order in a word, and the date to ship it by. */
export function OrderStatus({ order }: { order: StoreOrder }) {
  const { t, dateTime } = useI18n();
  const { status, ship_by } = order;
  const { text, tone } = statusViewOf(status);
  const late = isLate(order, Date.now() / 1000);
  const since = sinceOf(order);
  return (
    <p className={styles.standing}>
      <Badge tone={late ? "danger" : tone}>{t(text)}</Badge>
      <span className={late ? styles.late : styles.quiet}>
        {status === "paid" && ship_by
          ? t(late ? "dashboard.shipLate" : "dashboard.shipBy", { time: dateTime(ship_by) })
          : dateTime(since)}
      </span>
    </p>
  );
}
