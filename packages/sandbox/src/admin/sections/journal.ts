import { html } from "hono/html";
import { code, time, words } from "../parts";
import { type AdminServices, section } from "../section";

interface Row {
  readonly id: number;
  readonly subject: string;
  readonly subject_id: string;
  readonly event: string;
  readonly reason: string;
  /** An operator; "" for the chain, a deadline or a rule. */
  readonly actor: string;
  readonly createtime: number;
}

/** The log of decisions by operators, the chain and deadlines. */
export const journal = section({
  name: "journal",
  title: "Journal",
  lead: "What was decided, newest first. Nothing is ever taken out of it.",
  read: ({ db }: AdminServices) => db<Row[]>`
    select id, subject, subject_id, event, reason, actor, createtime from decision order by id desc limit 200`,
  view: (rows, now) =>
    rows.length === 0
      ? html`<p class="empty">Nothing was decided yet.</p>`
      : html`<div class="wide"><table>
    <thead><tr><th>When</th><th>What</th><th>Decision</th><th>By</th><th>Reason</th></tr></thead>
    <tbody>${rows.map(
      ({
        subject,
        subject_id,
        event,
        reason,
        actor,
        createtime,
      }) => html`<tr><td>${time(createtime, now)}</td>
      <td>${words(subject)} ${code(subject_id)}</td><td>${words(event)}</td><td>${actor}</td><td>${reason}</td></tr>`,
    )}</tbody></table></div>`,
  actions: [],
});
