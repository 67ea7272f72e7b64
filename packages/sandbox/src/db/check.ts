import { SandboxError } from "../domain/sandbox-error";
import { missingCapabilities } from "./capabilities";
import { type Db, openDatabase } from "./connect";

/** The oldest major version the SQL is written for. */
const MIN_VERSION = 15;

/** What the user can do about a failed connection, by the error code of the system or of PostgreSQL. */
const SENTENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "there is no such host",
  CONNECT_TIMEOUT: "it does not answer",
  "28P01": "user or password is wrong",
  "28000": "this user may not sign in",
  "3D000": "there is no database of that name",
};

/** What was found at the address of a database. */
export interface DatabaseTraits {
  /** There is a pooler such as PgBouncer in between, so sessions keep no state. */
  readonly isPooled: boolean;
}

/**
 * Looks at a database before it is used.
 *
 * @param role `owner` is who creates the tables, and can try what the database is able to do
 * @throws {SandboxError} when it can't be used; the password of the address is not repeated
 */
export async function checkDatabase(url: string, role: "api" | "owner"): Promise<DatabaseTraits> {
  const { host, pathname } = new URL(url);
  const name = `The database ${host}${pathname}`;
  // Connect in the way that works with a pooler too: it is not known yet whether there is one.
  const db = openDatabase(url, { connections: 1, isPooled: true });
  try {
    const { major, isPooled } = await traitsOf(db).catch((error: unknown) => {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      const sentence = SENTENCES[code];
      throw sentence ? new SandboxError(`${name} can't be used: ${sentence}.`) : error;
    });
    if (major < MIN_VERSION)
      throw new SandboxError(`${name} is PostgreSQL ${major}: it must be ${MIN_VERSION} or newer.`);
    const missing = role === "owner" ? await missingCapabilities(db) : [];
    if (missing.length > 0) throw new SandboxError(`${name} can't be used: it lacks ${missing.join(", ")}.`);
    return { isPooled };
  } finally {
    await db.end({ timeout: 1 });
  }
}

async function traitsOf(db: Db): Promise<{ major: number; isPooled: boolean }> {
  const rows = await db<{ version: string; pid: number }[]>`
    select current_setting('server_version_num') as version, pg_backend_pid() as pid`;
  const [row] = rows;
  // A pooler gives its clients its own backend ids, by which it finds the connection to cancel.
  const isPooled = row !== undefined && rows.state.pid !== row.pid;
  return { major: Math.floor(Number(row?.version) / 10_000), isPooled };
}
