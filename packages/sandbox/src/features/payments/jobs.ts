import type { Queryable } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { processDueRows } from "../../kernel/job-runner";
import type { Services } from "../../kernel/services";
import { endPay, type WatchedPay, watchedColumns } from "./crypto-settlement";

/**
 * Expired payments for which nothing is on its way. A transfer that was seen in time is waited for as long as the address is watched,
 * and no longer: one without a fee may never be confirmed, and would hold the items of its orders for ever.
 */
const isOver = (db: Queryable, now: number) => db`
  expires_at <= ${now} and (status = 'created' or status = 'processing' and (watch_until <= ${now} or not exists (
    select 1 from chain_transfer
    where ref_type = 'pay' and ref_id = pay.id and not confirmed and chain_transfer.createtime < pay.expires_at)))`;

/**
 * Ends expired payments: those that received nothing, and those that received too little by then. Orders are cancelled, stock is
 * returned, what arrived is credited, and so is what is confirmed later.
 */
export async function expirePays(services: Services, now: number): Promise<number> {
  const { db } = services;
  return processDueRows<number>(
    services,
    "expire payments",
    (after = 0, most) => db<RowOf<"pay", "id">[]>`
      select id from pay where id > ${after} and ${isOver(db, now)} order by id limit ${most}`,
    async (tx, id) => {
      const [pay] = await tx<WatchedPay[]>`
        select ${watchedColumns(tx)} from pay
        where id = ${id} and ${isOver(tx, now)} for no key update skip locked`;
      if (!pay) return false;
      await endPay(tx, pay, "expire", { reason: "", now });
      return true;
    },
  );
}
