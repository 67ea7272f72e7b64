import type { Queryable, Tx } from "../../db/connect";
import { decide } from "../../db/decide";
import type { RowOf } from "../../db/tables";
import { BusinessError } from "../../domain/errors";
import { shopMachine } from "../../domain/state-machines/machines";
import { notFound } from "../../kernel/errors";
import { notify } from "../messages/notify";

// docs/product.md, "Suspended stores and frozen members", says what a suspended store can't do.

/** @throws {BusinessError} `shop_suspended` unless the shop is open */
export async function refuseSuspended(db: Queryable, shopId: number): Promise<void> {
  const [open] = await db`select 1 as found from shop where id = ${shopId} and status = 'open'`;
  if (!open) throw new BusinessError("shop_suspended");
}

/**
 * The amount that a member's suspended shop may owe its buyers: orders that are not received or not settled yet, less refunds of
 * disputes. Ledger units.
 */
export async function owedToBuyers(db: Queryable, ownerId: number): Promise<bigint> {
  const [row] = await db<{ owed: bigint }[]>`
    select coalesce(sum(o.total - o.refund_amount), 0) as owed from shop join shop_order o on o.shop_id = shop.id
    where owner_id = ${ownerId} and shop.status = 'suspended' and (o.status in ('paid', 'shipped')
      or exists (select 1 from settlement where order_id = o.id and settlement.status = 'pending'))`;
  return row?.owed ?? 0n;
}

/** The operator suspends a shop. @throws {BusinessError} `bad_state` */
export const suspendShop = (tx: Tx, id: number, reason: string, now: number) =>
  change(tx, "suspend", id, { reason, now });

/** The operator reopens a suspended shop. @throws {BusinessError} `bad_state` */
export const reopenShop = (tx: Tx, id: number, reason: string, now: number) =>
  change(tx, "reopen", id, { reason, now });

async function change(
  tx: Tx,
  event: "suspend" | "reopen",
  id: number,
  why: { readonly reason: string; readonly now: number },
) {
  await decide(tx, shopMachine, event, id, why);
  const [shop] = await tx<RowOf<"shop", "owner_id" | "shopname">[]>`
    select owner_id, shopname from shop where id = ${id}`;
  if (!shop) throw notFound();
  const { owner_id: memberId, shopname } = shop;
  // The reason is for the audit log only: the owner may not be meant to read it.
  const template = event === "suspend" ? "store_suspended" : "store_reopened";
  await notify(tx, why.now, { memberId, type: "merchant", template, params: { shopname } });
}
