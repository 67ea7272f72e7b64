import { useSyncExternalStore } from "react";
import { useI18n } from "../../i18n";
import styles from "./offline-notice.module.css";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** A quiet line while the browser is offline; failures then make no toasts (docs/product.md, "Envelope"). */
export function OfflineNotice() {
  const { t } = useI18n();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={styles.place}>
      {!online && <p className={styles.notice}>{t("shell.offline")}</p>}
    </div>
  );
}
