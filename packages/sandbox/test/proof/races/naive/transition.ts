import type { Tx } from "../../../../src/db/connect";
import { BusinessError } from "../../../../src/domain/errors";
import { type StateMachine, targets } from "../../../../src/domain/state-machines/state-machine";

/** Takes the place of db/transition.ts in the naive build: looks first, writes then. */
export async function transition<State extends string, Event extends string>(
  tx: Tx,
  machine: StateMachine<State, Event>,
  event: Event,
  id: number,
  change: Readonly<Record<string, string | number | bigint | null>> = {},
): Promise<{ from: State; to: State }> {
  const [row] = await tx<{ status: State }[]>`select status from ${tx(machine.table)} where id = ${id}`;
  const to = row && targets(machine, event)[row.status];
  if (!row || !to) throw new BusinessError("bad_state", { status: row?.status ?? "" });
  await tx`update ${tx(machine.table)} set ${tx({ ...change, status: to })} where id = ${id}`;
  return { from: row.status, to };
}
