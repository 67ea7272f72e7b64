import { html } from "hono/html";
import type { Input } from "../input";
import { cards, time } from "../parts";
import { type AdminServices, section } from "../section";

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
export const outbox = section({
  name: "outbox",
  title: "Outbox",
  lead: "E-mail that is never sent, newest first. The codes are in the subject.",
  read,
  view: (rows, now) =>
    cards(
      rows.map(
        ({ recipient, subject, body, createtime }) => html`<article class="card">
        <header><h2>${subject}</h2></header>
        <dl><div><dt>To</dt><dd>${recipient}</dd></div><div><dt>Written</dt><dd>${time(createtime, now)}</dd></div></dl>
        <p class="mail">${body}</p></article>`,
      ),
    ),
  actions: [],
});
