import postgres from "postgres";

/** Values as this server reads them: ids and times are numbers, amounts (numeric, always scale 0 here) are bigint. */
interface Types extends Record<string, postgres.PostgresType> {
  bigint: postgres.PostgresType<number>;
  numeric: postgres.PostgresType<bigint>;
}

/** A pool of connections, used as a tagged template: `` await db`select …` ``. */
export type Db = postgres.Sql<{ bigint: number; numeric: bigint }>;
/** One connection inside a transaction. Whatever takes part in a money move takes this, never the pool. */
export type Tx = postgres.TransactionSql<{ bigint: number; numeric: bigint }>;
/** What only reads may take either. */
export type Queryable = Db | Tx;

/**
 * Opens the database. Nothing is connected before the first statement.
 *
 * @param url `postgres://…`
 * @param options `connections` is the size of the pool
 */
export function openDatabase(url: string, options: { connections?: number } = {}): Db {
  return postgres<Types>(url, {
    max: options.connections ?? 12,
    idle_timeout: 60,
    onnotice: () => {},
    types: {
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
      numeric: { to: 1700, from: [1700], serialize: String, parse: BigInt },
    },
    connection: {
      application_name: "marketplace-sandbox",
      // A row that another request holds this long is answered "try again" instead of keeping the caller waiting.
      lock_timeout: 5_000,
      // Statements are planned once per connection: planning a list takes as long as reading it. Without this, a limit that is
      // a parameter makes PostgreSQL plan each time.
      plan_cache_mode: "force_generic_plan",
      // What is asked for often is in memory: reading a whole small table is no cheaper than its index.
      random_page_cost: 1.1,
      idle_in_transaction_session_timeout: 30_000,
    },
  });
}
