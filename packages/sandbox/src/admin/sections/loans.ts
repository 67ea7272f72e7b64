import { priceText } from "../../domain/money";
import { approveLoan, rejectLoan, takeLoan } from "../../features/loans/admin";
import { type AdminServices, decision } from "../action";
import { time, words } from "../parts";
import { cardSection } from "../section";

interface Row {
  readonly id: number;
  readonly username: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly term_days: number;
  readonly purpose: string;
  readonly provider: string;
  readonly apr_ppm: number;
  readonly fee: bigint;
  readonly status: string;
  readonly reason: string;
  readonly createtime: number;
}

async function read({ db }: AdminServices) {
  const rows = await db<Row[]>`
    select l.id, m.username, l.amount, l.currency, l.term_days, l.purpose, l.provider, l.apr_ppm, l.fee, l.status, l.reason,
      l.createtime
    from loan l join member m on m.id = l.member_id
    order by l.status in ('submitted', 'reviewing') desc, l.id desc limit 50`;
  return rows.map(({ amount, fee, ...row }) => ({ ...row, amount: priceText(amount), fee: priceText(fee) }));
}

/** Loan applications. The operator decides in place of the lender. */
export const loans = cardSection({
  name: "loans",
  title: "Loans",
  lead: "You are the lender. Approval books nothing: a lender pays out elsewhere.",
  read,
  card(row, now, press) {
    const given = { id: row.id };
    const isNew = row.status === "submitted";
    const isTaken = row.status === "reviewing";
    return {
      title: `${row.amount} ${row.currency} for ${row.username}`,
      mark: words(row.status),
      isOpen: isNew || isTaken,
      facts: [
        ["Lender", row.provider],
        ["Term", `${row.term_days} days`],
        ["Annual rate", `${row.apr_ppm / 10_000} %`],
        ["Costs in total", `${row.fee} ${row.currency}`],
        ["Purpose", row.purpose],
        ["Reason", row.reason],
        ["Asked", time(row.createtime, now)],
      ],
      forms: [
        ...(isNew ? [press("take", given)] : []),
        ...(isTaken ? [press("approve", given), press("reject", given)] : []),
      ],
    };
  },
  actions: [
    decision(
      "take",
      "the lender looks at the application",
      { id: "of the loan" },
      (tx, input, { clock }) => takeLoan(tx, input.whole("id"), clock.now()),
      { button: "Take up" },
    ),
    decision("approve", "the lender agrees", { id: "of the loan" }, (tx, input, { clock }) =>
      approveLoan(tx, input.whole("id"), clock.now()),
    ),
    decision(
      "reject",
      "the lender declines",
      { id: "of the loan", reason: "a sentence the member reads" },
      (tx, input, { clock }) => rejectLoan(tx, input.whole("id"), input.text("reason"), clock.now()),
      { isGrave: true },
    ),
  ],
});
