import { SITE_CURRENCY, walletText } from "../../domain/money";
import type { Data } from "../../http/contract";
import type { Call } from "../handler";
import { pageOf, windowOf } from "../paging";

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
  readonly pending_count: number;
  readonly available_count: number;
}

/** What received orders bring, newest first, with the sums of all of them. */
export async function settlements({
  services: { db },
  viewer,
  input,
}: Call<"merchant.settlements">): Promise<Data<"merchant.settlements">> {
  const status = input?.status;
  const { limit, offset } = windowOf(input ?? {});
  const [rows, [sums]] = await Promise.all([
    db<SettlementRow[]>`
      select o.order_no, s.gross, s.commission, s.net, s.status, s.available_at
      from settlement s join shop_order o on o.id = s.order_id
      where s.shop_id = ${viewer.shopId} ${status === undefined ? db`` : db`and s.status = ${status}`}
      order by s.createtime desc, s.order_id desc limit ${limit} offset ${offset}`,
    db<Sums[]>`
      select coalesce(sum(net) filter (where status = 'pending'), 0) as pending,
        coalesce(sum(net) filter (where status = 'available'), 0) as available,
        count(*) filter (where status = 'pending') as pending_count,
        count(*) filter (where status = 'available') as available_count
      from settlement where shop_id = ${viewer.shopId}`,
  ]);
  const { pending = 0n, available = 0n, pending_count = 0, available_count = 0 } = sums ?? {};
  const total = {
    all: pending_count + available_count,
    pending: pending_count,
    available: available_count,
  }[status ?? "all"];
  return {
    ...pageOf(rows.map(rowDto), total, input ?? {}),
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
