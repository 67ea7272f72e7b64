import { useEffect, useMemo, useRef } from "react";
import type { AppLocation } from "./location";
import { useShop } from "./market";

/** The ways on from one screen. */
export interface OwnLocation extends Pick<AppLocation, "navigate" | "back"> {
  /** Whether the screen is still shown. */
  isHere(): boolean;
}

/**
 * The ways on for what waits for an answer. They do nothing once the component is gone: by then the reader is somewhere
 * else and must not be moved. Call it in a component that stays until the answer has been dealt with.
 */
export function useOwnLocation(): OwnLocation {
  const { location } = useShop();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useMemo(
    () => ({
      isHere: () => isShown.current,
      navigate(to, options) {
        if (isShown.current) location.navigate(to, options);
      },
      back(fallback) {
        if (isShown.current) location.back(fallback);
      },
    }),
    [location],
  );
}
