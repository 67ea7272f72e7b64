import { SandboxError } from "../domain/sandbox-error";
import type { Db } from "./connect";

/** The oldest major version the SQL is written for. */
const OLDEST = 15;

/** What a person can do about a connection that fails, by the code of the system or of PostgreSQL. */
const SENTENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "there is no such host",
  CONNECT_TIMEOUT: "it does not answer",
  "28P01": "user or password is wrong",
  "28000": "this user may not sign in",
  "3D000": "there is no database of that name",
};

/**
 * Asks a database for its version.
 *
 * @throws {SandboxError} when it can't be used; the password of the address is not repeated
 */
export async function checkDatabase(db: Db, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const name = `The database ${host}${pathname}`;
  const major = await majorOf(db).catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const sentence = SENTENCES[code];
    throw sentence ? new SandboxError(`${name} can't be used: ${sentence}.`) : error;
  });
  if (major < OLDEST)
    throw new SandboxError(`${name} is PostgreSQL ${major}: it must be ${OLDEST} or newer.`);
}

async function majorOf(db: Db): Promise<number> {
  const [row] = await db<{ version: string }[]>`select current_setting('server_version_num') as version`;
  return Math.floor(Number(row?.version) / 10_000);
}
