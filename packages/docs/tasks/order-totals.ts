import { type Marketplace, pages } from "marketplace-sdk";

/** One line for each order of the signed-in buyer, newest first. */
export async function orderTotals(market: Marketplace): Promise<string[]> {
  const lines: string[] = [];
  for await (const order of pages(market.orders.list, { tab: "all" })) {
    lines.push(`${order.order_no} ${order.status} ${order.total} ${order.currency}`);
  }
  return lines;
}
