import { onlineManager } from "@tanstack/react-query";
import { createServices, type MarketplaceServices, type ServicesOptions } from "marketplace-react";
import { createToasts, type Toasts } from "marketplace-react/ui";
import { fastAdmin } from "marketplace-sdk/dialects";
import { readAddress } from "marketplace-sdk/head";
import { createContext, useCallback, useContext } from "react";
import type { I18n } from "../i18n";
import { followAvailability, isProbing, isUnavailable } from "./availability";
import { config } from "./config/config";
import { suspectGate } from "./gate";
import type { Navigation } from "./navigation/navigation";
import { paths } from "./navigation/paths";
import { createReturnTo, LOGIN_TEXTS, type ReturnTo } from "./return-to";
import { claimStorageFor, userInfoCipher } from "./storage";

/**
 * Milliseconds for which a response counts as fresh, by how fast such data changes. With `visit`, every visit to a screen
 * requests it again, unless it was requested a moment ago while the screen's own file was loading.
 */
export const STALE = {
  visit: 5_000,
  seconds: 15_000,
  minute: 60_000,
  session: Number.POSITIVE_INFINITY,
} as const;

/** Rows of a list that are asked for at once; servers may send fewer. */
export const PAGE_SIZE = 20;

/** Page size when only a list's counts are wanted: the shortest. */
export const COUNT_ONLY = { limit: 1 };

/** The newest orders: with the counts of all, and unpaid ones among them. */
export const NEWEST = { limit: PAGE_SIZE };

/** Operations requested in the background of any page: for the badge on the tab bar, and to synchronize lists. */
const BACKGROUND = /^messages\.list|^memberLists/;

/** Pages with personal data. */
const PERSONAL_PAGES: readonly string[] = [paths.message(), paths.mine()];

/** Their failures belong to their forms (docs/product.md, "Failures left to the caller"). */
const SIGNING_IN = /^auth\.(login|socialLogin|register)$/;

/** Everything a screen works with. One for the whole page, handed down by {@link ServicesContext}. */
export interface Services extends MarketplaceServices {
  toasts: Toasts;
  navigation: Navigation;
  /** Where login should lead back to. */
  returnTo: ReturnTo;
}

/**
 * Builds the shop's client and stores.
 *
 * @param navigation the page's history
 * @param texts gives the reader's language at the moment it is needed
 * @param options of the client; tests give one with a fake server
 */
export function createAppServices(
  navigation: Navigation,
  texts: () => Pick<I18n, "t" | "failureText">,
  options?: Pick<ServicesOptions, "createClient">,
): Services {
  const toasts = createToasts();
  const returnTo = createReturnTo();
  // TanStack Query assumes that every page starts online; one opened offline would never notice that it is back.
  onlineManager.setOnline(navigator.onLine);
  let signedInAt = Number.NEGATIVE_INFINITY;
  /** The last message that offered the login. */
  let offered: string | undefined;
  navigation.subscribe(() => {
    const isThere = navigation.current().pathname === paths.login();
    if (isThere && offered && toasts.current()?.text === offered) toasts.dismiss();
  });
  const { pathname, search } = navigation.current();
  const asked = readAddress(pathname + search).language;
  const services = createServices({
    ...options,
    serverLanguage: asked,
    baseUrl: config.apiUrl ?? "",
    ...(config.dialect === "fastadmin" && { dialect: fastAdmin }),
    cipher: userInfoCipher(),
    storage: {
      onProblem({ kind }) {
        // Shown after the message of the change, which it would replace otherwise.
        if (kind === "quota")
          queueMicrotask(() => toasts.show(texts().t("shell.storageFull"), { tone: "danger" }));
      },
    },
    onUnauthorized({ operation, ended }) {
      const { pathname } = navigation.current();
      if (SIGNING_IN.test(operation) || pathname === paths.login()) return;
      if (!ended && isProbing(operation)) return;
      const { t } = texts();
      const isNew = performance.now() - signedInAt < NEW_SESSION_MS;
      const cause = !ended ? "needed" : isNew ? "not carried" : "ended";
      const logIn = (replace: boolean): void => {
        const { pathname, search } = navigation.current();
        returnTo.remember(pathname + search, cause);
        navigation.navigate(paths.login(true), { replace });
      };
      // A background request never redirects the user away from a public page.
      const isBackground = BACKGROUND.test(operation) || (operation === "account.get" && !isAccountShown());
      if (!isBackground || PERSONAL_PAGES.includes(pathname)) return logIn(true);
      const action = { label: t("account.logIn"), onPress: () => logIn(false) };
      offered = t(LOGIN_TEXTS[cause]);
      toasts.show(offered, { action });
    },
    onFailure(error) {
      // The screen whose query it is says that it is not available here.
      const query = { queryKey: ["marketplace", error.operation] };
      if (isUnavailable(error) && services.queryClient.isFetching(query) > 0) return;
      // Screens that show their own errors say so (shared/errors.ts).
      toasts.show(texts().failureText(error), { tone: "danger" });
    },
  });
  /** Otherwise it was asked who a session's user is, of whom nothing is stored. */
  const isAccountShown = (): boolean => {
    const { queryKey } = services.queries.account.get();
    return services.queryClient.getQueryCache().find({ queryKey })?.isActive() === true;
  };
  services.session.subscribe(() => {
    if (services.session.get()) signedInAt = performance.now();
  });
  services.queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "error") suspectGate(event.action.error);
  });
  followAvailability(services);
  const session = {
    ...services.session,
    async user() {
      const user = await services.session.user();
      // Before anything on screen knows the user.
      if (user) claimStorageFor(`${user.id}`, services.drafts);
      return user;
    },
  };
  // The language of an address (README, "Languages in addresses") is for this page: what the device keeps stays as it is.
  const language = asked ? { ...services.language, restore: () => undefined } : services.language;
  return { ...services, language, session, toasts, navigation, returnTo };
}

/** Provide it once, at the root. */
export const ServicesContext = createContext<Services | undefined>(undefined);

/**
 * The client and stores of the page.
 *
 * @throws {Error} outside a ServicesContext
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices needs a ServicesContext above it.");
  return services;
}

/** One step back; to `fallback` when the visit began on this screen. */
export function useBack(fallback: string = paths.home()): () => void {
  const { navigation } = useServices();
  return useCallback(() => navigation.back(fallback), [navigation, fallback]);
}

/** A session that is refused within this time was never accepted. Milliseconds. */
const NEW_SESSION_MS = 5_000;
