import type { Fragment } from "postgres";
import type { Queryable } from "../../db/connect";

export type PayStatus = "created" | "processing" | "settled" | "expired" | "invalid";

/** A payment with its orders and transfers. `total`, `rate` and `credit_money` in units of the site currency, the rest of the coin. */
export interface PayRow {
  readonly id: number;
  readonly pay_no: string;
  readonly member_id: number;
  readonly status: PayStatus;
  readonly additional_status: string;
  readonly method: "" | "balance" | "crypto";
  readonly currency: string;
  readonly total: bigint;
  readonly expires_at: number;
  readonly paytime: number | null;
  readonly createtime: number;
  readonly order_nos: readonly string[];
  readonly coin: string | null;
  readonly network: string | null;
  readonly network_name: string | null;
  readonly family: "bitcoin" | "evm" | "tron" | null;
  readonly chain_id: number | null;
  readonly contract: string | null;
  readonly decimals: number | null;
  readonly address: string | null;
  readonly memo: string;
  readonly amount: bigint | null;
  readonly amount_paid: bigint;
  readonly credit_money: bigint;
  readonly rate: bigint | null;
  readonly confirmations: number;
  readonly confirmations_required: number;
  readonly txids: readonly string[];
}

/** Reads one payment. @param where condition on `pay`; the owner check belongs in it */
export async function findPay(db: Queryable, where: Fragment): Promise<PayRow | undefined> {
  const [row] = await db<PayRow[]>`
    select pay.id, pay.pay_no, pay.member_id, pay.status, pay.additional_status, pay.method, pay.currency, pay.total,
      pay.expires_at, pay.paytime, pay.createtime, pay.coin, pay.network, pay.address, pay.memo, pay.amount, pay.amount_paid,
      pay.credit_money, pay.rate, pay.confirmations, pay.confirmations_required,
      n.network_name, n.family, n.chain_id, n.contract, n.decimals,
      array(select order_no from shop_order where pay_id = pay.id order by id) as order_nos,
      array(select txid from chain_transfer where ref_type = 'pay' and ref_id = pay.id group by txid order by min(createtime), txid) as txids
    from pay left join network n on n.coin = pay.coin and n.network = pay.network
    where ${where}`;
  return row;
}
