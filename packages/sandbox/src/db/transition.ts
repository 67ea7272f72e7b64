import { BusinessError } from "../domain/errors";
import { type StateMachine, targets } from "../domain/state-machines/state-machine";
import type { Tx } from "./connect";

/** Column values to write with the step. */
export type Change = Readonly<Record<string, string | number | bigint | null>>;

/**
 * Takes one step of a state machine as a single conditional update. Of parallel events, only those that the table allows take
 * effect, one after the other.
 *
 * @param id primary key of the row @param change further columns to write
 * @returns the state it came from and the one it is in
 * @throws {BusinessError} `bad_state` with the current `status`, without effect
 */
export async function transition<State extends string, Event extends string>(
  tx: Tx,
  machine: StateMachine<State, Event>,
  event: Event,
  id: number,
  change: Change = {},
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
