import { useStore } from "marketplace-react";
import { isMarketplaceError, isOutcomeKnown, type MarketplaceError } from "marketplace-sdk";
import { proxy } from "valtio/vanilla";

/**
 * Who shows an error: without this, the client's `onFailure` shows a toast. Spread it into the options of a query, or hand
 * `{ notify: false }` to a call, when the screen shows the error itself or it doesn't matter.
 */
export const INLINE_ERRORS = { meta: { notify: false } } as const;

/** The server has answered with an error: trying again would change nothing. */
export const isApiError = (error: unknown): error is MarketplaceError =>
  isOutcomeKnown(error) && isMarketplaceError(error) && error.kind === "api";

/**
 * Operations that every server with their resource answers for any caller: a 404 means that the server has no such resource.
 * Stock servers of the family have only a part of the contract.
 */
const ROOTS = {
  "addresses.list": "addresses",
  "loans.terms": "loans",
  "messages.list": "messages",
  "orders.list": "orders",
  "purchaseRequests.list": "purchaseRequests",
  "purchaseRequests.mine": "purchaseRequests",
  "recharges.list": "recharges",
  "recharges.methods": "recharges",
  "stores.followed": "followedStores",
  "withdrawals.list": "withdrawals",
  "withdrawals.methods": "withdrawals",
} as const;

/** A part of the shop that a server may lack. */
type Resource = (typeof ROOTS)[keyof typeof ROOTS];

/** What the server was found to lack. */
const missing = { state: proxy<{ [Name in Resource]?: true }>({}) };

/** The resource that an error says is not there at all; undefined for every other error. */
export function missingResource(error: unknown): Resource | undefined {
  if (!isMarketplaceError(error) || (error.code !== 404 && error.status !== 404)) return undefined;
  return isRoot(error.operation) ? ROOTS[error.operation] : undefined;
}

/** Keeps in mind what the server lacks, for the rest of the visit. */
export function rememberMissing(error: unknown): void {
  const resource = missingResource(error);
  if (resource) missing.state[resource] = true;
}

/** Whether the server has a resource, as far as known: links to a missing one are left out. */
export function useAvailability(): (resource: Resource) => boolean {
  const gone = useStore(missing);
  return (resource) => gone[resource] !== true;
}

const isRoot = (operation: string): operation is keyof typeof ROOTS => Object.hasOwn(ROOTS, operation);
