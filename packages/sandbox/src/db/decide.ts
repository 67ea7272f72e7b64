import type { StateMachine } from "../domain/state-machines/state-machine";
import { recordDecision } from "./audit-log";
import type { Tx } from "./connect";
import type { TableName } from "./tables";
import { type Change, transition } from "./transition";

/**
 * Takes one step of a state machine because an operator decided so, and records the decision.
 *
 * @param reason for the audit log @param change further columns to write
 * @throws {BusinessError} `bad_state` as `transition` does
 */
export async function decide<State extends string, Event extends string, Table extends TableName>(
  tx: Tx,
  machine: StateMachine<State, Event, Table>,
  event: Event,
  id: number,
  { reason = "", now, change }: { reason?: string; now: number; change?: Change<Table> },
): Promise<void> {
  await transition(tx, machine, event, id, change);
  await recordDecision(tx, { subject: machine.table, id, event, reason }, now);
}
