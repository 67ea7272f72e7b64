import type { Db } from "../db/connect";
import type { Fault } from "../kernel/services";

/** Kinds of faults with a description of each. */
export const FAULT_KINDS: Readonly<Record<Fault["kind"], string>> = {
  latency: "answers late, by so many milliseconds",
  status: "answers with this HTTP status, without doing anything",
  truncated: "sends half of the answer",
  html: "does its work, then answers with a page",
  drop_before: "cuts the connection before doing anything",
  drop_after: "does its work, then cuts the connection",
};

/** Whether a text names a kind of fault. */
export const isFaultKind = (text: string): text is Fault["kind"] => Object.hasOwn(FAULT_KINDS, text);

/** A fault planned for the next calls of an operation. */
export interface PlannedFault extends Fault {
  readonly operation: string;
  /** Calls it will still affect. */
  readonly remaining: number;
}

/** Takes the planned fault for this call of an operation, if any. Each is taken once, whichever process handles the call. */
export async function takeFault(db: Db, operation: string): Promise<Fault | undefined> {
  const [fault] = await db<Fault[]>`
    update fault set remaining = remaining - 1 where operation = ${operation} and remaining > 0
    returning kind, value`;
  return fault;
}

/** Plans a fault, which replaces an earlier one for the same operation. */
export const setFault = (db: Db, { operation, kind, value, remaining }: PlannedFault) => db`
  insert into fault (operation, kind, value, remaining) values (${operation}, ${kind}, ${value}, ${remaining})
  on conflict (operation) do update set kind = excluded.kind, value = excluded.value, remaining = excluded.remaining`;

/** Removes all planned faults, or that of one operation. */
export const clearFaults = (db: Db, operation?: string) =>
  operation === undefined ? db`delete from fault` : db`delete from fault where operation = ${operation}`;

/** Planned faults that have not been taken yet. */
export const plannedFaults = (db: Db) =>
  db<
    PlannedFault[]
  >`select operation, kind, value, remaining from fault where remaining > 0 order by operation`;
