import { recordDecision } from "../../db/audit-log";
import { walletText } from "../../domain/money";
import { notFound } from "../../kernel/errors";
import { type AdminServices, decision } from "../action";
import { inputOf } from "../input";
import { moneyAction } from "../money-decision";
import { code, time, words } from "../parts";
import { cardSection } from "../section";

interface Row {
  readonly id: number;
  readonly subject: string;
  readonly subject_id: string;
  readonly event: string;
  readonly terms: string;
  readonly amount: bigint;
  readonly actor: string;
  readonly createtime: number;
}

async function read({ db }: AdminServices) {
  const rows = await db<Row[]>`
    select id, subject, subject_id, event, terms, amount, actor, createtime from approval order by id desc limit 50`;
  return rows.map(({ amount, ...row }) => ({ ...row, amount: walletText(amount) }));
}

/** Decisions about amounts that need two operators. */
export const approvals = cardSection({
  name: "approvals",
  title: "Approvals",
  lead:
    "Decisions about large amounts, and about much in a day, take two operators. Whoever gave the first approval can't give the second: " +
    "each has a token of their own.",
  read,
  card: (row, now, press) => ({
    title: `${words(row.event)} ${words(row.subject)} ${row.subject_id}`,
    mark: "waits for a second operator",
    isOpen: true,
    facts: [
      ["Amount", row.amount],
      ["What exactly", code(row.terms)],
      ["First approval", row.actor],
      ["When", time(row.createtime, now)],
    ],
    forms: [press("agree", { id: row.id }), press("drop", { id: row.id })],
  }),
  actions: [
    {
      name: "agree",
      does: "it is decided by two",
      fields: { id: "of the approval" },
      run: async (services, input, operator) => {
        const [kept] = await services.db<{ call: string; fields: Record<string, string> }[]>`
          select call, fields from approval where id = ${input.whole("id")}`;
        const action = kept && moneyAction(kept.call);
        if (!action) throw notFound();
        return action.run(services, inputOf(new Map(Object.entries(kept.fields))), operator);
      },
    },
    decision(
      "drop",
      "the first approval counts no more",
      { id: "of the approval" },
      async (tx, input, { clock }) => {
        const [row] = await tx<Row[]>`delete from approval where id = ${input.whole("id")} returning *`;
        if (!row) throw notFound();
        const { subject, subject_id: id, event, terms } = row;
        await recordDecision(
          tx,
          { subject, id, event: `approval dropped: ${event}`, reason: terms },
          clock.now(),
        );
      },
      { isGrave: true },
    ),
  ],
});
