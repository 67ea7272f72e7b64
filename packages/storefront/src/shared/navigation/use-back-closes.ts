import { useEffect, useRef } from "react";
import { useServices } from "../services";

/** Marks the history entry of an overlay. */
const OVERLAY = "overlay";

const mark = (): void => history.replaceState({ ...Object(history.state), [OVERLAY]: true }, "");

function standsOnOverlay(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && OVERLAY in state;
}

/**
 * Gives an overlay its own history entry, so that Back closes it and the page stays. The page's address may change in the
 * meantime. Navigation from an open overlay must replace its entry, or Back would return to it.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const { navigation } = useServices();
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const { pathname, search } = navigation.current();
    let address = pathname + search;
    history.pushState(history.state, "");
    mark();
    const unsubscribe = navigation.subscribe(() => {
      const now = navigation.current();
      if (now.action !== "replace" || now.pathname !== pathname) return;
      address = pathname + now.search;
      mark();
    });
    /** The step of the page below has the address of the time when the overlay opened. */
    const settle = (): void => {
      const now = navigation.current();
      if (now.pathname === pathname && pathname + now.search !== address)
        navigation.navigate(address, { replace: true });
    };
    let isGone = false;
    const back = (): void => {
      isGone = true;
      unsubscribe();
      settle();
      latest.current();
    };
    // Runs after the shop's own listener, which was added first.
    addEventListener("popstate", back);
    return () => {
      unsubscribe();
      removeEventListener("popstate", back);
      if (isGone || !standsOnOverlay()) return;
      // Closed in another way: remove its history entry.
      addEventListener("popstate", settle, { once: true });
      history.back();
    };
  }, [isOpen, navigation]);
}
