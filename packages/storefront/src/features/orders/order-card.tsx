import type { Order } from "marketplace-sdk";
import { Link } from "wouter";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import cards from "../../ui/cards.module.css";
import { GoodsLine } from "../../ui/goods-line";
import { Money } from "../../ui/money";
import { OrderButtons } from "./order-buttons";
import { StatusBadge, StatusSentence } from "./order-standing";
import styles from "./orders.module.css";
import type { OrderDesk } from "./use-order-desk";

/** Lines that a card shows; all of them are on the order's own page. */
const SHOWN = 2;

/** An order in a list: the whole card leads to it, the buttons lie above. */
export function OrderCard({ order, desk }: { order: Order; desk: OrderDesk }) {
  const { t, date } = useI18n();
  const { order_no, shopname, status, goods, currency, total, createtime } = order;
  const more = goods.length - SHOWN;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.shop}>
          <Link href={paths.orderDetail(order_no)} className={styles.cardLink}>
            <bdi>{shopname}</bdi>
          </Link>
        </h2>
        <StatusBadge status={status} />
      </div>
      <p className={cards.quiet}>
        {date(createtime)} · <bdi>{order_no}</bdi>
      </p>
      <ul>
        {goods.slice(0, SHOWN).map((line) => (
          <GoodsLine key={line.id} goods={line} currency={currency} />
        ))}
      </ul>
      {more > 0 && <p className={cards.quiet}>{t("orders.more", { count: more })}</p>}
      {(status === "unpaid" || status === "paid" || status === "shipped") && <StatusSentence order={order} />}
      <p className={styles.total}>
        <span className={cards.quiet}>{t("cart.total")}</span>
        <Money amount={total} currency={currency} tone="ink" />
      </p>
      <OrderButtons order={order} desk={desk} />
    </li>
  );
}
