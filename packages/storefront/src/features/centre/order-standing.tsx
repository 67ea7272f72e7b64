import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { Badge } from "../../ui/badge";
import styles from "./centre.module.css";
import { isLate, type ShopOrder, standingOf } from "./shop-orders";

/** The state of an order in one word, and until when it has to be shipped. */
export function OrderStanding({ order }: { order: ShopOrder }) {
  const { t, dateTime } = useI18n();
  const { status, ship_by, createtime } = order;
  const { text, tone } = standingOf(status);
  const late = isLate(order, Date.now() / 1000);
  const time = isolate(dateTime(ship_by || createtime));
  return (
    <p className={styles.standing}>
      <Badge tone={late ? "danger" : tone}>{t(text)}</Badge>
      <span className={late ? styles.late : styles.quiet}>
        {status === "paid" && ship_by
          ? t(late ? "centre.shipLate" : "centre.shipBy", { time })
          : dateTime(createtime)}
      </span>
    </p>
  );
}
