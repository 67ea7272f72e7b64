import type { Tx } from "../../db/connect";
import type { NoticeKey } from "../../i18n/en";

/** A message for one user's inbox. */
export interface Notification {
  readonly memberId: number;
  readonly type: "system" | "order" | "wallet" | "merchant";
  readonly template: NoticeKey;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The subject that the client links to. */
  readonly ref?: { readonly type: string; readonly id: string };
}

/** Writes messages in the transaction of the event they report. */
export async function notify(tx: Tx, now: number, ...messages: readonly Notification[]): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map(({ memberId, type, template, params = {}, ref }) => ({
    member_id: memberId,
    type,
    template,
    params,
    ref_type: ref?.type ?? "",
    ref_id: ref?.id ?? "",
  }));
  await tx`
    insert into message (member_id, type, template, params, ref_type, ref_id, createtime)
    select member_id, type, template, params, ref_type, ref_id, ${now}
    from jsonb_to_recordset(${tx.json(rows)})
      as r(member_id bigint, type text, template text, params jsonb, ref_type text, ref_id text)`;
}
