import type { Db } from "../db/connect";
import { retryOnContention } from "../features/idempotency";

/** Takes every row out of every table but the record of migrations, in one transaction; ids start over. */
export const emptyDatabase = (db: Db): Promise<void> =>
  retryOnContention(() =>
    db.begin(async (tx) => {
      const tables = await tx<{ tablename: string }[]>`
        select tablename from pg_tables where schemaname = current_schema() and tablename <> 'migration' order by 1`;
      const names = tables.map(({ tablename }) => tablename);
      if (names.length > 0) await tx`truncate ${tx(names)} restart identity cascade`;
    }),
  );
