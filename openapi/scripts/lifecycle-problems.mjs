// What is wrong with the lifecycles and invariants of a document, beyond their form.
import { operationObjects, propertiesOf, schemaName } from "../src/read.js";
import { lifecyclesOf } from "./lifecycles.mjs";

/** Who causes an event by an operation that these may call. */
const CALLERS = { public: ["member"], user: ["buyer", "member"], merchant: ["store"] };

/**
 * @param {any} document the built contract
 * @returns {string[]} one sentence for each problem
 */
export function lifecycleProblems(document) {
  const { lifecycles, invariants } = lifecyclesOf(document);
  const operations = new Map(
    operationObjects(document).map(({ operation }) => [operation.operationId, operation]),
  );
  const fieldsOf = (name) => propertiesOf(document, document.components.schemas[name]);
  const causes = Object.values(lifecycles).flatMap(({ made, events }) =>
    [made, ...Object.values(events)].flat(),
  );
  const named = new Set(causes.map(({ operation }) => operation));
  return [
    ...Object.entries(lifecycles).flatMap(([name, lifecycle]) => [
      ...graphProblems(name, lifecycle),
      ...causeProblems(name, lifecycle, { lifecycles, operations, fields: fieldsOf(name) }),
    ]),
    ...Object.entries(invariants).flatMap(([name, all]) =>
      Object.entries(all).flatMap(([id, invariant]) =>
        invariantProblems(document, fieldsOf(name), lifecycles[name], invariant).map(
          (problem) => `${name} ${id}: ${problem}`,
        ),
      ),
    ),
    ...[...operations]
      .filter(([id, { "x-errors": errors = [] }]) => errors.includes("bad_state") && !named.has(id))
      .filter(([id]) => !NO_STEP.has(id))
      .map(([id]) => `${id} fails with bad_state, and no lifecycle has it`),
  ];
}

/** Calls that need a state, and leave it as it is. */
const NO_STEP = new Set(["payments.payWithCrypto"]);

function graphProblems(name, { states, start, final, events, transitions }) {
  const known = new Set(Object.keys(states));
  const unknown = [...start, ...final, ...transitions.flatMap(({ from, to }) => [from, to])].filter(
    (state) => !known.has(state),
  );
  const out = (state) => transitions.filter(({ from }) => from === state);
  const reached = reach(start, (state) => out(state).map(({ to }) => to));
  const pairs = transitions.map(({ from, event }) => `${from} ${event}`);
  const ends = (state) => final.some((end) => reach([state], (one) => out(one).map(({ to }) => to)).has(end));
  return [
    ...unknown.map((state) => `${name}: ${state} is no state`),
    ...pairs
      .filter((pair, at) => pairs.indexOf(pair) !== at)
      .map((pair) => `${name}: ${pair} leads to two states`),
    ...[...known].filter((state) => !reached.has(state)).map((state) => `${name}: nothing leads to ${state}`),
    ...final
      .filter((state) => out(state).some(({ to }) => to !== state))
      .map((state) => `${name}: ${state} is final and has a way out`),
    ...[...known]
      .filter((state) => !final.includes(state) && out(state).length === 0)
      .map((state) => `${name}: ${state} has no way out and is not final`),
    ...[...known]
      .filter((state) => final.length > 0 && !ends(state))
      .map((state) => `${name}: no final state is reached from ${state}`),
    ...transitions
      .filter(({ event }) => !(event in events))
      .map(({ event }) => `${name}: ${event} is no event`),
    ...Object.keys(events)
      .filter((event) => transitions.every((step) => step.event !== event))
      .map((event) => `${name}: ${event} leads nowhere`),
    ...Object.entries(states)
      .filter(
        ([state, { awaits }]) =>
          awaits && !out(state).some((step) => actorsOf(step, events).includes(awaits)),
      )
      .map(([state, { awaits }]) => `${name}: ${state} awaits the ${awaits}, who can do nothing`),
  ];
}

/** Who may cause a transition. */
const actorsOf = ({ event, only }, events) => {
  const all = (events[event] ?? []).map(({ by }) => by);
  return only ? all.filter((by) => by === only) : all;
};

function reach(start, next) {
  const seen = new Set(start);
  for (const state of seen) for (const other of next(state)) seen.add(other);
  return seen;
}

function causeProblems(name, { events, made, of, transitions, field }, { lifecycles, operations, fields }) {
  const isTime = (property) => schemaName(property ?? {}) === "UnixTime";
  const problems = Object.entries({ made, ...events }).flatMap(([event, causes]) =>
    causes.flatMap(({ by, operation, follows = "", at, in: states = [] }) => {
      const [other = "", what = ""] = follows.split(".");
      const called = operations.get(operation);
      return [
        follows && !lifecycles[other]?.events[what] && `follows ${follows}, which is no event`,
        operation && !called && `${operation} is no operation`,
        called && !CALLERS[called["x-auth"]].includes(by) && `a ${by} can't call ${operation}`,
        called?.["x-idempotency"] === "safe" && `${operation} changes nothing`,
        at && !isTime(fields[at]) && `${at} is no time of it`,
        ...states.map((state) => !lifecycles[of]?.states[state] && `${of} is never ${state}`),
      ]
        .filter(Boolean)
        .map((problem) => `${name} ${event}: ${problem}`);
    }),
  );
  const strangers = transitions.filter((step) => step.event in events && actorsOf(step, events).length === 0);
  return [
    ...problems,
    ...strangers.map(({ from, event, only }) => `${name} ${from} ${event}: the ${only} does not cause it`),
    ...(field === undefined || fields[field] ? [] : [`${name}: it has no ${field}`]),
  ];
}

function invariantProblems(document, fields, lifecycle, invariant) {
  const {
    sum = [],
    product = [],
    is,
    least,
    most,
    zero,
    holds,
    fixed = [],
    grows = [],
    unique = [],
  } = invariant;
  const names = [...[sum].flat(), ...product, is, least, most, zero, holds, ...fixed, ...grows, ...unique];
  const states = [...(invariant.in ?? []), ...(invariant.unless ?? [])];
  const has = (path) => {
    const [list = "", inner] = path.split("[].");
    const property = fields[list];
    if (inner === undefined) return property !== undefined;
    return property?.items !== undefined && inner in propertiesOf(document, property.items);
  };
  return [
    ...names.filter((path) => path !== undefined && !has(path)).map((path) => `it has no ${path}`),
    ...states.filter((state) => !lifecycle?.states[state]).map((state) => `${state} is no state`),
  ];
}
