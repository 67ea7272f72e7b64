import { onlineManager, QueryClient } from "@tanstack/react-query";
import { createMarketplace, type Marketplace } from "marketplace-sdk";
import { createMutations, createQueries, type Mutations, type Queries } from "marketplace-sdk/query";
import {
  type Cart,
  createCart,
  createFavourites,
  createLanguage,
  createSession,
  createWebsite,
  type Favourites,
  type LanguageStore,
  type StoredSession,
  type Website,
} from "marketplace-sdk/state";
import { createTypedStorage } from "marketplace-sdk/storage";
import { createContext, useCallback, useContext } from "react";
import type { Translate } from "../i18n/types";
import { failureText } from "../ui/failure-text";
import { createToasts, type Toasts } from "../ui/toasts";
import { userInfoCipher } from "./cipher";
import type { AppLocation } from "./location";
import { paths } from "./paths";
import { createReturnTo, type ReturnTo } from "./return-to";

/**
 * Milliseconds that an answer counts as fresh, by how fast such data change. With `visit` each visit to a screen asks
 * again, but for what has been asked a moment ago, while the screen itself was on its way.
 */
export const STALE = {
  visit: 5_000,
  seconds: 15_000,
  minute: 60_000,
  session: Number.POSITIVE_INFINITY,
} as const;

/**
 * Failures that are told where they happen, or to nobody: a screen that says what is missing, suggestions and settings
 * that do not come, and logging out, which has happened on this device whatever the server says.
 */
const NO_TOAST =
  /^(auth\.logout|site\.config|categories\.list|products\.(suggest|get|reviews)|purchaseRequests\.get|articles\.get|merchant\.file|messages\.(list|get)|orders\.(preview|create)|payments\.\w+|recharges\.(methods|create|submitProof|get)|loans\.(terms|apply)|withdrawals\.(quote|get))$/;

/** What the login told of the user is kept beside the answers under this key. */
export const MEMBER = "member";

/** Asked beside any page, for the mark on the tab bar. */
const UNREAD = "messages.list";
/** What is the buyer's own stands on these pages. */
const OWN: readonly string[] = [paths.message(), paths.mine()];
/** Their failures belong to their forms (docs/product.md, "Failures left to the caller"). */
const SIGNING_IN = /^auth\.(login|socialLogin|register)$/;

/** Everything a screen works with. One for the whole page, handed down by {@link ShopContext}. */
export interface Shop {
  market: Marketplace;
  /** Options factories for TanStack Query: `useQuery(queries.products.get({ id }))`. */
  queries: Queries;
  /** `useMutation(mutations.auth.login())`. */
  mutations: Mutations;
  queryClient: QueryClient;
  session: StoredSession;
  cart: Cart;
  favourites: Favourites;
  language: LanguageStore;
  website: Website;
  toasts: Toasts;
  location: AppLocation;
  /** Where login should lead back to. */
  returnTo: ReturnTo;
}

/**
 * Builds the shop's client and stores.
 *
 * @param location the page's history
 * @param texts gives the reader's language at the moment it is needed
 */
export function createShop(location: AppLocation, texts: () => Translate): Shop {
  const toasts = createToasts();
  const returnTo = createReturnTo();
  const storage = createTypedStorage({
    onProblem({ kind }) {
      if (kind === "quota") toasts.show(texts()("shell.storageFull"), { tone: "failure" });
    },
  });
  const session = createSession({ storage, cipher: userInfoCipher() });
  const language = createLanguage({ storage });
  // It takes every page for online at first; one that was opened without a connection would never hear that it is back.
  onlineManager.setOnline(navigator.onLine);
  const queryClient = new QueryClient({
    // The SDK retries what may be retried; a second layer would only make failures slow.
    // Without a connection a screen says so at once instead of waiting in silence, and tries again when it is back.
    defaultOptions: {
      queries: { retry: false, staleTime: STALE.minute, networkMode: "always", refetchOnReconnect: true },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  // Query keys carry no user: what was read for one must never be shown to the next. The page asks again (`App`).
  session.subscribe(() => queryClient.clear());
  // Another tab has signed in: its token came before what it knows of the user.
  storage.subscribe((key) => {
    if (key === "userInfo") void queryClient.resetQueries({ queryKey: [MEMBER] });
  });
  const market = createMarketplace({
    baseUrl: import.meta.env.VITE_API_URL ?? "",
    session,
    language: () => language.state.code,
    retry: {
      // What must not happen twice is sent again by itself only where the server says that it keeps keys. It has been asked
      // on the screens before; where it has not, the next press is the second try.
      idempotent: () =>
        queryClient.getQueryData(queries.site.config().queryKey)?.features?.idempotency === true,
    },
    onUnauthorized({ operation, ended }) {
      if (SIGNING_IN.test(operation)) return;
      const logIn = (replace: boolean): void => {
        const { pathname, search } = location.current();
        returnTo.remember(pathname + search, ended);
        location.navigate(paths.login(true), { replace });
      };
      // Nobody is sent away from a public page for a mark on the tab bar.
      if (operation !== UNREAD || OWN.includes(location.current().pathname)) return logIn(true);
      const t = texts();
      const action = { label: t("account.logIn"), onPress: () => logIn(false) };
      toasts.show(t("account.loginAgain"), { action });
    },
    onFailure(error) {
      if (!NO_TOAST.test(error.operation)) toasts.show(failureText(error, texts()), { tone: "failure" });
    },
  });
  const queries = createQueries(market, { language: () => language.state.code });
  return {
    market,
    queries,
    mutations: createMutations(market),
    queryClient,
    session,
    cart: createCart({ storage }),
    favourites: createFavourites({ storage }),
    language,
    website: createWebsite({ storage }),
    toasts,
    location,
    returnTo,
  };
}

/** Provide it once, at the root. */
export const ShopContext = createContext<Shop | undefined>(undefined);

/**
 * The shop's client and stores.
 *
 * @throws {Error} outside a ShopContext
 */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("useShop needs a ShopContext above it.");
  return shop;
}

/** One step back; to `fallback` when the visit began on this screen. */
export function useBack(fallback: string = paths.home()): () => void {
  const { location } = useShop();
  return useCallback(() => location.back(fallback), [location, fallback]);
}
