import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { type Db, openDatabase, type Tx } from "../../src/db/connect";
import { startPostgres } from "../../src/embedded-postgres/start";
import { tempFolder } from "../embedded-postgres/owners";

const MIGRATIONS = join(import.meta.dirname, "..", "..", "src", "db", "migrations");
/** Rows of a server of 0.2.1, a line each, without what the tables compute. */
const ROWS = join(import.meta.dirname, "rows-of-0.2.1.jsonl");
/** The first migration that 0.2.1 does not have. */
const NEXT = "012";
const FOREIGN_KEY_VIOLATION = "23503";

/** The key of that server, and the identity document it holds. */
export const OLD_KEY = "0123456789abcdef".repeat(4);
export const DOCUMENT = { id: "00112233445566778899aabbccddeeff", text: "an identity document of 0.2.1" };

/** Makes an empty database what 0.2.1 had: its schema, its rows, its record of migrations. */
export async function fillAsLastRelease(db: Db): Promise<void> {
  await db.begin(async (tx) => {
    await tx`create table migration (name text primary key, hash text not null)`;
    for (const name of readdirSync(MIGRATIONS).sort()) {
      if (name < NEXT) await tx.unsafe(readFileSync(join(MIGRATIONS, name), "utf8"));
    }
    await tx`alter table product disable trigger user`;
    await insertRows(tx);
    await tx`alter table product enable trigger user`;
  });
}

/** A data folder as 0.2.1 leaves it. */
export async function folderOfLastRelease(): Promise<string> {
  const folder = tempFolder();
  const server = await startPostgres({ folder });
  const db = openDatabase(server.url, { connections: 1 });
  await fillAsLastRelease(db);
  await db.end();
  await server.close();
  writeFileSync(join(folder, "key"), OLD_KEY);
  return folder;
}

interface OldRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Tables refer to each other: those that can't be filled yet are tried again after the others. */
async function insertRows(tx: Tx): Promise<void> {
  let waiting = readFileSync(ROWS, "utf8")
    .trim()
    .split("\n")
    .map((line): OldRow => JSON.parse(line));
  while (waiting.length > 0) {
    const refused: OldRow[] = [];
    for (const row of waiting) {
      if (!(await insert(tx, row))) refused.push(row);
    }
    if (refused.length === waiting.length) throw new Error("These rows refer to each other for ever.");
    waiting = refused;
  }
  const sequences = await tx<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema and is_identity = 'YES'`;
  for (const { table, column } of sequences) {
    await tx`select setval(pg_get_serial_sequence(${table}, ${column}), max(${tx(column)})::bigint)
      from ${tx(table)} having max(${tx(column)}) is not null`;
  }
}

/** @returns false when another row must be there first */
async function insert(tx: Tx, { table, row }: OldRow): Promise<boolean> {
  const columns = Object.keys(row);
  const json = JSON.stringify(row);
  try {
    await tx.savepoint(
      (point) => point`insert into ${point(table)} (${point(columns)}) overriding system value
        select ${point(columns)} from json_populate_record(null::${point(table)}, ${json}::text::json)`,
    );
    return true;
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === FOREIGN_KEY_VIOLATION) return false;
    throw error;
  }
}
