import postgres from "postgres";
import { SESSION_SETTINGS } from "./session-settings";

/** Values as this server reads them: ids and times are numbers, amounts (numeric, always scale 0 here) are bigint. */
interface Types extends Record<string, postgres.PostgresType> {
  bigint: postgres.PostgresType<number>;
  numeric: postgres.PostgresType<bigint>;
}

/** A pool of connections, used as a tagged template: `` await db`select …` ``. */
export type Db = postgres.Sql<{ bigint: number; numeric: bigint }>;
/** One connection inside a transaction. Everything that moves money takes this, never the pool. */
export type Tx = postgres.TransactionSql<{ bigint: number; numeric: bigint }>;
/** For functions that only read. */
export type Queryable = Db | Tx;

export interface DatabaseOptions {
  /** Size of the pool, usually 12. */
  readonly connections?: number;
  /**
   * There is a pooler such as PgBouncer in between, which hands a connection to another client after each transaction, so
   * sessions keep no state. Statements are not prepared, and settings come from the role, see session-settings.ts.
   */
  readonly isPooled?: boolean;
  /** Milliseconds after which the database ends a statement; usually none. Behind a pooler the role's holds. */
  readonly statementTimeout?: number | undefined;
  /** PostgreSQL's settings of these connections, besides those of every connection. Not behind a pooler. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** How long a request waits for a connection before it is answered 503. */
const CONNECT_SECONDS = 10;
/**
 * Longest wait before a failed connection is retried. A request may be waiting for it: with the driver's own 20 seconds it
 * would wait long after a restarted database is back.
 */
const MAX_WAIT_SECONDS = 0.5;

/**
 * Opens the database. Nothing is connected before the first statement.
 *
 * @param url `postgres://…`
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Db {
  const { connections = 12, isPooled = false, statementTimeout, settings } = options;
  return postgres<Types>(url, {
    max: connections,
    idle_timeout: 60,
    connect_timeout: CONNECT_SECONDS,
    backoff: (failures) => Math.min(0.02 * 2 ** failures, MAX_WAIT_SECONDS),
    onnotice: () => {},
    prepare: !isPooled,
    types: {
      bigint: { to: 20, from: [20], serialize: String, parse: Number },
      numeric: { to: 1700, from: [1700], serialize: String, parse: BigInt },
    },
    connection: {
      application_name: "marketplace-sandbox",
      ...(!isPooled && { ...SESSION_SETTINGS, ...settings }),
      ...(!isPooled && statementTimeout !== undefined && { statement_timeout: statementTimeout }),
    },
  });
}
