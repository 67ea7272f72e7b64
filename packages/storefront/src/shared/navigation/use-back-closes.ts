import { useEffect, useRef } from "react";

/** Marks the entry of history that an overlay stands on. */
const OVERLAY = "overlay";

function standsOnOverlay(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && OVERLAY in state;
}

/**
 * Makes an overlay a step of history, so that Back closes it and the page stays. For overlays that lead nowhere: a navigation out of an
 * open one would leave its step behind.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    history.pushState({ ...history.state, [OVERLAY]: true }, "");
    let isGone = false;
    const back = (event: PopStateEvent): void => {
      // The page below is the one that is shown: its history has nothing to do.
      event.stopImmediatePropagation();
      isGone = true;
      latest.current();
    };
    // Before the shop's own listener.
    addEventListener("popstate", back, { capture: true });
    return () => {
      removeEventListener("popstate", back, { capture: true });
      if (isGone || !standsOnOverlay()) return;
      // Closed another way: its step goes, unseen by the shop.
      addEventListener("popstate", (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
      history.back();
    };
  }, [isOpen]);
}
