/** One allowed step. Guards and effects are implemented where the event is handled; here they are described for the docs. */
export interface Step<State extends string, Event extends string> {
  readonly from: State;
  readonly event: Event;
  readonly to: State;
  /** A further condition, in words. */
  readonly guard?: string;
  /** A further effect, in words. */
  readonly effect?: string;
}

/** A state machine as data: server, tests and documentation read the same table. Any step that is not in it is an error. */
export interface StateMachine<
  State extends string = string,
  Event extends string = string,
  Table extends string = string,
> {
  readonly name: string;
  /** The table whose `status` it moves. */
  readonly table: Table;
  readonly states: readonly State[];
  readonly steps: readonly Step<State, Event>[];
}

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
