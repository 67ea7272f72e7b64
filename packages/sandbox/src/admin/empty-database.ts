import type { Db } from "../db/connect";
import { retryOnContention } from "../kernel/idempotency";

/** Empties all tables except those of migrations and keys, in one transaction. Ids start over. */
export const emptyDatabase = (db: Db): Promise<void> =>
  retryOnContention(() =>
    db.begin(async (tx) => {
      const tables = await tx<{ tablename: string }[]>`
        select tablename from pg_tables where schemaname = current_schema() and tablename not in ('migration', 'object_to_delete', 'server_key') order by 1`;
      // Truncating rows fires no row triggers.
      await tx`insert into object_to_delete (id, category, due_at) select id, category, now() + interval '1 hour' from file
        where bytes is null on conflict (id) do nothing`;
      const names = tables.map(({ tablename }) => tablename);
      if (names.length > 0) await tx`truncate ${tx(names)} restart identity cascade`;
    }),
  );
