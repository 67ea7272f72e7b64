import { setTimeout as wait } from "node:timers/promises";
import type postgres from "postgres";

/** "Permission denied": the server's own housekeeping (autovacuum) is in the database, and no one may send it away. */
const IN_USE_BY_THE_SERVER = "42501";

/** Drops a database with all its connections, once autovacuum has left it. */
export async function dropDatabase(sql: postgres.Sql, name: string): Promise<void> {
  // Half a minute: beside other suites it takes its time.
  for (let left = 300; ; left--) {
    try {
      await sql.unsafe(`drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code !== IN_USE_BY_THE_SERVER || left === 0) throw error;
      await wait(100);
    }
  }
}
