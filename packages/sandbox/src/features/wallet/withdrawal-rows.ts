import type { Data, Input } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import { SITE_CURRENCY, walletText } from "../../domain/money";
import { withdrawalMachine } from "../../domain/state-machines/machines";
import { notFound } from "../../kernel/errors";
import { pageOf, windowOf } from "../../kernel/paging";
import { explorerUrl } from "./payment-uri";

/** A withdrawal with what its network adds. Amount and fee are of the site currency, received of the coin. */
export interface WithdrawalRow {
  readonly id: number;
  readonly order_no: string;
  readonly coin: string;
  readonly network: string;
  readonly network_name: string;
  readonly explorer: string;
  readonly address: string;
  readonly memo: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly received: bigint;
  readonly rate: bigint;
  readonly status: "pending" | "approved" | "processing" | "completed" | "rejected" | "failed" | "cancelled";
  readonly reason: string;
  readonly txid: string;
  readonly hold_until: number;
  readonly createtime: number;
  readonly updatetime: number;
}

/** @throws {HttpError} 404 for an unknown one, or when it belongs to another user */
export async function ownWithdrawal(db: Queryable, memberId: number, id: number): Promise<WithdrawalRow> {
  const [row] = await db<WithdrawalRow[]>`
    select w.*, n.network_name, n.explorer from withdrawal w join network n using (coin, network)
    where w.id = ${id}::bigint and w.member_id = ${memberId}`;
  if (!row) throw notFound();
  return row;
}

/** A member's withdrawals, newest first. */
export async function listWithdrawals(
  db: Queryable,
  memberId: number,
  input: Input<"withdrawals.list">,
): Promise<Data<"withdrawals.list">> {
  const { limit, offset } = windowOf(input);
  const filter = db`w.member_id = ${memberId} ${input.status ? db`and w.status = ${input.status}` : db``}`;
  const [rows, [count]] = await Promise.all([
    db<WithdrawalRow[]>`
      select w.*, n.network_name, n.explorer from withdrawal w join network n using (coin, network)
      where ${filter} order by w.id desc limit ${limit} offset ${offset}`,
    db<{ n: number }[]>`select count(*) as n from withdrawal w where ${filter}`,
  ]);
  return pageOf(rows.map(withdrawalDto), count?.n ?? 0, input);
}

/** A withdrawal as the contract answers it. */
export function withdrawalDto(row: WithdrawalRow): Data<"withdrawals.get"> {
  return {
    id: row.id,
    order_no: row.order_no,
    coin: row.coin,
    network: row.network,
    network_name: row.network_name,
    address: row.address,
    memo: row.memo,
    amount: walletText(row.amount),
    fee: walletText(row.fee),
    received: walletText(row.received, row.coin),
    currency: SITE_CURRENCY,
    rate: walletText(row.rate),
    status: row.status,
    reason: row.reason,
    txid: row.txid,
    explorer_url: explorerUrl(row, row.txid),
    hold_until: row.hold_until,
    can_cancel: withdrawalMachine.steps.some(({ from, event }) => from === row.status && event === "cancel"),
    createtime: row.createtime,
    updatetime: row.updatetime,
  };
}
