import { type Actor, type Lifecycle, lifecycles, type Transition } from "marketplace-contract";

/** Every lifecycle of the contract by its schema. */
export const allLifecycles: Readonly<Record<string, Lifecycle>> = lifecycles;

/** Who brings a state about where no call of a client does. */
const OTHERS: Readonly<Partial<Record<Actor, string>>> = {
  operator: "an operator decides",
  chain: "a transfer brings it about",
  clock: "time passes",
};

/** Servers of this family put products on sale at once; others look at them first, and no client chooses. */
const OF_SOME_SERVERS = new Set(["MerchantProduct review"]);

const causesOf = ({ events }: Lifecycle, { event, only }: Transition) =>
  (events[event] ?? []).filter(({ by }) => only === undefined || by === only);

/** States that calls of clients bring about, as `Order paid`: directly, or because another lifecycle moves on by a call. */
function statesByClients(): ReadonlySet<string> {
  const states = new Set<string>();
  const fired = new Set<string>();
  for (const [schema, { start }] of Object.entries(allLifecycles))
    for (const state of start)
      if (!OF_SOME_SERVERS.has(`${schema} ${state}`)) states.add(`${schema} ${state}`);
  for (let known = -1; known !== states.size + fired.size; ) {
    known = states.size + fired.size;
    for (const [schema, lifecycle] of Object.entries(allLifecycles)) {
      for (const step of lifecycle.transitions) {
        if (!states.has(`${schema} ${step.from}`)) continue;
        const isCaused = causesOf(lifecycle, step).some(
          ({ operation, follows }) =>
            operation !== undefined || (follows !== undefined && fired.has(follows)),
        );
        if (!isCaused) continue;
        states.add(`${schema} ${step.to}`);
        fired.add(`${schema}.${step.event}`);
      }
    }
  }
  return states;
}

const byClients = statesByClients();

/** Whether calls of clients bring a row into a state. */
export const isByClients = (schema: string, state: string): boolean => byClients.has(`${schema} ${state}`);

/** The states that no client brings about, as enum values of responses, each with who does. */
export const statesOfOthers = (): [name: string, reason: string][] =>
  Object.entries(allLifecycles).flatMap(([schema, lifecycle]) =>
    lifecycle.field === undefined
      ? []
      : Object.keys(lifecycle.states)
          .filter((state) => !isByClients(schema, state))
          .map((state): [string, string] => [
            `${schema}.${lifecycle.field}=${state}`,
            reasonOf(lifecycle, state),
          ]),
  );

function reasonOf(lifecycle: Lifecycle, state: string): string {
  const into = lifecycle.transitions.filter(({ to }) => to === state);
  const actors = into.flatMap((step) => causesOf(lifecycle, step).map(({ by }) => OTHERS[by]));
  const reasons = [...new Set(actors)].filter((reason) => reason !== undefined);
  return reasons.join(", or ") || "a server decides";
}
