import { useQuery } from "@tanstack/react-query";
import { useServerNow, useStore } from "marketplace-react";
import { ButtonLink } from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import { addDecimals } from "marketplace-sdk/money";
import { useI18n } from "../../i18n";
import { useAvailability } from "../../shared/availability";
import { paths } from "../../shared/navigation/paths";
import { newestOrdersQuery } from "../../shared/queries";
import { COUNT_ONLY, STALE, useServices } from "../../shared/services";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./order.module.css";

/**
 * The signed-in user's newest orders and the counts of all; undefined while signed out. One response serves the notice of
 * unpaid orders and the counts of the tabs, which the same screens show.
 */
export function useNewestOrders() {
  return useNewestOrdersQuery().data;
}

/** The query of {@link useNewestOrders}, with its status. */
export function useNewestOrdersQuery() {
  const services = useServices();
  const { loggedIn } = useStore(services.session);
  const has = useAvailability();
  return useQuery({ ...newestOrdersQuery(services), enabled: loggedIn && has("orders") });
}

/** The states that an order list can be filtered by, in the usual sequence (docs/product.md, "Orders"). */
export const ORDER_TABS = ["paid", "shipped", "received", "assess"] as const;

/** Number of orders per tab; undefined while unknown or signed out. */
export function useOrderCounts() {
  const { queries, session } = useServices();
  const { loggedIn } = useStore(session);
  const has = useAvailability();
  const order = { ...queries.orders.list(COUNT_ONLY), staleTime: STALE.seconds };
  return useQuery({ ...order, enabled: loggedIn && has("orders") }).data?.counts;
}

/** Pending payments with amount and deadline; nothing if there are none. */
export function UnpaidNotice() {
  const { t, money, dateTime } = useI18n();
  const payments = useUnpaid();
  if (payments.length === 0) return null;
  return (
    <ul className={utilities.stackS}>
      {payments.map(({ payNo, orders, total, currency = "", expiresAt }) => {
        const sum = money(total, currency);
        return (
          <li key={payNo} className={styles.payment}>
            <p className={styles.owed}>
              <strong>{t("mine.unpaid", { count: orders.length })}</strong>
              <span data-sum="">
                {expiresAt ? t("mine.payBy", { money: sum, time: dateTime(expiresAt) }) : sum}
              </span>
            </p>
            <ButtonLink size="s" href={paths.pay(payNo)}>
              {t("mine.payNow")}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}

const NONE: readonly UnpaidPayment[] = [];

/**
 * The signed-in user's pending payments. They have no tab (docs/product.md, "Orders"), so they are taken from the newest
 * orders, since an unpaid one is never old.
 */
export function useUnpaid(): readonly UnpaidPayment[] {
  const newest = useNewestOrders();
  const now = useServerNow();
  return newest ? unpaidPayments(newest.data, now) : NONE;
}

/** Orders with a common payment. */
export interface UnpaidPayment {
  payNo: string;
  orders: readonly Order[];
  /** Total of all of them, a decimal string; undefined where that of one is not known. */
  total: string | undefined;
  currency: string | undefined;
  /** Unix seconds; undefined if the server names no time. */
  expiresAt: number | undefined;
}

/**
 * The pending payments of some orders, earliest deadline first. Expired orders can't be paid and are about to be cancelled.
 *
 * @param now Unix seconds
 */
export function unpaidPayments(orders: readonly Order[], now: number): UnpaidPayment[] {
  const groups = new Map<string, Order[]>();
  for (const order of orders) {
    const { status, pay_no, pay_expires_at } = order;
    if (status !== "unpaid" || !pay_no || (pay_expires_at && pay_expires_at <= now)) continue;
    groups.set(pay_no, [...(groups.get(pay_no) ?? []), order]);
  }
  return Array.from(groups, ([payNo, members]) => ({
    payNo,
    orders: members,
    total: addDecimals(members.map(({ total }) => total)),
    currency: members[0]?.currency,
    expiresAt: members[0]?.pay_expires_at || undefined,
  })).sort((one, other) => (one.expiresAt ?? Number.MAX_VALUE) - (other.expiresAt ?? Number.MAX_VALUE));
}
