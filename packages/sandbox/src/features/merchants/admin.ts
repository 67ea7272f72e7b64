import type { Tx } from "../../db/connect";
import { decide } from "../../db/decide";
import { isViolation } from "../../db/errors";
import type { RowOf } from "../../db/tables";
import { BusinessError } from "../../domain/errors";
import { applicationMachine } from "../../domain/state-machines/machines";
import { invalidField, notFound } from "../../kernel/errors";
import { notify } from "../messages/notify";
import { type CorrectionReason, REVIEWED } from "./application-dto";

/** A reviewer starts reviewing an application. */
export async function takeApplication(tx: Tx, id: number, now: number): Promise<void> {
  await lockApplication(tx, id);
  await decide(tx, applicationMachine, "take", id, { now, change: { updatetime: now } });
}

/**
 * Approves an application and opens its shop.
 *
 * @param reason who or what decided, for the record
 * @returns the shop's id
 * @throws {BusinessError} `bad_state`, `shopname_taken`
 */
export async function approveApplication(tx: Tx, id: number, now: number, reason = ""): Promise<number> {
  const { member_id, shopname, logo } = await lockApplication(tx, id);
  await decide(tx, applicationMachine, "approve", id, { reason, now, change: { updatetime: now } });
  const [shop] = await tx<RowOf<"shop", "id">[]>`
    insert into shop (owner_id, shopname, logo, verified, createtime) values (${member_id}, ${shopname}, ${logo}, true, ${now})
    returning id`.catch((error: unknown) => {
    throw isViolation(error, "shop_name")
      ? new BusinessError("shopname_taken", { field: "shopname" })
      : error;
  });
  const shopId = shop?.id ?? 0;
  await tx`insert into shop_figures (shop_id) values (${shopId})`;
  await tx`update merchant_application set shop_id = ${shopId} where id = ${id}`;
  await notify(tx, now, {
    memberId: member_id,
    type: "merchant",
    template: "application_approved",
    params: { shopname },
    ref: { type: "shop", id: String(shopId) },
  });
  return shopId;
}

/**
 * Sends an application back.
 *
 * @param reasons one for each refused field; the applicant sends those fields again and no others
 * @throws {HttpError} 422 without reasons, for a field that cannot be refused, or one named twice
 */
export async function rejectApplication(
  tx: Tx,
  id: number,
  reasons: readonly CorrectionReason[],
  now: number,
): Promise<void> {
  const fields = reasons.map(({ field }) => field);
  const isKnown = fields.every((field) => REVIEWED.includes(field));
  if (fields.length === 0 || !isKnown || new Set(fields).size < fields.length) throw invalidField("reasons");
  const { member_id, shopname } = await lockApplication(tx, id);
  await decide(tx, applicationMachine, "reject", id, {
    reason: fields.join(", "),
    now,
    change: { updatetime: now },
  });
  const kept = reasons.map(({ field, error, note }) => ({ field, error, note }));
  await tx`update merchant_application set reasons = ${tx.json(kept)} where id = ${id}`;
  await notify(tx, now, {
    memberId: member_id,
    type: "merchant",
    template: "application_rejected",
    params: { shopname },
    ref: { type: "merchant", id: String(id) },
  });
}

async function lockApplication(tx: Tx, id: number) {
  const [row] = await tx<RowOf<"merchant_application", "member_id" | "shopname" | "logo">[]>`
    select member_id, shopname, logo from merchant_application where id = ${id}::bigint for no key update`;
  if (!row) throw notFound();
  return row;
}
