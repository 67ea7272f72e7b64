import { addDecimals } from "marketplace-react/money";
import type { Order } from "marketplace-sdk";

/** Orders with a common payment. */
export interface UnpaidPayment {
  payNo: string;
  orders: readonly Order[];
  /** Total of all of them. Decimal string. */
  total: string;
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
