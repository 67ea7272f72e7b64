import type { Db } from "../../../src/db/connect";
import type { Answer } from "../../support/client";
import { inParallel, type Track } from "../../support/track";

/** Sends one call to one of the processes. */
export type Runner = (place: number) => Promise<Answer<unknown>>;

/** How an attempt ended. */
export interface Verdict {
  /** Who won, in a word. */
  readonly winner: string;
  /** Whether the answers fit together: exactly the one who may win has won. */
  readonly isRight: boolean;
  /** Members with the balance they must have now, ledger units. */
  readonly money: readonly (readonly [member: number, balance: bigint])[];
}

/** Two calls that must not both take effect. */
export interface Attempt {
  readonly runners: readonly [Runner, Runner];
  judge(first: Answer<unknown>, second: Answer<unknown>): Verdict;
}

export interface Race {
  readonly name: string;
  prepare(track: Track, count: number): Promise<readonly Attempt[]>;
}

export interface Result {
  readonly attempts: number;
  /** What was not as computed, one line each. */
  readonly wrong: readonly string[];
  /** How often each side won. */
  readonly winners: ReadonlyMap<string, number>;
}

/** Attempts that are prepared at a time. */
const BATCH = 1_000;
/** Two calls each: 40 connections are busy. */
const IN_FLIGHT = 20;

/** Runs a race `count` times. */
export async function run(track: Track, { prepare }: Race, count: number): Promise<Result> {
  const wrong: string[] = [];
  const winners = new Map<string, number>();
  for (let done = 0; done < count; done += BATCH) {
    const attempts = await prepare(track, Math.min(BATCH, count - done));
    const verdicts = await inParallel(attempts, IN_FLIGHT, tryOnce);
    for (const { line, verdict } of verdicts) {
      winners.set(verdict.winner, (winners.get(verdict.winner) ?? 0) + 1);
      if (!verdict.isRight) wrong.push(line);
    }
    wrong.push(...(await wrongBalances(track, verdicts)));
  }
  return { attempts: count, wrong, winners };
}

interface Tried {
  readonly line: string;
  readonly verdict: Verdict;
}

/** Either call is sent first, and each goes to either process. */
async function tryOnce({ runners, judge }: Attempt): Promise<Tried> {
  const places = [random(2), random(2)] as const;
  const swapped = random(2) === 1;
  const [one, two] = swapped ? [runners[1], runners[0]] : runners;
  const [a, b] = await Promise.all([one(places[0]), two(places[1])]);
  const [first, second] = swapped ? [b, a] : [a, b];
  return { line: `${describe(first)} and ${describe(second)}`, verdict: judge(first, second) };
}

const random = (below: number) => Math.floor(Math.random() * below);

const describe = ({ data, error }: Answer<unknown>) => error ?? JSON.stringify(data);

async function wrongBalances({ db }: Track, tried: readonly Tried[]): Promise<string[]> {
  const expected = new Map(tried.flatMap(({ verdict }) => verdict.money));
  const rows = await db<{ owner_id: number; balance: bigint }[]>`
    select owner_id, balance from account where kind = 'available' and owner_id = any(${[...expected.keys()]}::bigint[])`;
  const actual = new Map(rows.map(({ owner_id, balance }) => [owner_id, balance]));
  return [...expected].flatMap(([member, balance]) => {
    const found = actual.get(member) ?? 0n;
    return found === balance ? [] : [`member ${member} has ${found} instead of ${balance}`];
  });
}

/** Money that came from nowhere or is lost: what accounts hold next to their postings, and next to each other. Ledger units. */
export async function drift(db: Db): Promise<bigint> {
  const [row] = await db<{ drift: bigint }[]>`
    select (select coalesce(sum(abs(a.balance - coalesce(p.amount, 0))), 0) from account a
        left join (select account_code, sum(amount) as amount from posting group by 1) p on p.account_code = a.code)
      + (select coalesce(sum(abs(total)), 0) from (select sum(balance) as total from account group by currency) c) as drift`;
  return row?.drift ?? -1n;
}

/** Products whose stock isn't the initial one minus open orders. */
export async function wrongStock(db: Db, stock: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*) as count from product p where stock <> ${stock} - (select coalesce(sum(g.num), 0) from order_goods g
      join shop_order o on o.id = g.order_id left join dispute d on d.id = o.dispute_id
      where g.pro_id = p.id and o.status <> 'cancelled' and d.is_restocked is not true)`;
  return row?.count ?? -1;
}
