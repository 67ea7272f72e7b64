import type { Data } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import { SITE_CURRENCY, walletText } from "../../domain/money";
import type { Language } from "../../i18n/languages";
import { notFound } from "../../kernel/errors";
import { pageOf, windowOf } from "../../kernel/paging";
import type { Network } from "./networks";
import { depositWarnings, explorerUrl, paymentUri } from "./payment-uri";

/** A recharge with what its network adds. */
export interface RechargeRow
  extends Pick<
    Network,
    "coin" | "network" | "network_name" | "family" | "explorer" | "chain_id" | "contract" | "decimals"
  > {
  readonly id: number;
  readonly order_no: string;
  readonly member_id: number;
  readonly address: string;
  readonly memo: string;
  readonly amount: bigint;
  readonly amount_received: bigint | null;
  readonly credit_money: bigint | null;
  readonly rate: bigint;
  /** The amount that the rate was quoted for; `amount` is what the member declared last. */
  readonly quoted_amount: bigint;
  /** When the transfer was found on the chain. */
  readonly seen_at: number | null;
  readonly txid: string;
  readonly output: number;
  readonly image: string;
  readonly status: "created" | "submitted" | "confirming" | "credited" | "rejected" | "expired";
  readonly reason: string;
  readonly proofs: number;
  readonly confirmations: number;
  readonly confirmations_required: number;
  readonly expires_at: number;
  readonly createtime: number;
  readonly updatetime: number;
}

const columns = (db: Queryable) =>
  db`r.*, n.network_name, n.family, n.explorer, n.chain_id, n.contract, n.decimals`;

/** @throws {HttpError} 404 for an unknown one, or when it belongs to another user */
export async function ownRecharge(db: Queryable, memberId: number, id: number): Promise<RechargeRow> {
  const [row] = await db<
    RechargeRow[]
  >`select ${columns(db)} from recharge r join network n using (coin, network)
    where r.id = ${id}::bigint and r.member_id = ${memberId}`;
  if (!row) throw notFound();
  return row;
}

/** A member's recharges, newest first. @param maxProofs from the settings */
export async function listRecharges(
  db: Queryable,
  memberId: number,
  input: { page?: number; limit?: number },
  view: { language: Language; maxProofs: number },
): Promise<Data<"recharges.list">> {
  const { limit, offset } = windowOf(input);
  const [rows, [count]] = await Promise.all([
    db<RechargeRow[]>`select ${columns(db)} from recharge r join network n using (coin, network)
      where r.member_id = ${memberId} order by r.id desc limit ${limit} offset ${offset}`,
    db<{ n: number }[]>`select count(*) as n from recharge where member_id = ${memberId}`,
  ]);
  return pageOf(
    rows.map((row) => rechargeDto(row, view)),
    count?.n ?? 0,
    input,
  );
}

/** A recharge as the contract answers it. */
export function rechargeDto(
  row: RechargeRow,
  { language, maxProofs }: { language: Language; maxProofs: number },
): Data<"recharges.get"> {
  return {
    id: row.id,
    order_no: row.order_no,
    coin: row.coin,
    network: row.network,
    network_name: row.network_name,
    address: row.address,
    memo: row.memo,
    qr: row.address,
    uri: paymentUri(row, row.address, row.amount),
    warnings: depositWarnings(language, row),
    amount: walletText(row.amount, row.coin),
    amount_received: walletText(row.amount_received ?? 0n, row.coin),
    credit_money: walletText(row.credit_money ?? 0n),
    currency: SITE_CURRENCY,
    rate: walletText(row.rate),
    txid: row.txid,
    explorer_url: explorerUrl(row, row.txid),
    image: row.image,
    status: row.status,
    reason: row.reason,
    proofs_left: row.status === "credited" ? 0 : Math.max(0, maxProofs - row.proofs),
    confirmations: row.confirmations,
    confirmations_required: row.confirmations_required,
    expires_at: row.expires_at,
    createtime: row.createtime,
    updatetime: row.updatetime,
  };
}
