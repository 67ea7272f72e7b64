import type { Db } from "./connect";
import { lockStart } from "./start-lock";

/** Settings of every connection, times in milliseconds. A direct one gets them when it is opened. */
export const SESSION_SETTINGS = {
  // A request that waits this long for another one's row gets "try again" instead of waiting on.
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
  // Statements are planned once per connection: planning a list takes as long as reading it. Without this, a limit that is
  // a parameter makes PostgreSQL plan each time.
  plan_cache_mode: "force_generic_plan",
  // Frequently read pages are cached: scanning a small table is no cheaper than its index.
  random_page_cost: 1.1,
} as const;

/** Behind a pooler, where pools of this process have no time limit of their own. */
const POOLED_SETTINGS = { ...SESSION_SETTINGS, statement_timeout: 60_000 };

/**
 * Gives the role of this connection its settings in this database: a pooler refuses them when a connection is opened, and would
 * carry `set` over to other callers. They hold for connections that the pooler opens from now on.
 *
 * @returns whether there was something to set
 */
export function setRoleSettings(db: Db): Promise<boolean> {
  return db.begin(async (tx) => {
    await lockStart(tx);
    const [found] = await tx<{ role: string; database: string; settings: string[] | null }[]>`
      select current_user as role, current_database() as database, (
        select setconfig from pg_db_role_setting s
        where s.setrole = (select oid from pg_roles where rolname = current_user)
          and s.setdatabase = (select oid from pg_database where datname = current_database())) as settings`;
    if (!found) throw new Error("the database returned no role");
    const { role, database, settings } = found;
    const missing = Object.entries(POOLED_SETTINGS).filter(
      ([name, value]) => !settings?.includes(`${name}=${value}`),
    );
    for (const [name, value] of missing)
      await tx`alter role ${tx(role)} in database ${tx(database)} set ${tx(name)} to ${tx.unsafe(`'${value}'`)}`;
    return missing.length > 0;
  });
}
