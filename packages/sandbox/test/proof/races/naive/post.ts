import type { Queryable, Tx } from "../../../../src/db/connect";
import { BusinessError } from "../../../../src/domain/errors";
import { type Account, available, hold, type Posting } from "../../../../src/domain/ledger/accounts";

interface Journal {
  readonly ref: string;
  readonly kind: string;
  readonly now: number;
  readonly postings: readonly Posting[];
}

/** Takes the place of ledger/post.ts in the naive build: reads a balance, adds to it, writes it back. */
export async function post(tx: Tx, { ref, kind, now, postings }: Journal): Promise<void> {
  const [journal] = await tx<{ id: number }[]>`
    insert into journal (ref, kind, createtime) values (${ref}, ${kind}, ${now}) returning id`;
  for (const { account, amount } of postings.filter((posting) => posting.amount !== 0n)) {
    const balance = (await balanceOf(tx, account)) + amount;
    if (balance < 0n && !account.negative) throw new BusinessError("insufficient_balance");
    await tx`update account set balance = ${`${balance}`} where code = ${account.code}`;
    await tx`insert into posting (journal_id, account_code, amount, balance_after)
      values (${journal?.id ?? 0}, ${account.code}, ${`${amount}`}, ${`${balance}`})`;
  }
}

async function balanceOf(tx: Tx, { code, kind, owner, currency, negative }: Account): Promise<bigint> {
  const [row] = await tx<{ balance: bigint }[]>`select balance from account where code = ${code}`;
  if (row) return row.balance;
  await tx`insert into account (code, kind, owner_id, currency, allow_negative)
    values (${code}, ${kind}, ${owner ?? null}, ${currency}, ${negative ?? false}) on conflict do nothing`;
  return 0n;
}

export const move = (from: Account, to: Account, amount: bigint): readonly Posting[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];

export async function balancesOf(db: Queryable, memberId: number) {
  const codes = [available(memberId).code, hold(memberId).code];
  const rows = await db<{ code: string; balance: bigint }[]>`
    select code, balance from account where code in ${db(codes)}`;
  const balance = (code: string | undefined) => rows.find((row) => row.code === code)?.balance ?? 0n;
  return { money: balance(codes[0]), holdMoney: balance(codes[1]) };
}
