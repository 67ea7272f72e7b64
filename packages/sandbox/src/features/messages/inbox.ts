import type { Data } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import type { Language } from "../../i18n/languages";
import { translateNotice } from "../../i18n/translate";
import { notFound } from "../../kernel/errors";
import type { Handler } from "../../kernel/handler";
import { pageOf, windowOf } from "../../kernel/paging";

interface MessageRow {
  readonly id: number;
  readonly type: "system" | "order" | "wallet" | "merchant";
  readonly template: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly ref_type: string;
  readonly ref_id: string;
  readonly is_read: boolean;
  readonly createtime: number;
}

/** Words a message when it is read, in the reader's current language. */
function messageDto(row: MessageRow, language: Language): Data<"messages.get"> {
  const { title, content } = translateNotice(language, row.template, row.params);
  const ref = row.ref_type === "" ? {} : { ref: refDto(row.ref_type, row.ref_id) };
  const is_read = row.is_read ? 1 : 0;
  return { id: row.id, type: row.type, title, content, is_read, ...ref, createtime: row.createtime };
}

/** A linked row is identified by its database id, or by a public number with letters. */
const refDto = (type: string, id: string) =>
  /^\d{1,15}$/.test(id) ? { type, id: Number(id), no: "" } : { type, id: 0, no: id };

/** `messages.list`: newest first, with the number of unread messages over all pages. */
export const listMessages: Handler<"messages.list"> = async ({
  input,
  viewer,
  language,
  services: { db },
}) => {
  const { limit, offset } = windowOf(input);
  const [rows, [count]] = await Promise.all([
    db<MessageRow[]>`
      select id, type, template, params, ref_type, ref_id, is_read, createtime from message
      where member_id = ${viewer.id} order by id desc limit ${limit} offset ${offset}`,
    db<{ total: number; unread: number }[]>`
      select count(*) as total, count(*) filter (where not is_read) as unread from message
      where member_id = ${viewer.id}`,
  ]);
  const data = rows.map((row) => messageDto(row, language));
  return { ...pageOf(data, count?.total ?? 0, input), unread: count?.unread ?? 0 };
};

/** `messages.get`: returns one of the caller's messages and marks it read. */
export const getMessage: Handler<"messages.get"> = async ({ input, viewer, language, services: { db } }) => {
  const [row] = await db<MessageRow[]>`
    update message set is_read = true where id = ${input.id}::bigint and member_id = ${viewer.id}
    returning id, type, template, params, ref_type, ref_id, is_read, createtime`;
  if (!row) throw notFound();
  return messageDto(row, language);
};

/** `messages.markRead`: marks the caller's messages read, those in `ids` or all of them. */
export const markRead: Handler<"messages.markRead"> = async ({ input, viewer, services: { db } }) => {
  const { ids = [], all } = input;
  if (all === 1 || all === true) {
    await db`update message set is_read = true where member_id = ${viewer.id} and not is_read`;
  } else if (ids.length > 0) {
    await db`update message set is_read = true
      where member_id = ${viewer.id} and not is_read and id = any(${ids.map(String)}::bigint[])`;
  }
  return { unread: await countUnread(db, viewer.id) };
};

async function countUnread(db: Queryable, memberId: number): Promise<number> {
  const [row] = await db<{ unread: number }[]>`
    select count(*) as unread from message where member_id = ${memberId} and not is_read`;
  return row?.unread ?? 0;
}
