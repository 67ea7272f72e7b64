"use client";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useSyncExternalStore,
} from "react";
import { type Snapshot, snapshot, subscribe } from "valtio/vanilla";
import type { MarketplaceServices } from "./services.js";

const ServicesContext = createContext<MarketplaceServices | undefined>(undefined);

/** Props of {@link MarketplaceProvider}. */
export interface MarketplaceProviderProps {
  /** From `createServices`: one per visitor. */
  services: MarketplaceServices;
  /** What uses the hooks. */
  children: ReactNode;
}

/** Gives the services, and TanStack's QueryClient, to everything below it. */
export function MarketplaceProvider({ services, children }: MarketplaceProviderProps) {
  // Only now the page may differ from what the server has drawn.
  useEffect(() => services.language.restore(), [services]);
  return (
    <ServicesContext.Provider value={services}>
      <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
    </ServicesContext.Provider>
  );
}

/**
 * The client, queries and stores.
 *
 * @throws {Error} outside a MarketplaceProvider
 */
export function useMarketplace(): MarketplaceServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useMarketplace needs a <MarketplaceProvider> above it.");
  return services;
}

/** A store of the SDK, or one of your own. */
export interface Store<State extends object> {
  /** A `proxy` of valtio. */
  readonly state: State;
  /** What a server draws, which does not know what this device keeps. Without it, a server and the page must hold the same. */
  readonly initialState?: Snapshot<State>;
}

/**
 * What a store of the SDK holds, such as `session` or `cart`. The component renders again with every change of it: these
 * stores are small, so nothing tracks which part was read (`useSnapshot` of valtio does, for about 1 kB).
 *
 * On a server, and while React takes over what a server has drawn, the stores are as on a new device.
 *
 * ```tsx
 * const { loggedIn } = useStore(useMarketplace().session);
 * ```
 */
export function useStore<State extends object>({ state, initialState }: Store<State>): Snapshot<State> {
  const listen = useCallback((changed: () => void) => subscribe(state, changed), [state]);
  const read = (): Snapshot<State> => snapshot(state);
  return useSyncExternalStore(listen, read, initialState ? () => initialState : read);
}

/**
 * False on a server, and while React takes over what a server has drawn: nothing may be shown yet that only this device knows, such as
 * what it has stored.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;
