import type { Tx } from "./connect";

/** An arbitrary number that no other advisory lock of the database uses. */
const KEY = "7884253870614671988";

/**
 * Waits until no other process migrates or fills the database, for as long as that takes: dozens may start at once. The lock belongs
 * to the transaction, so that it works behind a pooler as well and ends with a process that dies. It must be the first thing in it:
 * even `create table if not exists` fails where two meet.
 */
export async function lockStart(tx: Tx): Promise<void> {
  await tx`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`;
  await tx`select pg_advisory_xact_lock(${KEY}::bigint)`;
}
