import type { Db } from "../../../src/db/connect";

/** A checksum of every table's rows, by its name. */
export async function checksums(db: Db): Promise<Record<string, string>> {
  const tables = await db<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`;
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await db<{ sum: string }[]>`
      select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${db(name)} t`;
    sums[name] = row?.sum ?? "";
  }
  return sums;
}
