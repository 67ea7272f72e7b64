import type { Db } from "../../src/db/connect";

/** When a fund password was last tried: it says nothing about what anybody has. */
const UNOBSERVED = ["fund_tried_at"];

const known = new WeakMap<Db, Promise<readonly string[]>>();

/** Every table of a database with its rows as JSON text, sorted, so that equal contents are equal texts. */
export async function dump(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await tablesOf(db);
  const rows = await db<{ name: string; row: string }[]>`
    ${tables.flatMap((name, i) => [
      i === 0 ? db`` : db` union all `,
      db`select ${name} as name, (to_jsonb(t) - ${UNOBSERVED}::text[])::text as row from ${db(name)} t`,
    ])} order by 1, 2`;
  return new Map(tables.map((name) => [name, rows.filter((row) => row.name === name).map(({ row }) => row)]));
}

/** A checksum over everything in a database: the same as long as no row is added, changed or removed. */
export async function checksum(db: Db): Promise<string> {
  const tables = await tablesOf(db);
  const [row] = await db<{ sum: string }[]>`select concat_ws(',', ${tables.flatMap((name, i) => [
    i === 0 ? db`` : db`, `,
    db`(select ${name} || coalesce(sum(hashtextextended((to_jsonb(t) - ${UNOBSERVED}::text[])::text, 0)::numeric), 0)::text
      || ':' || count(*) from ${db(name)} t)`,
  ])}) as sum`;
  return row?.sum ?? "";
}

/** A checksum of each table's rows, by its name, without exceptions: shows where something changed. */
export async function checksums(db: Db): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const name of await tablesOf(db)) {
    const [row] = await db<{ sum: string }[]>`
      select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${db(name)} t`;
    sums[name] = row?.sum ?? "";
  }
  return sums;
}

function tablesOf(db: Db): Promise<readonly string[]> {
  const found = known.get(db) ?? readTables(db);
  known.set(db, found);
  return found;
}

async function readTables(db: Db): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  return rows.map(({ name }) => name);
}
