import type { Db } from "./connect";

/**
 * Counts what is in the tables and which of their pages all can see. PostgreSQL does so automatically, but only a minute after
 * much was written, and lists read whole tables until then. Columns are named, for without them the words of every product would
 * be taken apart again for statistics of the search's indexes, which a first start can leave to PostgreSQL.
 */
export async function refreshStatistics(db: Db): Promise<void> {
  const [row] = await db<{ tables: string | null }[]>`
    select string_agg(format('%I (%s)', relname, columns), ', ') as tables from pg_class t
    cross join lateral (
      select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
      where attrelid = t.oid and attnum > 0 and not attisdropped) c
    where relkind = 'r' and relnamespace = current_schema::regnamespace`;
  if (row?.tables) await db.unsafe(`vacuum (analyze) ${row.tables}`);
}
