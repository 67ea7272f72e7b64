import { html } from "hono/html";
import type { AdminServices } from "../action";
import type { Input } from "../input";
import { time } from "../parts";
import { cardSection } from "../section";

interface Row {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly createtime: number;
}

async function read({ db }: AdminServices, query: Input) {
  const to = query.optional("to").toLowerCase();
  const rows = await db<Row[]>`
    select id, recipient, subject, body, createtime from outbox
    where ${to} = '' or lower(recipient) = ${to} order by id desc limit 100`;
  return rows.map((row) => ({ ...row, code: /\d{6,10}/.exec(row.subject)?.[0] ?? "" }));
}

/** Mails that a real server would have sent. `?to=` filters by address. */
export const outbox = cardSection({
  name: "outbox",
  title: "Outbox",
  lead: "E-mail that is never sent, newest first. The codes are in the subject.",
  read,
  card: ({ recipient, subject, body, createtime }, now) => ({
    title: subject,
    mark: "",
    isOpen: false,
    facts: [
      ["To", recipient],
      ["Written", time(createtime, now)],
    ],
    more: html`<p class="mail">${body}</p>`,
    forms: [],
  }),
  actions: [],
});
