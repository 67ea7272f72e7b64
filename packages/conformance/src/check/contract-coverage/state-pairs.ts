import { openapi, operations, operationsById, propertiesOf } from "marketplace-contract";
import { type Fields, fieldOf, isFields, rowsOf } from "../json.js";
import { requiredOf } from "../requests.js";
import { allLifecycles, isByClients } from "./client-states.js";

/** Rows with a lifecycle, and the calls that act on one of them. */
interface Entity {
  readonly schema: string;
  readonly states: readonly string[];
  /** The field that identifies one. */
  readonly key: string;
  /** The field of the row that holds it; undefined for a row of its own. */
  readonly within: string | undefined;
  readonly events: readonly string[];
}

/** Public numbers, by the schema of what they name. Everything else is known by its `id`. */
const NUMBERS: Readonly<Record<string, string>> = { Order: "order_no", Payment: "pay_no" };

const ENTITIES: readonly Entity[] = Object.entries(allLifecycles).flatMap(([schema, lifecycle]) => {
  const { field, of = "", states, events: caused } = lifecycle;
  if (field === undefined) return [];
  const fields = propertiesOf(openapi, openapi.components.schemas[schema] ?? {});
  const ownKey = NUMBERS[schema] ?? ("id" in fields ? "id" : undefined);
  const key = ownKey ?? NUMBERS[of] ?? "id";
  const own = new Set(
    Object.values(caused).flatMap((causes) => causes.map(({ operation }) => String(operation))),
  );
  const events = operations.flatMap(({ id, idempotency }) => {
    const operation = operationsById[id];
    const isCall = operation && idempotency !== "safe" && requiredOf(operation).includes(key);
    // A number says what a call acts on, an id does not.
    return isCall && (key !== "id" || own.has(id)) ? [id] : [];
  });
  if (events.length === 0) return [];
  return [
    {
      schema,
      states: Object.keys(states),
      key,
      within: ownKey === undefined ? schema.toLowerCase() : undefined,
      events,
    },
  ];
});

/** Every state that a client can bring about with every call that acts on it: `Order paid: orders.cancel`. */
export const statePairs = (): string[] =>
  ENTITIES.flatMap(({ schema, states, events }) =>
    states
      .filter((state) => isByClients(schema, state))
      .flatMap((state) => events.map((event) => `${schema} ${state}: ${event}`)),
  );

/** Tracks states through the responses of a run. */
export function createStateTracker() {
  const stateOf = new Map<string, string>();
  const note = ({ schema, states, key, within }: Entity, row: Fields): void => {
    const status = fieldOf(within === undefined ? row : row[within], "status");
    if (typeof status === "string" && states.includes(status) && key in row)
      stateOf.set(`${schema} ${String(row[key])}`, status);
  };
  return {
    /** The state–call pairs of a call, as far as the states of its object are known. Call it before {@link learn}. */
    pairsOf(id: string, fields: Fields): string[] {
      return ENTITIES.filter(({ events }) => events.includes(id)).flatMap(({ schema, key }) => {
        const state = stateOf.get(`${schema} ${String(fields[key])}`);
        return state === undefined ? [] : [`${schema} ${state}: ${id}`];
      });
    },
    /** Records every state in a response. */
    learn(id: string, data: unknown): void {
      // Many things have an id: the resource of a call says whose it is, and only of what it answers, not of what that contains.
      const resource = id.split(".")[0] ?? "";
      const own = ENTITIES.find(
        ({ key, events }) => key === "id" && events.some((event) => event.startsWith(`${resource}.`)),
      );
      if (own)
        for (const row of isFields(data) && !Array.isArray(data.data) ? [data] : rowsOf(data)) note(own, row);
      const visit = (value: unknown, depth: number): void => {
        if (depth > 6) return;
        if (Array.isArray(value)) {
          for (const item of value) visit(item, depth + 1);
          return;
        }
        if (!isFields(value)) return;
        for (const entity of ENTITIES) if (entity.key !== "id") note(entity, value);
        // The orders of a payment are paid, of which the response contains only the numbers.
        if (value.status === "settled" && Array.isArray(value.order_nos)) {
          for (const orderNo of value.order_nos) stateOf.set(`Order ${String(orderNo)}`, "paid");
        }
        for (const field of Object.values(value)) visit(field, depth + 1);
      };
      visit(data, 0);
    },
  };
}
