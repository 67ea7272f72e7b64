import type { Db } from "./connect";
import { lockStart } from "./start-lock";

/** The ledger, which only its own function writes: see `ledger_book` in the migrations. */
const LEDGER = ["account", "journal", "posting"];

/** Tables of audit records, to which the API may only add rows. */
const APPEND_ONLY = [
  "journal_seal",
  ...[
    "adjustment",
    "contract_text",
    "decided_alone",
    "decision",
    "dispute_event",
    "dispute_line",
    "file_access",
  ],
];

/**
 * Grants the API's role what it needs on the tables of `owner`, and no more: all rows of most tables, nothing but to read in the
 * ledger, only inserts in the audit records, no changes of the schema.
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
    await tx`revoke insert, update, delete, truncate on ${tx(LEDGER)} from ${api}`;
    await tx`revoke update, delete, truncate on ${tx(APPEND_ONLY)} from ${api}`;
    await tx`revoke insert, update, delete, truncate on migration from ${api}`;
  });
}

/** Whether the role of a connection could change what is booked. */
export async function canChangeLedger(db: Db): Promise<boolean> {
  const [row] = await db<{ can: boolean }[]>`
    select bool_or(has_table_privilege(name, privilege)) as can
    from unnest(${LEDGER}::text[]) as name, unnest(array['insert', 'update', 'delete']) as privilege`;
  return row?.can ?? true;
}

/** The role of a connection. */
export async function roleOf(db: Db): Promise<string> {
  const [row] = await db<{ role: string }[]>`select current_user as role`;
  return row?.role ?? "";
}
