import type { Data } from "../../contract/operations";
import { SITE_CURRENCY, walletText } from "../../domain/money";
import type { Call } from "../../kernel/handler";
import { inPeriod, pageOf, windowOf } from "../../kernel/paging";

interface SettlementRow {
  readonly order_no: string;
  readonly gross: bigint;
  readonly commission: bigint;
  readonly net: bigint;
  readonly status: string;
  readonly available_at: number;
}

interface Sums {
  readonly pending: bigint;
  readonly available: bigint;
}

/** Settlements of received orders, newest first, with the totals over all pages. */
export async function settlements({
  services: { db },
  viewer,
  input,
}: Call<"merchant.settlements">): Promise<Data<"merchant.settlements">> {
  const status = input?.status;
  const { limit, offset } = windowOf(input ?? {});
  const listed = db`where s.shop_id = ${viewer.shopId} ${status === undefined ? db`` : db`and s.status = ${status}`}
    ${inPeriod(db, "s.available_at", input ?? {})}`;
  const [rows, [count], [sums]] = await Promise.all([
    db<SettlementRow[]>`
      select o.order_no, s.gross, s.commission, s.net, s.status, s.available_at
      from settlement s join shop_order o on o.id = s.order_id
      ${listed} order by s.createtime desc, s.order_id desc limit ${limit} offset ${offset}`,
    db<{ n: number }[]>`select count(*) as n from settlement s ${listed}`,
    db<Sums[]>`
      select coalesce(sum(net) filter (where status = 'pending'), 0) as pending,
        coalesce(sum(net) filter (where status = 'available'), 0) as available
      from settlement where shop_id = ${viewer.shopId}`,
  ]);
  const { pending = 0n, available = 0n } = sums ?? {};
  return {
    ...pageOf(rows.map(rowDto), count?.n ?? 0, input ?? {}),
    pending: walletText(pending),
    available: walletText(available),
    currency: SITE_CURRENCY,
  };
}

const rowDto = (row: SettlementRow): Data<"merchant.settlements">["data"][number] => ({
  order_no: row.order_no,
  gross: walletText(row.gross),
  commission: walletText(row.commission),
  net: walletText(row.net),
  status: row.status,
  available_at: row.available_at,
});
