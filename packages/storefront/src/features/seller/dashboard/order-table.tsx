import { useServerNow } from "marketplace-react";
import { Badge, classNames, Price } from "marketplace-react/ui";
import { Link } from "wouter";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { Picture } from "../../../shared/ui/picture";
import table from "../../../shared/ui/table.module.css";
import { isLate, type StoreOrder, statusViewOf } from "./store-orders";
import styles from "./store-tables.module.css";

/** The store's orders on a wide screen. The first line stands for an order; the others are counted. */
export function OrderTable({ orders }: { orders: readonly StoreOrder[] }) {
  const { t } = useI18n();
  return (
    <div className={table.frame}>
      <table className={classNames(table.table, styles.table)} aria-label={t("dashboard.orders")}>
        <thead>
          <tr>
            <th scope="col">{t("orders.title")}</th>
            <th scope="col">{t("shell.product")}</th>
            <th scope="col">{t("orders.standing")}</th>
            <th scope="col">{t("orders.created")}</th>
            <th scope="col" className={styles.figure}>
              {t("cart.total")}
            </th>
            <th scope="col" className={styles.figure}>
              {t("dashboard.net")}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.order_no} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderRow({ order }: { order: StoreOrder }) {
  const { t, date, dateTime } = useI18n();
  const {
    order_no,
    goods,
    currency,
    total,
    net,
    status,
    ship_by,
    createtime,
    username_masked: buyer,
  } = order;
  const late = isLate(order, useServerNow());
  const { text, tone } = statusViewOf(status);
  const [first] = goods ?? [];
  return (
    <tr>
      <th scope="row">
        <Link href={paths.merchant({ view: "order", id: order_no })} className={styles.name}>
          <bdi translate="no">{order_no}</bdi>
        </Link>
        {buyer && (
          <p className={styles.note}>
            <bdi>{buyer}</bdi>
          </p>
        )}
      </th>
      <td>
        <div className={styles.product}>
          {first && <Picture src={first.image} alt="" shape="small" className={styles.thumb} />}
          <div className={styles.words}>
            <p>
              <bdi>{first?.title}</bdi>
            </p>
            {goods?.length > 1 && (
              <p className={styles.note}>{t("orders.more", { count: goods.length - 1 })}</p>
            )}
          </div>
        </div>
      </td>
      <td>
        <Badge tone={late ? "danger" : tone}>{t(text)}</Badge>
        {status === "paid" && ship_by ? (
          <p className={styles.note}>
            {t(late ? "dashboard.shipLate" : "dashboard.shipBy", { time: dateTime(ship_by) })}
          </p>
        ) : null}
      </td>
      <td className={styles.date}>{date(createtime)}</td>
      <td className={styles.figure}>
        <Price amount={total} currency={currency} size="s" />
      </td>
      <td className={styles.figure}>
        <Price amount={net ?? total} currency={currency} size="s" />
      </td>
    </tr>
  );
}
