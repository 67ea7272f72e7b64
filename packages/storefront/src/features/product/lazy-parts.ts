import { type ComponentType, useEffect, useState } from "react";
import { useI18n } from "../../i18n";
import { retryWithBackoff } from "../../shared/background";
import { useServices } from "../../shared/services";
import type { OverlaysProps } from "./overlays";

/** The buy box, which only a desktop loads. */
export function useBuyBox(isDesktop: boolean): typeof import("./buy-box") | undefined {
  const [loaded, setLoaded] = useState<typeof import("./buy-box")>();
  useEffect(
    () => (isDesktop ? retryWithBackoff(() => import("./buy-box").then(setLoaded)) : undefined),
    [isDesktop],
  );
  return loaded;
}

/**
 * The page's overlays, loaded after the page itself. A press that comes before them tries again, and a toast reports a failure
 * to load.
 *
 * @param isOpen whether an overlay should be open
 */
export function useOverlays(isOpen: boolean): ComponentType<OverlaysProps> | undefined {
  const { toasts } = useServices();
  const { t } = useI18n();
  const [loaded, setLoaded] = useState<{ Overlays: ComponentType<OverlaysProps> }>();
  useEffect(() => {
    if (loaded) return;
    let current = true;
    import("./overlays").then(
      (module) => current && setLoaded(module),
      () => current && isOpen && toasts.show(t("shell.chunkText"), { tone: "danger" }),
    );
    return () => {
      current = false;
    };
  }, [isOpen, loaded, toasts, t]);
  return loaded?.Overlays;
}
