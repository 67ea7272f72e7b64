import type { Data, Input } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import { available } from "../../domain/ledger/accounts";
import { SITE_CURRENCY, walletText } from "../../domain/money";
import type { Language } from "../../i18n/languages";
import { translate } from "../../i18n/translate";
import { inPeriod, pageOf, windowOf } from "../../kernel/paging";

type Type = NonNullable<Input<"account.transactions">["type"]>;

interface Cause {
  readonly type: Type;
  /** What a client can link to. */
  readonly about: "order" | "pay" | "recharge" | "withdrawal" | "";
}

/** Causes by the first part of a journal's `ref`. Any other journal is an adjustment. */
const CAUSES: ReadonlyMap<string, Cause> = new Map([
  ["recharge", { type: "recharge", about: "recharge" }],
  ["pay", { type: "payment", about: "order" }],
  ["refund", { type: "refund", about: "order" }],
  ["pay-over", { type: "overpayment", about: "pay" }],
  ["pay-late", { type: "overpayment", about: "pay" }],
  ["settle", { type: "settlement", about: "order" }],
  ["withdraw", { type: "withdrawal", about: "withdrawal" }],
  ["withdraw-back", { type: "withdrawal_return", about: "withdrawal" }],
]);
const ADJUSTMENT: Cause = { type: "adjustment", about: "" };

interface Row {
  id: number;
  amount: bigint;
  balance_after: bigint;
  cause: string;
  no: string;
  createtime: number;
  /** Of a recharge or a withdrawal. */
  about_id: number | null;
}

/** Every change of a member's balance with its cause, newest first, exactly as the ledger booked it. */
export async function listMoneyLog(
  db: Queryable,
  memberId: number,
  input: Input<"account.transactions">,
  language: Language,
): Promise<Data<"account.transactions">> {
  const { limit, offset } = windowOf(input);
  const booked = db`posting p join journal j on j.id = p.journal_id
    where p.account_code = ${available(memberId).code} ${input.type ? ofType(db, input.type) : db``}
      ${inPeriod(db, "j.createtime", input)}`;
  const [rows, [count]] = await Promise.all([
    db<Row[]>`
      select x.*, coalesce(r.id, w.id) as about_id from (
        select p.id, p.amount, p.balance_after, split_part(j.ref, ':', 1) as cause, split_part(j.ref, ':', 2) as no, j.createtime
        from ${booked} order by p.id desc limit ${limit} offset ${offset}
      ) x
      left join recharge r on x.cause = 'recharge' and r.order_no = x.no
      left join withdrawal w on x.cause in ('withdraw', 'withdraw-back') and w.order_no = x.no
      order by x.id desc`,
    db<{ n: number }[]>`select count(*) as n from ${booked}`,
  ]);
  return pageOf(
    rows.map((row) => dto(row, language)),
    count?.n ?? 0,
    input,
  );
}

function ofType(db: Queryable, type: Type) {
  const names = [...CAUSES]
    .filter(([, cause]) => type === ADJUSTMENT.type || cause.type === type)
    .map(([name]) => name);
  const cause = db`split_part(j.ref, ':', 1) = any(${names}::text[])`;
  return type === ADJUSTMENT.type ? db`and not ${cause}` : db`and ${cause}`;
}

function dto(row: Row, language: Language): Data<"account.transactions">["data"][number] {
  const { type, about } = CAUSES.get(row.cause) ?? ADJUSTMENT;
  return {
    id: row.id,
    type,
    money: walletText(row.amount),
    before: walletText(row.balance_after - row.amount),
    after: walletText(row.balance_after),
    currency: SITE_CURRENCY,
    ref: refOf(about, row),
    memo: translate(language, `log_${type}`, { no: row.no }),
    createtime: row.createtime,
  };
}

/** Recharges and withdrawals are known by their id, orders and payments by their number. */
const refOf = (type: Cause["about"], { about_id: id, no }: Row) =>
  id === null ? { type, id: 0, no: type === "" ? "" : no } : { type, id, no: "" };
