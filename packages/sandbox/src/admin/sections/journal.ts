import { html } from "hono/html";
import type { AdminServices } from "../action";
import { code, table, time, words } from "../parts";
import { section } from "../section";

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
    table(
      ["When", "What", "Decision", "By", "Reason"],
      rows.map(({ subject, subject_id, event, reason, actor, createtime }) => [
        time(createtime, now),
        html`${words(subject)} ${code(subject_id)}`,
        words(event),
        actor,
        reason,
      ]),
      "Nothing was decided yet.",
    ),
  actions: [],
});
