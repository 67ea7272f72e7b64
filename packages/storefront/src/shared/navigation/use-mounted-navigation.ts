import { useEffect, useMemo, useRef } from "react";
import { useServices } from "../services";
import type { Navigation } from "./navigation";

/** Navigation from one screen. */
export interface MountedNavigation extends Pick<Navigation, "navigate" | "back"> {
  /** Whether the screen is still shown. */
  isMounted(): boolean;
}

/**
 * Navigation for code that awaits a response. It does nothing once the component is unmounted: by then the user is somewhere
 * else and must not be moved. Call it in a component that stays until the answer has been dealt with.
 */
export function useMountedNavigation(): MountedNavigation {
  const { navigation } = useServices();
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
        if (isShown.current) navigation.navigate(to, options);
      },
      back(fallback) {
        if (isShown.current) navigation.back(fallback);
      },
    }),
    [navigation],
  );
}
