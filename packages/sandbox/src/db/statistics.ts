import type { Db } from "./connect";

/**
 * Counts what is in the tables and which of their pages all can see. PostgreSQL does so automatically, but only a minute after
 * much was written, and lists read whole tables until then.
 */
export async function refreshStatistics(db: Db): Promise<void> {
  const [row] = await db<{ tables: string }[]>`
    select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = current_schema`;
  if (row) await db.unsafe(`vacuum (analyze) ${row.tables}`);
}
