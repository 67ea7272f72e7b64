import { readdir, readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { SandboxError } from "../domain/sandbox-error";
import type { Db, Tx } from "./connect";
import { isLockTimeout } from "./errors";
import { isHashOf, migrationHash } from "./migration-hash";
import { lockStart } from "./start-lock";
import type { RowOf } from "./tables";

const FOLDER = new URL("./migrations/", import.meta.url);

/** What waits for a table keeps all others from it who come after: one long reader would stop every writer. */
const LOCK_MS = 5_000;
const TRIES = 12;
const PAUSE_MS = 1_000;

/**
 * Brings the database to the newest schema. Each file runs once, in the order of its name, all in one transaction; several processes
 * may start at the same time, one of them migrates. Where others use a table for longer than `lockMs`, it lets them, and tries again.
 *
 * @returns the names of the files that ran
 * @throws {SandboxError} when a newer program has migrated the database
 * @throws {Error} when the SQL of a file that ran before has been changed
 */
export async function migrate(db: Db, folder: URL = FOLDER, lockMs = LOCK_MS): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), "utf8") })),
  );
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.begin((tx) => runMigrations(tx, files, lockMs));
    } catch (error) {
      if (!isLockTimeout(error) || attempt === TRIES) throw error;
      await delay(PAUSE_MS);
    }
  }
}

interface MigrationFile {
  readonly name: string;
  readonly sql: string;
}

async function runMigrations(tx: Tx, files: readonly MigrationFile[], lockMs: number): Promise<string[]> {
  await lockStart(tx);
  await tx`select set_config('lock_timeout', ${String(lockMs)}, true)`;
  await tx`create table if not exists migration (name text primary key, hash text not null)`;
  const known = await knownMigrations(tx);
  refuseNewer(
    known,
    files.map(({ name }) => name),
  );
  const ran: string[] = [];
  for (const { name, sql } of files) {
    const hash = migrationHash(sql);
    const stored = known.get(name);
    if (stored === hash) continue;
    if (stored === undefined) {
      await tx.unsafe(sql);
      await tx`insert into migration (name, hash) values (${name}, ${hash})`;
      ran.push(name);
    } else if (isHashOf(stored, sql)) {
      await tx`update migration set hash = ${hash} where name = ${name}`;
    } else throw new Error(`The migration ${name} was changed after it had run.`);
  }
  return ran;
}

async function knownMigrations(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await tx<RowOf<"migration", "name" | "hash">[]>`select name, hash from migration`;
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** An older program would misread tables that have changed their meaning since. */
function refuseNewer(known: ReadonlyMap<string, string>, names: readonly string[]): void {
  const newer = [...known.keys()].filter((name) => !names.includes(name)).sort();
  if (newer.length === 0) return;
  throw new SandboxError(
    `A newer marketplace-sandbox has changed this database (${newer.join(", ")}): start that version or a later one, or go back to a copy of the database from before.`,
  );
}
