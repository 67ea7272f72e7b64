import { type ComponentType, useEffect, useState } from "react";
import { useShop } from "../../app/market";
import { useI18n } from "../../i18n";
import type { OverlaysProps } from "./overlays";

/**
 * The page's overlays, loaded when the page stands. A press that finds them missing tries again, and says so when they
 * can't be had.
 *
 * @param wanted whether one of them should be open
 */
export function useOverlays(wanted: boolean): ComponentType<OverlaysProps> | undefined {
  const { toasts } = useShop();
  const { t } = useI18n();
  const [loaded, setLoaded] = useState<{ Overlays: ComponentType<OverlaysProps> }>();
  useEffect(() => {
    if (loaded) return;
    let current = true;
    import("./overlays").then(
      (module) => current && setLoaded(module),
      () => current && wanted && toasts.show(t("shell.chunkText"), { tone: "failure" }),
    );
    return () => {
      current = false;
    };
  }, [wanted, loaded, toasts, t]);
  return loaded?.Overlays;
}
