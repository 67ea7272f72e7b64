import { priceText } from "../../domain/money";
import { approveLoan, rejectLoan, takeLoan } from "../../features/loans/admin";
import { card, cards, form, time, words } from "../parts";
import { type AdminServices, decision, section } from "../section";

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
export const loans = section({
  name: "loans",
  title: "Loans",
  lead: "You are the lender. Approval books nothing: a lender pays out elsewhere.",
  read,
  view: (rows, now) =>
    cards(
      rows.map((row) => {
        const hidden = { id: row.id };
        return card({
          title: `${row.amount} ${row.currency} for ${row.username}`,
          mark: words(row.status),
          isOpen: row.status === "submitted" || row.status === "reviewing",
          facts: [
            ["Lender", row.provider],
            ["Term", `${row.term_days} days`],
            ["Annual rate", `${row.apr_ppm / 10_000} %`],
            ["Costs in total", `${row.fee} ${row.currency}`],
            ["Purpose", row.purpose],
            ["Reason", row.reason],
            ["Asked", time(row.createtime, now)],
          ],
          forms:
            row.status === "submitted"
              ? [form({ to: "loans/take", button: "Take up", hidden })]
              : row.status === "reviewing"
                ? [
                    form({ to: "loans/approve", button: "Approve", hidden }),
                    form({
                      to: "loans/reject",
                      button: "Reject",
                      isGrave: true,
                      hidden,
                      fields: [{ name: "reason", label: "Reason, for the member" }],
                    }),
                  ]
                : [],
        });
      }),
    ),
  actions: [
    decision("take", "the lender looks at the application", { id: "of the loan" }, (tx, input, { clock }) =>
      takeLoan(tx, input.whole("id"), clock.now()),
    ),
    decision("approve", "the lender agrees", { id: "of the loan" }, (tx, input, { clock }) =>
      approveLoan(tx, input.whole("id"), clock.now()),
    ),
    decision(
      "reject",
      "the lender declines",
      { id: "of the loan", reason: "a sentence the member reads" },
      (tx, input, { clock }) => rejectLoan(tx, input.whole("id"), input.text("reason"), clock.now()),
    ),
  ],
});
