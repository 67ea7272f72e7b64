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
 * Makes an overlay a step of history, so that Back closes it and the page stays. The page's address may change in the meantime. A
 * navigation to another page out of an open overlay has to replace its step, or Back would find it once more.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const { location } = useServices();
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const { pathname, search } = location.current();
    let address = pathname + search;
    history.pushState(history.state, "");
    mark();
    const unsubscribe = location.subscribe(() => {
      const now = location.current();
      if (now.action !== "replace" || now.pathname !== pathname) return;
      address = pathname + now.search;
      mark();
    });
    /** The step of the page below has the address of the time when the overlay opened. */
    const settle = (): void => {
      const now = location.current();
      if (now.pathname === pathname && pathname + now.search !== address)
        location.navigate(address, { replace: true });
    };
    let isGone = false;
    const back = (): void => {
      isGone = true;
      unsubscribe();
      settle();
      latest.current();
    };
    // After the shop's own listener, which is older.
    addEventListener("popstate", back);
    return () => {
      unsubscribe();
      removeEventListener("popstate", back);
      if (isGone || !standsOnOverlay()) return;
      // Closed another way: its step goes.
      addEventListener("popstate", settle, { once: true });
      history.back();
    };
  }, [isOpen, location]);
}
