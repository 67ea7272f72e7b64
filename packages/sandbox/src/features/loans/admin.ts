import type { Tx } from "../../db/connect";
import { decide } from "../../db/decide";
import type { RowOf } from "../../db/tables";
import { priceText } from "../../domain/money";
import { loanMachine } from "../../domain/state-machines/machines";
import { notFound } from "../../kernel/errors";
import { notify } from "../messages/notify";

/** The lender starts reviewing an application. */
export async function takeLoan(tx: Tx, id: number, now: number): Promise<void> {
  await lockLoan(tx, id);
  await decide(tx, loanMachine, "take", id, { now, change: { updatetime: now } });
}

/** The lender approves. Nothing is booked: this server keeps no money of lenders, who pay out elsewhere. */
export const approveLoan = (tx: Tx, id: number, now: number) => close(tx, "approve", id, { reason: "", now });

/** The lender rejects an application with a reason. */
export const rejectLoan = (tx: Tx, id: number, reason: string, now: number) =>
  close(tx, "reject", id, { reason, now });

async function close(
  tx: Tx,
  event: "approve" | "reject",
  id: number,
  { reason, now }: { readonly reason: string; readonly now: number },
): Promise<void> {
  const { member_id: memberId, amount, currency } = await lockLoan(tx, id);
  await decide(tx, loanMachine, event, id, { reason, now, change: { reason, updatetime: now } });
  await notify(tx, now, {
    memberId,
    type: "wallet",
    template: event === "approve" ? "loan_approved" : "loan_rejected",
    params: { amount: priceText(amount), currency, reason },
    ref: { type: "loan", id: String(id) },
  });
}

async function lockLoan(tx: Tx, id: number) {
  const [row] = await tx<RowOf<"loan", "member_id" | "amount" | "currency">[]>`
    select member_id, amount, currency from loan where id = ${id}::bigint for no key update`;
  if (!row) throw notFound();
  return row;
}
