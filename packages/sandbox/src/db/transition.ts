import { BusinessError } from "../domain/errors";
import { type StateMachine, targets } from "../domain/state-machines/state-machine";
import type { Tx } from "./connect";
import type { TableName, Tables } from "./tables";

/** An amount may be written as digits as well. */
type Written<Value> = Value extends bigint ? bigint | string : Value;

/** Column values to write with the step, by the columns that the table has. */
export type Change<Table extends TableName> = {
  readonly [Column in Exclude<keyof Tables[Table], "id" | "status">]?: Written<Tables[Table][Column]>;
};

/**
 * Takes one step of a state machine as a single conditional update. Of parallel events, only those that the table allows take
 * effect, one after the other.
 *
 * @param id primary key of the row @param change further columns to write
 * @returns the state it came from and the one it is in
 * @throws {BusinessError} `bad_state` with the current `status`, without effect
 */
export function transition<State extends string, Event extends string, Table extends TableName>(
  tx: Tx,
  machine: StateMachine<State, Event, Table>,
  event: Event,
  id: number,
  change?: Change<Table>,
): Promise<{ from: State; to: State }>;
export async function transition<State extends string, Event extends string>(
  tx: Tx,
  machine: StateMachine<State, Event>,
  event: Event,
  id: number,
  change: Readonly<Record<string, string | number | bigint | null>> = {},
): Promise<{ from: State; to: State }> {
  const map = targets(machine, event);
  const froms = Object.keys(map);
  // The driver infers from the word `update` next to it how to expand the columns.
  const update =
    Object.keys(change).length > 0
      ? tx`update ${tx(machine.table)} t set ${tx(change)}, `
      : tx`update ${tx(machine.table)} t set `;
  const [row] = await tx<{ from: State; to: State }[]>`
    with before as (select id, status from ${tx(machine.table)} where id = ${id} for no key update)
    ${update} status = ${tx.json(map)}::jsonb ->> before.status
    from before where t.id = before.id and before.status in ${tx(froms)}
    returning before.status as from, t.status as to`;
  if (row) return row;
  const [now] = await tx<{ status: string }[]>`select status from ${tx(machine.table)} where id = ${id}`;
  throw new BusinessError("bad_state", { status: now?.status ?? "" });
}
