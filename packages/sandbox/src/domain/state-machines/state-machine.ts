import type { Lifecycle, Transition } from "marketplace-contract";

/** The lifecycle of a row as the contract has it, with the table that keeps the row. Any step that is not in it is an error. */
export interface StateMachine<
  State extends string = string,
  Event extends string = string,
  Table extends string = string,
> {
  /** The table whose `status` it moves. */
  readonly table: Table;
  readonly states: readonly State[];
  /** Guards and effects are implemented where the event is handled. */
  readonly steps: readonly Transition<State, Event>[];
}

/** The state machine of a table by the contract's lifecycle of its rows. */
export const machineOf = <State extends string, Event extends string, Table extends string>(
  { states, transitions }: Lifecycle<State, Event>,
  table: Table,
): StateMachine<State, Event, Table> => ({
  table,
  states: namesOf(states),
  steps: transitions,
});

/** The keys of an object whose type has no others. */
const namesOf = <Name extends string>(named: Readonly<Record<Name, unknown>>): Name[] => {
  const names: Name[] = [];
  for (const name in named) names.push(name);
  return names;
};

/** The state that an event leads to, by each state that allows it. */
export function targets<State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
  event: Event,
): Partial<Record<State, State>> {
  const found: Partial<Record<State, State>> = {};
  for (const step of machine.steps) if (step.event === event) found[step.from] = step.to;
  return found;
}

/** Every event of a machine, once. */
export const eventsOf = <State extends string, Event extends string>(
  machine: StateMachine<State, Event>,
): Event[] => [...new Set(machine.steps.map((step) => step.event))];
