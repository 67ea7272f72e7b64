import type { OperationWithSchemas } from "marketplace-contract";
import type { OperationId } from "../contract/operations";
import { connectionsOf, type PoolName, type Pools, statementTimeoutOf } from "../db/pools";
import { type BoundedQueue, boundedQueue } from "../kernel/bounded-queue";
import type { Services } from "../kernel/services";

const SEARCHES: ReadonlySet<string> = new Set<OperationId>([
  "products.search",
  "products.suggest",
  "stores.search",
]);
/** Resources whose calls move money or decide what is paid. */
const MONEY = new Set(["loans", "merchantOrders", "orders", "payments", "recharges", "withdrawals"]);

/** Calls that take more processor time than a list of products, and about how many times as much. */
const WEIGHTS: { readonly [Id in OperationId]?: number } = {
  "auth.login": 8,
  "auth.register": 8,
  "auth.resetPassword": 8,
  "products.search": 12,
  "products.suggest": 5,
  "uploads.image": 4,
};

/** Bytes of a body that is not an upload: of most operations, and of those that the contract lets send more. */
const BODY_BYTES = 16 * 1024;
const LARGER_BODIES: { readonly [Id in OperationId]?: number } = {
  // Long lists, and texts of some thousand letters.
  "disputes.escalate": 64 * 1024,
  "disputes.open": 64 * 1024,
  "merchantDisputes.answer": 64 * 1024,
  "orders.create": 64 * 1024,
  "orders.preview": 64 * 1024,
  "products.lookup": 64 * 1024,
  "purchaseRequests.create": 64 * 1024,
  // Hundreds of texts or countries, or one text of 50,000 letters; only for members.
  "memberLists.save": 1024 * 1024,
  "merchant.saveStore": 1024 * 1024,
  "merchantProducts.save": 1024 * 1024,
  "orders.review": 1024 * 1024,
};

/** Reads that are so short that several share a connection. */
const CATALOG_PER_CONNECTION = 12;
/** Calls that wait for a place: at the end of the queue the answer takes less than a second. */
const WAITING = { search: 24, catalog: 200 } as const;

/** What a call of an operation works with. */
export interface OperationResources {
  readonly services: Services;
  /** Where calls that anyone may make wait for each other. */
  readonly queue?: BoundedQueue;
  /**
   * Milliseconds after which its statements are cancelled, as they are when the client leaves: each has a connection to itself. This
   * limit holds for the call as a whole, and behind a pooler too, where single statements have no other.
   */
  readonly cancelAfter?: number;
}

/** Which connections an operation uses. */
export function poolOf(id: OperationId, { auth, idempotency }: OperationWithSchemas): PoolName {
  if (SEARCHES.has(id)) return "search";
  if (MONEY.has(id.split(".")[0] ?? "")) return "money";
  return auth === "public" && idempotency === "safe" ? "catalog" : "member";
}

/** Weight of a call in its caller's share. */
export const weightOf = (id: OperationId): number => WEIGHTS[id] ?? 1;

/** Largest body of an operation that takes no file, in bytes. */
export const bodyLimitOf = (id: OperationId): number => LARGER_BODIES[id] ?? BODY_BYTES;

/** @param pools without them every operation uses the connections of `services` */
export function operationResources(services: Services, pools: Pools | undefined) {
  const search = connectionsOf(pools?.search ?? services.db);
  const catalog = connectionsOf(pools?.catalog ?? services.db) * CATALOG_PER_CONNECTION;
  const of = (name: PoolName) => (pools ? { ...services, db: pools[name] } : services);
  const resources: Readonly<Record<PoolName, OperationResources>> = {
    search: {
      services: of("search"),
      queue: boundedQueue({ atOnce: search, waiting: WAITING.search }),
      cancelAfter: statementTimeoutOf("search"),
    },
    catalog: {
      services: of("catalog"),
      queue: boundedQueue({ atOnce: catalog, waiting: WAITING.catalog }),
    },
    files: { services: of("files") },
    member: { services: of("member") },
    money: { services: of("money") },
    job: { services: of("job") },
    upkeep: { services: of("upkeep") },
  };
  return (id: OperationId, operation: OperationWithSchemas) => resources[poolOf(id, operation)];
}
