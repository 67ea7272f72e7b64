import { useEffect, useMemo, useRef } from "react";
import { useServices } from "../services";
import type { AppLocation } from "./location";

/** Navigation from one screen. */
export interface MountedNavigation extends Pick<AppLocation, "navigate" | "back"> {
  /** Whether the screen is still shown. */
  isMounted(): boolean;
}

/**
 * Navigation for code that awaits a response. It does nothing once the component is unmounted: by then the user is somewhere
 * else and must not be moved. Call it in a component that stays until the answer has been dealt with.
 */
export function useMountedNavigation(): MountedNavigation {
  const { location } = useServices();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useMemo(
    () => ({
      isMounted: () => isShown.current,
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
