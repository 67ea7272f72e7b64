import { Link } from "wouter";
import { paths } from "../../../shared/navigation/paths";
import styles from "./dashboard.module.css";

/** The number of an order as the heading of its card, which leads to the order's page. */
export function OrderHeading({ orderNo }: { orderNo: string }) {
  return (
    <h2 className={styles.name}>
      <Link href={paths.merchant({ view: "order", id: orderNo })} className={styles.cover}>
        <bdi translate="no">{orderNo}</bdi>
      </Link>
    </h2>
  );
}
