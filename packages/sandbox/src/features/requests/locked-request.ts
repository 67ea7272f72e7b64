import type { Fragment } from "postgres";
import type { Tx } from "../../db/connect";
import { notFound } from "../../kernel/errors";

/** A purchase request whose row is locked because its offers are about to change. */
export interface LockedRequest {
  readonly id: number;
  readonly member_id: number;
  readonly title: string;
  readonly status: "open" | "closed";
  readonly expires_at: number;
}

/**
 * Locks a purchase request. Creating, accepting and closing offers all begin with it.
 *
 * @param where condition on `r`; the owner check belongs in it
 * @throws {HttpError} 404 when missing
 */
export async function lockRequest(tx: Tx, where: Fragment): Promise<LockedRequest> {
  const [row] = await tx<LockedRequest[]>`
    select r.id, r.member_id, r.title, r.status, r.expires_at from purchase_request r
    where ${where} for no key update of r`;
  if (!row) throw notFound();
  return row;
}
