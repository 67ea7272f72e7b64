import type { StateMachine } from "../../../src/domain/state-machines/state-machine";

/** What makes an event happen to a row: an operation, a decision of the admin console, or a job. */
export type Act = (id: number) => Promise<unknown>;

export type StateOf<Of> = Of extends StateMachine<infer State, infer _> ? State : never;
export type EventOf<Of> = Of extends StateMachine<infer _, infer Event> ? Event : never;

/** The subject that belongs to a machine. */
export type SubjectOf<Of> = Subject<StateOf<Of>, EventOf<Of>>;

/** The ways into the states of a machine, and what makes its events happen. */
export interface Subject<State extends string, Event extends string> {
  /**
   * Makes a new row in a state, the way the server gets there.
   *
   * @param event what will be tried on it, where its guard asks for something
   */
  at(state: State, event: Event): Promise<number>;
  /** Null where no operation, decision or job of the server causes the event, in any state or in this one. */
  act(event: Event, state: State): Act | null;
  /**
   * Where the server's function does more than the one step: a decision may take two at once, and what happened on a chain is
   * recorded in every state. The state afterwards.
   */
  readonly beyond?: Readonly<Record<string, State>>;
}

/** Says which state a subject cannot be brought into: a mistake of the test. */
export function unknownState(state: never): never {
  throw new Error(`no way into ${String(state)}`);
}
