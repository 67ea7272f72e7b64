import { notifyManager, QueryClient } from "@tanstack/react-query";
import { createMarketplace, type Marketplace, type MarketplaceOptions } from "marketplace-sdk";
import { createMutations, createQueries, type Mutations, type Queries } from "marketplace-sdk/query";
import {
  type Cart,
  createCart,
  createFavorites,
  createLanguage,
  createSession,
  createWebsite,
  type Favorites,
  type LanguageCode,
  type LanguageStore,
  type SessionUser,
  type StoredSession,
  type Website,
} from "marketplace-sdk/state";
import {
  type Cipher,
  createTypedStorage,
  defaultStorage,
  type StorageLike,
  type TypedStorageOptions,
} from "marketplace-sdk/storage";
import { createDrafts, type Drafts } from "./drafts/drafts.js";

/** The client, its queries and the stores of one visitor. */
export interface MarketplaceServices {
  /**
   * Calls the API outside of queries, with this visitor's session and language. A call fails with kind `aborted` and `isOfFormerUser` if
   * another user has signed in before its answer came.
   */
  readonly market: Marketplace;
  /** `useQuery(queries.products.get({ id }))` */
  readonly queries: Queries;
  /** `useMarketMutation(mutations.orders.create())` */
  readonly mutations: Mutations;
  /** Cache of what was loaded; emptied whenever the session changes. What is on screen is then loaded again. */
  readonly queryClient: QueryClient;
  /** Token and user, stored and shared with other tabs. */
  readonly session: StoredSession;
  /** Lines of the cart, stored and shared with other tabs. */
  readonly cart: Cart;
  /** Products that are kept on this device, shared with other tabs. */
  readonly favorites: Favorites;
  /** The chosen language; its code is sent with every call. */
  readonly language: LanguageStore;
  /** Name, support link and footer, as they were last loaded. */
  readonly website: Website;
  /** Unfinished input, and calls whose outcome is unknown. */
  readonly drafts: Drafts;
  /** Stops following other tabs and the session. On a server, call it when the request is done. */
  dispose(): void;
}

/** Options of {@link createServices}: those of the client, and where things are stored. */
export interface ServicesOptions extends Omit<MarketplaceOptions, "session" | "language"> {
  /** Default: `localStorage` in pages; memory elsewhere, as on a server. */
  readonly storage?: TypedStorageOptions;
  /** Where unfinished input of this tab is kept. Default: `sessionStorage` in pages; memory elsewhere. */
  readonly tabStorage?: StorageLike;
  /**
   * The language in which a server draws the page, such as that of its address or of a cookie. Give the same on the server and in the
   * page. The visitor's own language follows once React has taken the page over. Leave it out in pages that no server draws.
   */
  readonly serverLanguage?: LanguageCode | undefined;
  /** Encrypts the stored user. Default: the documented AES-ECB; `aesGcm()` is recommended. */
  readonly cipher?: Cipher;
  /** Default: one that leaves retries to the client. */
  readonly queryClient?: QueryClient;
  /** Default: `createMarketplace`. Tests give `createFakeMarketplace` of `marketplace-sdk/testing`. */
  readonly createClient?: (options: MarketplaceOptions) => Marketplace;
}

/** Key of the query that reads the stored user. */
export const SESSION_USER_KEY = ["marketplace", "session-user"] as const;

const ONE_MINUTE_MS = 60_000;
/** An error younger than this is shown without another request: the query may have been prefetched before its component mounted. */
const FRESH_ERROR_MS = 5_000;

/**
 * Creates everything a storefront works with. Call it once per page in a browser and once per request on a server, so that
 * two visitors never share a session.
 */
export function createServices(options: ServicesOptions): MarketplaceServices {
  const {
    storage: storageOptions,
    tabStorage,
    serverLanguage,
    cipher,
    queryClient = createQueryClient(),
    createClient = createMarketplace,
    ...clientOptions
  } = options;
  const storage = createTypedStorage(storageOptions);
  const session = createSession({
    storage,
    ...(cipher && { cipher }),
    loadUser: () => queryClient.fetchQuery({ ...queries.account.get(), meta: { notify: false } }),
  });
  const language = createLanguage({ storage, rendered: serverLanguage });
  const code = (): string => language.state.code;
  const stopFollowingSession = session.subscribe(() => forgetUser(queryClient));
  // Another tab's sign-in stores its token before its user, so read the user again when it arrives.
  const stopFollowingTabs = storage.subscribe((key) => {
    if (key === "userInfo") void queryClient.resetQueries({ queryKey: SESSION_USER_KEY });
  });
  const onPageShow = (): void => void queryClient.invalidateQueries({ queryKey: SESSION_USER_KEY });
  // A page in the back-forward cache gets no storage events.
  const page = globalThis.document && globalThis;
  page?.addEventListener?.("pageshow", onPageShow);
  const drafts = createDrafts({
    tab: () => tabStorage ?? defaultStorage("sessionStorage"),
    device: () => storageOptions?.storage ?? defaultStorage(),
  });
  const market = createClient({
    ...clientOptions,
    session,
    keyStorage: async () => drafts.forUser(`${(await session.user())?.id ?? ""}`),
    language: code,
    retry: {
      // Calls that must not happen twice are repeated automatically only where the server says that it honors their keys.
      idempotent: () =>
        queryClient.getQueryData(queries.site.config().queryKey)?.features?.idempotency === true,
      ...clientOptions.retry,
    },
  });
  const queries = createQueries(market, { language: code });
  const cart = createCart({ storage });
  const favorites = createFavorites({ storage });
  return {
    market,
    queries,
    mutations: createMutations(market),
    queryClient,
    session,
    cart,
    favorites,
    language,
    website: createWebsite({ storage }),
    drafts,
    dispose() {
      stopFollowingSession();
      stopFollowingTabs();
      page?.removeEventListener?.("pageshow", onPageShow);
      session.dispose();
      cart.dispose();
      favorites.dispose();
      queryClient.clear();
    },
  };
}

/**
 * Query keys don't name the user: what was loaded for one must never be shown to the next. `clear` would empty the cache and tell no
 * component, so that one which does not render again would go on showing what it has.
 */
function forgetUser(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear();
  const cache = queryClient.getQueryCache();
  notifyManager.batch(() => {
    for (const query of cache.getAll()) {
      // Also what nobody looks at: a component that shows the former page of a list meanwhile still holds that query.
      query.reset();
      if (query.getObserversCount() === 0) cache.remove(query);
    }
  });
  // Components first render for the new session: what a visitor may not ask for is disabled by then.
  setTimeout(() => {
    void queryClient.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "pending" });
  });
}

/** The client retries what may be repeated; a second layer of retries would only make failures slow. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > FRESH_ERROR_MS,
        staleTime: ONE_MINUTE_MS,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

/**
 * Whether the session is still that of the user on screen. Another tab may have signed in as somebody else, or out, and its news be
 * on the way: a call would go with the new token.
 *
 * @param userId from `useUserId`
 */
export function isStillSignedIn(
  { session, queryClient }: Pick<MarketplaceServices, "session" | "queryClient">,
  userId: string | undefined,
): boolean {
  // Reading the session notices the change, which empties the cache.
  session.get();
  const user = queryClient.getQueryData<SessionUser | null>([...SESSION_USER_KEY, session.state.loggedIn]);
  return user !== undefined && `${user?.id ?? ""}` === userId;
}
