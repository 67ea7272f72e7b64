import { Button } from "marketplace-react/ui";
import { useSyncExternalStore } from "react";
import { useI18n } from "../../i18n";
import styles from "./update-banner.module.css";
import type { Updates } from "./updates";

/** Says that a new version waits; the button activates it and reloads (docs/product.md, "Update banner"). */
export function UpdateBanner({ updates }: { updates: Updates }) {
  const { t } = useI18n();
  const waiting = useSyncExternalStore(updates.subscribe, updates.waiting);
  return (
    <div role="status">
      {waiting && (
        <div className={styles.banner}>
          <p>{t("ui.updateReady")}</p>
          <Button size="s" onClick={updates.apply}>
            {t("ui.updateNow")}
          </Button>
        </div>
      )}
    </div>
  );
}
