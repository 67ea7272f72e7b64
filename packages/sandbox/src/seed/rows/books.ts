import type { JSONValue } from "postgres";
import type { Tx } from "../../db/connect";
import type { Journal } from "../../db/ledger/post";
import { sealingKeyOf } from "../../db/ledger/sealing";
import type { Account } from "../../domain/ledger/accounts";
import { sealOf } from "../../domain/ledger/seal";

/**
 * Books a whole history at once: what `ledger_post` does event by event, computed in one pass over journals in the order of
 * their time. Only for a database whose ledger is empty.
 *
 * @throws {Error} when a journal is not even, or an account would go below zero
 */
export async function bookHistory(tx: Tx, history: readonly Journal[]): Promise<void> {
  const accounts = new Map<string, { account: Account; balance: bigint }>();
  const journals: JSONValue[] = [];
  const postings: JSONValue[] = [];
  const key = sealingKeyOf(tx);
  history.forEach((journal, index) => {
    const { ref, kind, now, postings: sides } = journal;
    const id = index + 1;
    journals.push({ id, ref, kind, createtime: now, seal: sealOf(key, journal) });
    let sum = 0n;
    for (const { account, amount } of sides) {
      if (amount === 0n) continue;
      const state = accounts.get(account.code) ?? { account, balance: 0n };
      state.balance += amount;
      sum += amount;
      accounts.set(account.code, state);
      if (state.balance < 0n && !account.negative) throw new Error(`${ref} overdraws ${account.code}`);
      postings.push({ journal: id, account: account.code, amount: `${amount}`, after: `${state.balance}` });
    }
    if (sum !== 0n) throw new Error(`${ref} is not even`);
  });
  const rows = [...accounts.values()].map(({ account, balance }) => ({
    code: account.code,
    kind: account.kind,
    owner: account.owner ?? null,
    currency: account.currency,
    balance: `${balance}`,
    negative: account.negative ?? false,
  }));
  await tx`insert into account (code, kind, owner_id, currency, balance, allow_negative)
    select code, kind, owner, currency, balance, negative from jsonb_to_recordset(${tx.json(rows)})
      as r(code text, kind text, owner bigint, currency text, balance numeric, negative boolean)`;
  await tx`insert into journal (id, ref, kind, createtime, seal) overriding system value
    select id, ref, kind, createtime, seal from jsonb_to_recordset(${tx.json(journals)})
      as r(id bigint, ref text, kind text, createtime bigint, seal text)`;
  await tx`insert into posting (journal_id, account_code, amount, balance_after)
    select journal, account, amount, after from jsonb_to_recordset(${tx.json(postings)})
      as r(journal bigint, account text, amount numeric, after numeric)`;
  await tx`select setval(pg_get_serial_sequence('journal', 'id'), ${history.length})`;
  // Nothing else in the database says why buyers have the money that they spend.
  await tx`insert into adjustment (journal_ref, member_id, actors, reason, createtime)
    select j.ref, a.owner_id, 'demonstration', 'Balance at the beginning', j.createtime
    from journal j join posting p on p.journal_id = j.id join account a on a.code = p.account_code and a.kind = 'available'
    where j.ref like 'seed:%'`;
}
