import { type Db, openDatabase, type Tx } from "./connect";

const SECOND = 1_000;

/**
 * Connections by what they are for, with the time a statement may take: a flood of one kind leaves the others theirs. They are
 * opened when they are needed.
 */
const POOLS = {
  /** Text is looked for: the most work that anyone may ask for without an account. */
  search: { connections: 3, statementTimeout: 2 * SECOND },
  /** What else visitors read. */
  catalog: { connections: 6, statementTimeout: 5 * SECOND },
  /** Sessions, limits, and what belongs to a member. */
  member: { connections: 6, statementTimeout: 10 * SECOND },
  /**
   * Orders, payments, balances: rows that are found by keys. A plan is kept as it was made, perhaps while its table was still empty;
   * it has to use the index nevertheless, or each payment of the first day reads all keys of those before it.
   */
  money: { connections: 8, statementTimeout: 20 * SECOND, settings: { enable_seqscan: "off", jit: "off" } },
  /** The scheduler's work, the check of the books among it. It is rare, and much or little: it is planned by what is there each time. */
  job: {
    connections: 5,
    statementTimeout: 600 * SECOND,
    settings: { plan_cache_mode: "force_custom_plan" },
  },
} as const;

export type PoolName = keyof typeof POOLS;

export interface Pools extends Readonly<Record<PoolName, Db>> {
  end(): Promise<void>;
}

/** Connections that an operation's pool has; as many calls of it run at once. */
export const connectionsOf = (name: PoolName): number => POOLS[name].connections;

/** Milliseconds that a statement of an operation's pool may take. */
export const statementTimeoutOf = (name: PoolName): number => POOLS[name].statementTimeout;

/** @param url `postgres://…` */
export function openPools(url: string, { isPooled }: { readonly isPooled: boolean }): Pools {
  const open = (name: PoolName) => {
    const db = openDatabase(url, { ...POOLS[name], isPooled });
    return isPooled ? withTimeLimit(db, POOLS[name].statementTimeout) : db;
  };
  const pools = {
    search: open("search"),
    catalog: open("catalog"),
    member: open("member"),
    money: open("money"),
    job: open("job"),
  };
  return {
    ...pools,
    async end() {
      await Promise.all(Object.values(pools).map((pool) => pool.end({ timeout: 1 })));
    },
  };
}

/** Behind a pooler a connection keeps no settings: each transaction brings its own limit, sent ahead of its first statement. */
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
