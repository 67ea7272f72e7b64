import type { Tx } from "../../db/connect";

/** Locks a member for the rest of the transaction, so that limits counted over the member's rows hold for parallel calls too. */
export async function lockMember(tx: Tx, memberId: number): Promise<{ withdrawLockedUntil: number }> {
  const [row] = await tx<{ until: number }[]>`
    select withdraw_locked_until as until from member where id = ${memberId} for no key update`;
  return { withdrawLockedUntil: row?.until ?? 0 };
}
