import type { Data, Input } from "../../contract/operations";
import type { Queryable, Tx } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { BusinessError } from "../../domain/errors";
import { PRICE_STEP, priceText, SITE_CURRENCY } from "../../domain/money";
import { translate } from "../../i18n/translate";
import { invalidField } from "../../kernel/errors";
import type { Call } from "../../kernel/handler";
import type { IdempotentCall } from "../../kernel/idempotency";
import { pageOf, windowOf } from "../../kernel/paging";
import { readAmount } from "../../kernel/read-amount";
import { aprText, costOf, termDto, termsHtml } from "./terms";

/** A loan application. Amounts are ledger units of the site currency. */
interface LoanRow {
  readonly id: number;
  readonly amount: bigint;
  readonly currency: string;
  readonly term_days: number;
  readonly purpose: string;
  readonly provider: string;
  readonly terms_version: string;
  readonly apr_ppm: number;
  readonly fee: bigint;
  readonly status: "submitted" | "reviewing" | "approved" | "rejected" | "cancelled";
  readonly reason: string;
  readonly createtime: number;
  readonly updatetime: number;
}

/** The loan terms; empty until a lender has set all of them. */
export async function loanTerms({
  services,
  viewer,
  language,
}: Call<"loans.terms">): Promise<Data<"loans.terms">> {
  const { loan } = services.settings;
  if (!loan) {
    return {
      enabled: false,
      provider: "",
      notice: "",
      warning: "",
      currency: SITE_CURRENCY,
      terms_version: "",
      terms_html: "",
      terms: [],
      can_apply: false,
      blocked_reason: translate(language, "loan_disabled"),
    };
  }
  const open = await openLoan(services.db, viewer.id);
  return {
    enabled: true,
    provider: loan.provider,
    notice: loan.notice,
    warning: translate(language, "loan_warning"),
    currency: SITE_CURRENCY,
    terms_version: loan.termsVersion,
    terms_html: termsHtml(loan, language),
    terms: loan.terms.map((term) => termDto(term, language)),
    can_apply: open === undefined,
    blocked_reason: open === undefined ? "" : translate(language, "open_application"),
  };
}

/** Files an application with the lender, who decides on it and pays outside this server. */
export async function applyForLoan(
  { input, viewer, now, services }: IdempotentCall<"loans.apply">,
  tx: Tx,
): Promise<Data<"loans.apply">> {
  const { loan } = services.settings;
  if (!loan) throw new BusinessError("loan_disabled");
  if (input.agree !== loan.termsVersion)
    throw new BusinessError("terms_changed", { terms_version: loan.termsVersion });
  const amount = readAmount(input.amount, "amount");
  if (amount % PRICE_STEP !== 0n) throw invalidField("amount");
  const term = loan.terms.find(({ termDays }) => termDays === input.term_days);
  if (!term) throw new BusinessError("amount_range", { field: "term_days" });
  if (amount < term.min || amount > term.max) {
    throw new BusinessError("amount_range", {
      field: "amount",
      min: priceText(term.min),
      max: priceText(term.max),
    });
  }
  const { fee, aprPpm } = costOf(term, amount);
  const [row] = await tx<LoanRow[]>`
    insert into loan (member_id, amount, currency, term_days, purpose, provider, terms_version, apr_ppm, fee, status,
      createtime, updatetime)
    values (${viewer.id}, ${amount}, ${SITE_CURRENCY}, ${term.termDays}, ${input.purpose ?? ""}, ${loan.provider},
      ${loan.termsVersion}, ${aprPpm}, ${fee}, 'submitted', ${now}, ${now})
    on conflict (member_id) where status in ('submitted', 'reviewing') do nothing
    returning *`;
  if (!row) throw new BusinessError("open_application", { id: await openLoan(tx, viewer.id) });
  return loanDto(row);
}

/** A member's applications, newest first. */
export async function listLoans(
  db: Queryable,
  memberId: number,
  input: Input<"loans.list">,
): Promise<Data<"loans.list">> {
  const { limit, offset } = windowOf(input);
  const [rows, [count]] = await Promise.all([
    db<
      LoanRow[]
    >`select * from loan where member_id = ${memberId} order by id desc limit ${limit} offset ${offset}`,
    db<{ n: number }[]>`select count(*) as n from loan where member_id = ${memberId}`,
  ]);
  return pageOf(rows.map(loanDto), count?.n ?? 0, input);
}

async function openLoan(db: Queryable, memberId: number): Promise<number | undefined> {
  const [row] = await db<RowOf<"loan", "id">[]>`
    select id from loan where member_id = ${memberId} and status in ('submitted', 'reviewing')`;
  return row?.id;
}

/** An application as the contract returns it, with the cost that the member accepted. */
function loanDto(row: LoanRow): Data<"loans.apply"> {
  return {
    id: row.id,
    amount: priceText(row.amount),
    currency: row.currency,
    term_days: row.term_days,
    purpose: row.purpose,
    apr: aprText(row.apr_ppm),
    fee: priceText(row.fee),
    provider: row.provider,
    terms_version: row.terms_version,
    status: row.status,
    reason: row.reason,
    createtime: row.createtime,
    updatetime: row.updatetime,
  };
}
