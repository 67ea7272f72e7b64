import type { Db } from "./connect";
import { lockStart } from "./start-lock";

/** Tables of bookings and audit records, to which the API may only add rows. */
const APPEND_ONLY = [
  ...["journal", "journal_seal", "posting"],
  ...["adjustment", "contract_text", "decision", "dispute_event", "dispute_line", "file_access"],
];

/**
 * Grants the API's role what it needs on the tables of `owner`, and no more: all rows of most tables, only inserts in the
 * ledger and the audit records, no changes of the schema.
 *
 * @param role may be one that has these rights already
 */
export async function grantToApi(owner: Db, role: string): Promise<void> {
  await owner.begin(async (tx) => {
    await lockStart(tx);
    const [found] = await tx<{ schema: string }[]>`select current_schema() as schema`;
    const schema = tx(found?.schema ?? "public");
    const api = tx(role);
    await tx`grant usage on schema ${schema} to ${api}`;
    await tx`grant select, insert, update, delete on all tables in schema ${schema} to ${api}`;
    await tx`grant usage, select on all sequences in schema ${schema} to ${api}`;
    await tx`revoke update, delete, truncate on ${tx(APPEND_ONLY)} from ${api}`;
    await tx`revoke insert, update, delete, truncate on migration from ${api}`;
  });
}

/** Whether the role of a connection could change what is booked. */
export async function canChangeLedger(db: Db): Promise<boolean> {
  const [row] = await db<{ can: boolean }[]>`
    select has_table_privilege('posting', 'update') or has_table_privilege('posting', 'delete')
      or has_table_privilege('journal', 'update') or has_table_privilege('journal', 'delete') as can`;
  return row?.can ?? true;
}

/** The role of a connection. */
export async function roleOf(db: Db): Promise<string> {
  const [row] = await db<{ role: string }[]>`select current_user as role`;
  return row?.role ?? "";
}
