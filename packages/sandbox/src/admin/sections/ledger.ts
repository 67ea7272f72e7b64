import { html } from "hono/html";
import { walletText } from "../../domain/money";
import { findReversible, reverseJournal } from "../../features/wallet/adjustments";
import type { AdminServices } from "../action";
import { moneyDecision } from "../money-decision";
import { code, table, time, words } from "../parts";
import { section } from "../section";

interface Row {
  readonly ref: string;
  readonly kind: string;
  readonly amount: bigint;
  readonly actors: string;
  readonly reason: string;
  readonly createtime: number;
}

/** The amount of a journal is the sum of its credits in one currency. Journals with coins show the site currency's side. */
async function read({ db }: AdminServices) {
  const rows = await db<Row[]>`
    select j.ref, j.kind, j.createtime, coalesce(actors, '') as actors, coalesce(reason, '') as reason,
      (select coalesce(sum(amount), 0) from posting p join account a on a.code = p.account_code
        where journal_id = j.id and amount > 0 and currency = 'USDT') as amount
    from journal j left join adjustment on journal_ref = ref order by j.id desc limit 100`;
  return rows.map(({ amount, ...row }) => ({ ...row, amount: walletText(amount) }));
}

/** The newest journals of the ledger. */
export const ledger = section({
  name: "ledger",
  title: "Ledger",
  lead:
    "Every journal, newest first. One that moved money between a balance and the outside can be reversed, once; orders, " +
    "settlements and withdrawals are undone by their own steps.",
  read,
  view: (rows, now, press) => html`${press("reverse")}
    ${table(
      ["When", "Journal", "Kind", "Amount", "By hand"],
      rows.map(({ ref, kind, amount, actors, reason, createtime }) => [
        time(createtime, now),
        code(ref),
        words(kind),
        amount,
        `${actors}${reason && `: ${reason}`}`,
      ]),
    )}`,
  actions: [
    moneyDecision({
      call: "ledger/reverse",
      does: "the journal is reversed",
      button: "Reverse a journal",
      isGrave: true,
      fields: { ref: "of the journal, such as adjustment:A…", reason: "for the record" },
      async weigh(tx, input) {
        const { ref, amount, memberId } = await findReversible(tx, input.text("ref"));
        return { subject: "journal", id: ref, memberId, amount, terms: input.text("reason") };
      },
      work: (tx, input, { clock }, operators) =>
        reverseJournal(tx, input.text("ref"), { operators, reason: input.text("reason"), now: clock.now() }),
    }),
  ],
});
