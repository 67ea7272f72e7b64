// Lifecycles and invariants of schemas: `x-lifecycle` and `x-invariants`, which lifecycle.schema.json describes.

const word = (name) => `\`${name}\``;
const list = (names) =>
  names
    .map(word)
    .join(", ")
    .replace(/, ([^,]*)$/, " and $1");

/**
 * Completes the schemas that have a lifecycle: its states are the known values of its field, and its table is told in the
 * description, so that both are written once.
 * @param {any} document from `readSource`
 */
export function expandLifecycles(document) {
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
    name,
    schema["x-lifecycle"] ? withLifecycle(schema) : schema,
  ]);
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
}

function withLifecycle(schema) {
  const lifecycle = schema["x-lifecycle"];
  const told = {
    ...schema,
    description: `${(schema.description ?? "").trimEnd()}\n\n${tableOf(lifecycle)}`.trimStart(),
  };
  return lifecycle.field === undefined ? told : withKnownValues(told, lifecycle);
}

/** @returns the schema with the states as the known values of the lifecycle's field, in the part that declares it */
function withKnownValues(schema, { field, states }) {
  if (schema.allOf)
    return { ...schema, allOf: schema.allOf.map((part) => withKnownValues(part, { field, states })) };
  const property = schema.properties?.[field];
  if (!property) return schema;
  const { examples, ...own } = property;
  const known = { ...own, "x-known-values": Object.keys(states), ...(examples && { examples }) };
  return { ...schema, properties: { ...schema.properties, [field]: known } };
}

/** The lifecycle as a Markdown table, one row for each state and each that follows on it. */
function tableOf({ field, states, final, transitions, events }) {
  const rows = Object.entries(states).flatMap(([state, { means }]) => {
    const out = transitions.filter(({ from }) => from === state);
    const targets = [...new Set(out.map(({ to }) => to))];
    if (targets.length === 0) return [`| ${word(state)} | ${means} | | |`];
    return targets.map((target, at) => {
      const how = out.filter(({ to }) => to === target).map((step) => howOf(step, events[step.event]));
      return `| ${at === 0 ? word(state) : ""} | ${at === 0 ? means : ""} | ${how.join("; ")} | ${word(target)} |`;
    });
  });
  const ends = final.length === 0 ? [] : ["", `${list(final)} ${final.length === 1 ? "is" : "are"} final.`];
  return [`| ${field ?? "state"} | means | moves on by | to |`, "|---|---|---|---|", ...rows, ...ends].join(
    "\n",
  );
}

/** What brings a transition about, in words. */
function howOf({ guard, only }, causes) {
  const told = causes.filter(({ by }) => only === undefined || by === only).map(causeOf);
  return `${told.join(" or ")}${guard ? ` (${guard})` : ""}`;
}

function causeOf({ by, operation, with: fields, when, follows, at, after }) {
  if (operation) {
    const given = Object.entries(fields ?? {}).map(([name, value]) => `with ${word(`${name}: ${value}`)}`);
    return [operation, ...given, ...(when ? [`when ${when}`] : [])].join(" ");
  }
  if (follows) return when ? `${follows} when ${when}` : follows;
  if (by === "clock") return at ? `automatically at ${word(at)}` : `automatically ${after}`;
  return { operator: "the operator", chain: "the network", member: "its owner" }[by];
}

/** The lifecycles and the invariants of a document, each by the name of its schema. */
export function lifecyclesOf({ components: { schemas } }) {
  const those = (keyword) =>
    Object.fromEntries(
      Object.entries(schemas).flatMap(([name, { [keyword]: value }]) => (value ? [[name, value]] : [])),
    );
  return { lifecycles: those("x-lifecycle"), invariants: those("x-invariants") };
}

/** The declaration file of the lifecycles, with states and events by name. */
export function printLifecycleTypes({ lifecycles, invariants }) {
  const union = (names) => names.map((name) => JSON.stringify(name)).join(" | ");
  return [
    'import type { Invariants, Lifecycle } from "../src/index.js";',
    "/** States and events of each lifecycle by its schema. */",
    "export const lifecycles: {",
    ...Object.entries(lifecycles).map(
      ([name, { states, events }]) =>
        `  readonly ${name}: Lifecycle<${union(Object.keys(states))}, ${union(Object.keys(events))}>;`,
    ),
    "};",
    "/** Invariants by their schema. */",
    "export const invariants: {",
    ...Object.keys(invariants).map((name) => `  readonly ${name}: Invariants;`),
    "};",
    "",
  ].join("\n");
}
