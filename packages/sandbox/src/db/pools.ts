import { availableParallelism } from "node:os";
import { isLoopback } from "../domain/ip-address";
import { type Db, openDatabase, type Tx } from "./connect";
import { sealing } from "./ledger/sealing";

const SECOND = 1_000;

/**
 * Connections by purpose, with a time limit for statements: a flood of one kind does not affect the others. They are opened
 * when needed.
 */
const POOLS = {
  /** Text search: the most expensive work that anyone may request without an account. */
  search: { connections: 3, statementTimeout: 2 * SECOND },
  /** Other reads of visitors, which are short. Two connections carry many at a time: sending each alone costs more than running it. */
  catalog: { connections: 2, statementTimeout: 5 * SECOND },
  /** Files, which anyone may ask for. */
  files: { connections: 2, statementTimeout: 5 * SECOND },
  /** Sessions, limits, and what belongs to a member. */
  member: { connections: 6, statementTimeout: 10 * SECOND },
  /**
   * Orders, payments, balances: rows found by key. A plan is cached as it was made, perhaps while its table was empty. It must
   * use the index nevertheless, or each payment of the first day scans all previous keys.
   */
  money: { connections: 8, statementTimeout: 20 * SECOND, settings: { enable_seqscan: "off", jit: "off" } },
  /** The scheduler's jobs that move what is due. They run rarely, on few rows or many, so they are planned anew each time. */
  job: {
    connections: 5,
    statementTimeout: 600 * SECOND,
    settings: { plan_cache_mode: "force_custom_plan" },
  },
  /** Its other jobs, which may take minutes: deleting, and the checks of books and seals. */
  upkeep: {
    connections: 4,
    statementTimeout: 600 * SECOND,
    settings: { plan_cache_mode: "force_custom_plan" },
  },
} as const;

export type PoolName = keyof typeof POOLS;

export interface Pools extends Readonly<Record<PoolName, Db>> {
  end(): Promise<void>;
}

/** Size of a pool, and so the number of its calls that run at once. */
export const connectionsOf = (pool: Db): number => pool.options.max;

/** Milliseconds that a statement of an operation's pool may take. */
export const statementTimeoutOf = (name: PoolName): number => POOLS[name].statementTimeout;

/** @param url `postgres://…` */
export function openPools(url: string, { isPooled }: { readonly isPooled: boolean }): Pools {
  const open = (name: PoolName) => {
    const connections = name === "search" ? searchesAtOnce(url) : POOLS[name].connections;
    const db = openDatabase(url, { ...POOLS[name], connections, isPooled });
    return isPooled ? withTimeLimit(db, POOLS[name].statementTimeout) : db;
  };
  const pools = {
    search: open("search"),
    catalog: open("catalog"),
    files: open("files"),
    member: open("member"),
    money: open("money"),
    job: open("job"),
    upkeep: open("upkeep"),
  };
  return {
    ...pools,
    async end() {
      await Promise.all(Object.values(pools).map((pool) => pool.end({ timeout: 1 })));
    },
  };
}

/** The same pools, of which those that move money seal what they book. */
export const sealingPools = (pools: Pools, secret: Buffer): Pools => ({
  ...pools,
  member: sealing(pools.member, secret),
  money: sealing(pools.money, secret),
  job: sealing(pools.job, secret),
});

/** A database on this machine leaves one of its processors to other work, whatever is searched for. */
function searchesAtOnce(url: string): number {
  const { connections } = POOLS.search;
  const isHere = isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ""));
  return isHere ? Math.max(1, Math.min(connections, availableParallelism() - 1)) : connections;
}

/** Behind a pooler, connections keep no settings: each transaction sends its own limit ahead of its first statement. */
function withTimeLimit(db: Db, milliseconds: number): Db {
  const begin = <Result>(work: (tx: Tx) => Promise<Result>) =>
    db.begin(async (tx) => {
      const limit = tx.unsafe(`set local statement_timeout = ${milliseconds}`).execute();
      const [result] = await Promise.allSettled([work(tx), limit]);
      await limit;
      if (result.status === "rejected") throw result.reason;
      return result.value;
    });
  return new Proxy(db, {
    get: (target, name, receiver) => (name === "begin" ? begin : Reflect.get(target, name, receiver)),
  });
}
