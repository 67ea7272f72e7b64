import { recordDecision } from "../../db/audit-log";
import type { Tx } from "../../db/connect";
import { transition } from "../../db/transition";
import { BusinessError } from "../../domain/errors";
import { memberMachine } from "../../domain/state-machines/member";
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
  decide(tx, "freeze", id, { reason, now });

/** The operator unfreezes a member, who can move money again. @throws {BusinessError} `bad_state` */
export const unfreezeMember = (tx: Tx, id: number, reason: string, now: number) =>
  decide(tx, "unfreeze", id, { reason, now });

async function decide(
  tx: Tx,
  event: "freeze" | "unfreeze",
  id: number,
  { reason, now }: { readonly reason: string; readonly now: number },
) {
  await transition(tx, memberMachine, event, id);
  await recordDecision(tx, { subject: "member", id, event, reason }, now);
  // The reason is for the audit log only: the member may not be meant to read it.
  const template = event === "freeze" ? "account_frozen" : "account_unfrozen";
  await notify(tx, now, { memberId: id, type: "system", template });
}
