import type { Tx } from "../../db/connect";
import { decide } from "../../db/decide";
import { BusinessError } from "../../domain/errors";
import { memberMachine } from "../../domain/state-machines/machines";
import { notify } from "../messages/notify";

/** @throws {BusinessError} `account_frozen` for a member who may not move money: docs/product.md, "Suspended stores and frozen members" */
export async function refuseFrozen(tx: Tx, memberId: number): Promise<void> {
  if (await isFrozen(tx, memberId)) throw new BusinessError("account_frozen");
}

/** Whether a member may not move money. */
export async function isFrozen(tx: Tx, memberId: number): Promise<boolean> {
  const [frozen] = await tx`select 1 as found from member where id = ${memberId} and status = 'frozen'`;
  return frozen !== undefined;
}

/** The operator freezes a member. @throws {BusinessError} `bad_state` */
export const freezeMember = (tx: Tx, id: number, reason: string, now: number) =>
  change(tx, "freeze", id, { reason, now });

/** The operator unfreezes a member, who can move money again. @throws {BusinessError} `bad_state` */
export const unfreezeMember = (tx: Tx, id: number, reason: string, now: number) =>
  change(tx, "unfreeze", id, { reason, now });

async function change(
  tx: Tx,
  event: "freeze" | "unfreeze",
  id: number,
  why: { readonly reason: string; readonly now: number },
) {
  await decide(tx, memberMachine, event, id, why);
  // The reason is for the audit log only: the member may not be meant to read it.
  const template = event === "freeze" ? "account_frozen" : "account_unfrozen";
  await notify(tx, why.now, { memberId: id, type: "system", template });
}
