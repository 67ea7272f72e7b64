import { openapi, operations, operationsById, type Schema } from "marketplace-contract";
import { type Fields, fieldOf, isFields } from "../json.js";
import { requiredOf } from "../requests.js";

/** A resource with a `status`, and the calls that act on it. */
interface Entity {
  readonly schema: string;
  /** The field that identifies one. */
  readonly key: string;
  /** Resources whose calls act on it. */
  readonly resources: readonly string[];
}

const ENTITIES: readonly Entity[] = [
  {
    schema: "Order",
    key: "order_no",
    resources: ["orders", "disputes", "merchantOrders", "merchantDisputes"],
  },
  { schema: "Payment", key: "pay_no", resources: ["payments"] },
  { schema: "Recharge", key: "id", resources: ["recharges"] },
  { schema: "Withdrawal", key: "id", resources: ["withdrawals"] },
  { schema: "PurchaseRequest", key: "id", resources: ["purchaseRequests"] },
  { schema: "MerchantProduct", key: "id", resources: ["merchantProducts"] },
];
/** States that no client can cause: an operator, a transfer or time does. */
const OUT_OF_REACH = new Set([
  "Payment processing",
  "Payment expired",
  "Payment invalid",
  "Recharge confirming",
  "Recharge credited",
  "Recharge rejected",
  "Recharge expired",
  "Withdrawal approved",
  "Withdrawal processing",
  "Withdrawal completed",
  "Withdrawal rejected",
  "Withdrawal failed",
  "MerchantProduct review",
]);

const statesOf = ({ schema }: Entity): readonly string[] => {
  const status: Schema | undefined = openapi.components.schemas[schema]?.properties?.status;
  return status?.["x-known-values"] ?? [];
};

const eventsOf = ({ key, resources }: Entity): string[] =>
  operations
    .filter(({ id, resource, idempotency }) => {
      const operation = operationsById[id];
      return idempotency !== "safe" && resources.includes(resource) && operation !== undefined
        ? requiredOf(operation).includes(key)
        : false;
    })
    .map(({ id }) => id);

/** Every state that a client can bring about with every call that acts on it: `Order paid: orders.cancel`. */
export const statePairs = (): string[] =>
  ENTITIES.flatMap((entity) =>
    statesOf(entity)
      .filter((state) => !OUT_OF_REACH.has(`${entity.schema} ${state}`))
      .flatMap((state) => eventsOf(entity).map((event) => `${entity.schema} ${state}: ${event}`)),
  );

/** Tracks states through the responses of a run. */
export function createStateTracker() {
  const states = new Map<string, string>();
  const entityOf = (id: string) => {
    const resource = id.split(".")[0] ?? "";
    return ENTITIES.find(({ resources }) => resources.includes(resource));
  };
  return {
    /** The state–call pair of a call, if the state of its object is known. Call it before {@link learn}. */
    pairOf(id: string, fields: Fields): string | undefined {
      const entity = entityOf(id);
      const state = entity && states.get(`${entity.schema} ${String(fields[entity.key])}`);
      return state === undefined ? undefined : `${entity?.schema} ${state}: ${id}`;
    },
    /** Records every state in a response. */
    learn(id: string, data: unknown): void {
      const own = entityOf(id);
      const visit = (value: unknown, depth: number): void => {
        if (depth > 6) return;
        if (Array.isArray(value)) {
          for (const item of value) visit(item, depth + 1);
          return;
        }
        if (!isFields(value)) return;
        const status = fieldOf(value, "status");
        const entity = ENTITIES.find(
          ({ key, schema }) => key !== "id" && key in value && statesOfSchema(schema).has(String(status)),
        );
        const named = entity ?? (own?.key === "id" ? own : undefined);
        if (typeof status === "string" && named && named.key in value) {
          states.set(`${named.schema} ${String(value[named.key])}`, status);
        }
        // The orders of a payment are paid, of which the response contains only the numbers.
        if (status === "settled" && Array.isArray(value.order_nos)) {
          for (const orderNo of value.order_nos) states.set(`Order ${String(orderNo)}`, "paid");
        }
        for (const field of Object.values(value)) visit(field, depth + 1);
      };
      visit(data, 0);
    },
  };
}

const statesOfSchema = (schema: string): ReadonlySet<string> =>
  new Set(ENTITIES.filter((entity) => entity.schema === schema).flatMap(statesOf));
