import { useEffect, useState } from "react";
import { useShop } from "../../app/market";
import { useI18n } from "../../i18n";

/** The parts of the page that come after it stands. */
const load = () => import("./later");
type Later = Awaited<ReturnType<typeof load>>;

/**
 * What the first look at the page does not need: its overlays and the reviews. A press that finds them missing tries
 * again, and says so when they can't be had.
 *
 * @param wanted whether the buyer waits for one of them
 */
export function useLater(wanted: boolean): Later | undefined {
  const { toasts } = useShop();
  const { t } = useI18n();
  const [loaded, setLoaded] = useState<Later>();
  useEffect(() => {
    if (loaded) return;
    let current = true;
    load().then(
      (module) => current && setLoaded(module),
      () => current && wanted && toasts.show(t("shell.chunkText"), { tone: "failure" }),
    );
    return () => {
      current = false;
    };
  }, [wanted, loaded, toasts, t]);
  return loaded;
}
