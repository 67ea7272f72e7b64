import type { Db } from "../../../src/db/connect";

/** Shorter texts are words that many users's rows have. */
const SHORTEST = 8;

/** Tables whose rows are for everybody to see, or hold copies of what is. */
const PUBLIC = ["comment", "purchase_request", "follow", "shop", "product", "idempotency"];

/** A row of a table and the member it belongs to. */
interface Row {
  readonly member: number;
  readonly row: unknown;
}

/**
 * Texts that are in one member's private rows and not in those of certain others: numbers of orders, addresses, files, hashes,
 * figures. None of them may ever be in an answer to these. Found from the database's own columns, so that a new table is covered at
 * once.
 */
export async function privateValuesOf(
  db: Db,
  memberId: number,
  otherIds: readonly number[],
): Promise<readonly string[]> {
  const rows = await privateRows(db);
  const own = new Set(rows.filter(({ member }) => member === memberId).flatMap(({ row }) => texts(row)));
  const others = new Set(
    rows.filter(({ member }) => otherIds.includes(member)).flatMap(({ row }) => texts(row)),
  );
  return [...own].filter((text) => !others.has(text));
}

/** Everything that belongs to a member, or to the member's shop. */
export async function rowsOf(db: Db, memberId: number): Promise<string> {
  const rows = await privateRows(db, []);
  const own = rows.filter(({ member }) => member === memberId).map(({ row }) => JSON.stringify(row));
  return own.sort().join("\n");
}

async function privateRows(db: Db, hidden: readonly string[] = PUBLIC): Promise<Row[]> {
  const columns = await db<{ table: string; column: string }[]>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    where c.table_schema = 'public' and c.column_name in ('member_id', 'owner_id', 'shop_id') order by 1, 2`;
  const owned = columns.filter(({ table }) => !hidden.includes(table));
  const found = await Promise.all([
    db<Row[]>`select id as member, to_jsonb(t) - '{fund_tried_at}'::text[] as row from member t`,
    ...owned.map(({ table, column }) =>
      column === "shop_id"
        ? db<
            Row[]
          >`select s.owner_id as member, to_jsonb(t) as row from ${db(table)} t join shop s on s.id = t.shop_id`
        : db<
            Row[]
          >`select ${db(column)} as member, to_jsonb(t) as row from ${db(table)} t where ${db(column)} is not null`,
    ),
  ]);
  return found.flat();
}

/** Every text in a JSON value that is long enough to be a user's. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return value.length >= SHORTEST ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(texts);
}
