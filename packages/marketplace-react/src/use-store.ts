"use client";
import { useCallback, useSyncExternalStore } from "react";
import { type Snapshot, snapshot, subscribe } from "valtio/vanilla";

/**
 * What a store of the SDK holds, such as `session` or `cart`. The component renders again with every change of it: these
 * stores are small, so nothing tracks which part was read (`useSnapshot` of valtio does, for about 1 kB).
 *
 * ```tsx
 * const { loggedIn } = useStore(useMarketplace().session);
 * ```
 */
export function useStore<State extends object>({ state }: { readonly state: State }): Snapshot<State> {
  const listen = useCallback((changed: () => void) => subscribe(state, changed), [state]);
  const read = (): Snapshot<State> => snapshot(state);
  return useSyncExternalStore(listen, read, read);
}
