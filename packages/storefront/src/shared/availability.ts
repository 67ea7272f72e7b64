import { type MarketplaceServices, useStore } from "marketplace-react";
import { isMarketplaceError, type MarketplaceError } from "marketplace-sdk";
import { proxy } from "valtio/vanilla";
import { INLINE_ERRORS } from "./errors";

/*
 * What a server lacks. Stock servers of the family have only a part of the contract: a screen then says that it is not available here, and
 * the entries to it disappear, for the whole part.
 */

/**
 * Operations that every server with that part of the shop has, and that read something for any user. Where one is not there, neither is the
 * part.
 */
const ROOTS = {
  "account.sessions": "sessions",
  "account.transactions": "transactions",
  "addresses.list": "addresses",
  "articles.list": "articles",
  "loans.terms": "loans",
  "merchant.get": "merchant",
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
type Part = (typeof ROOTS)[keyof typeof ROOTS];

/** What is asked for only to know whether it is there. */
const probing = new Set<string>();

/** Whether an operation is being asked for in the background: a refusal is no reason to send a visitor to the login. */
export const isProbing = (operation: string): boolean => probing.has(operation);

/** What the server was found to lack in this visit. */
const missing = { state: proxy<{ [Name in Part]?: true }>({}) };

/**
 * The server doesn't have what was asked for, or keeps its response from pages of this origin, as many do with what they lack. An error in
 * the envelope is another thing: that is the answer of a server that knows the call.
 */
export const isUnavailable = (error: unknown): error is MarketplaceError =>
  isMarketplaceError(error) && (error.isMissing || error.isBlocked === true);

/** Whether the server has a part, as far as known: links to a missing one are left out. */
export function useAvailability(): (part: Part) => boolean {
  const gone = useStore(missing);
  return (part) => gone[part] !== true;
}

/**
 * Keeps in mind what the server lacks, for the rest of the visit, as its answers come.
 *
 * A server without `site.config` is a stock one: what else it lacks is asked for at once, so that no entry has to be pressed to find out.
 * All others are asked nothing.
 */
export function followAvailability(services: RootServices): void {
  const { market, queryClient, session } = services;
  let isStock = false;
  const asked = new Set<string>();
  let answering: Promise<boolean> | undefined;

  /**
   * Whether the server answers this page at all, asked for by what every server has. Behind a proxy, one in trouble looks like one that keeps
   * all it lacks from the page: the proxy's own error has no CORS headers either.
   */
  const isAnswering = (): Promise<boolean> => {
    answering ??= market.safe(market.site.home({ notify: false })).then(({ ok }) => {
      answering = undefined;
      return ok;
    });
    return answering;
  };

  const ask = (): void => {
    if (!isStock) return;
    const roots = session.get()
      ? [...publicRoots(services), ...memberRoots(services)]
      : publicRoots(services);
    for (const { queryKey, queryFn } of roots) {
      const [, operation] = queryKey;
      if (asked.has(operation)) continue;
      asked.add(operation);
      probing.add(operation);
      void queryClient
        .prefetchQuery<unknown>({ queryKey, queryFn, ...INLINE_ERRORS })
        .finally(() => probing.delete(operation));
    }
  };
  /** The server lacks an operation. */
  const notice = (operation: string): void => {
    const part = partOf(operation);
    if (part) missing.state[part] = true;
    if (operation !== "site.config") return;
    isStock = true;
    ask();
  };

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { action, query } = event;
    if (action.type === "success") {
      const part = partOf(query.queryKey[1]);
      if (part) delete missing.state[part];
    }
    if (action.type !== "error" || !isUnavailable(action.error)) return;
    const { isBlocked, operation } = action.error;
    if (isBlocked) void isAnswering().then((isUp) => isUp && notice(operation));
    else notice(operation);
  });
  session.subscribe(ask);
}

type RootServices = Pick<MarketplaceServices, "market" | "queries" | "queryClient" | "session">;

/** Whether it is there is all that counts. */
const SHORTEST = { limit: 1 };

/** A root of each part that visitors see. */
const publicRoots = ({ queries }: RootServices) => [
  queries.articles.list({}),
  queries.purchaseRequests.list(),
];

/** A root of each part that members see. */
const memberRoots = ({ queries }: RootServices) => [
  queries.account.sessions(),
  queries.account.transactions(),
  queries.addresses.list(),
  queries.merchant.get(),
  queries.messages.list(SHORTEST),
  queries.orders.list(SHORTEST),
  queries.recharges.methods(),
  queries.stores.followed(),
  queries.withdrawals.methods(),
];

const isRoot = (operation: unknown): operation is keyof typeof ROOTS =>
  typeof operation === "string" && Object.hasOwn(ROOTS, operation);

const partOf = (operation: unknown): Part | undefined => (isRoot(operation) ? ROOTS[operation] : undefined);
