import type { QueryKey } from "@tanstack/react-query";
import { SESSION_USER_KEY } from "marketplace-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import styles from "./offline-notice.module.css";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/**
 * A quiet line while the browser is offline; failures then make no toasts (docs/product.md, "Envelope"). Some browsers say so while the
 * network works, such as behind a VPN: an answer says more.
 */
export function OfflineNotice() {
  const { t } = useI18n();
  const { queryClient } = useServices();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [hasAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (online) return setAnswered(false);
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "success" && !event.action.manual)
        setAnswered((before) => before || isFromServer(event.query.queryKey));
    });
  }, [online, queryClient]);
  return (
    <div role="status" className={styles.place}>
      {!online && !hasAnswered && <p className={styles.notice}>{t("shell.offline")}</p>}
    </div>
  );
}

/** Whether a query asks the API. The stored user and code are read without a connection, too. */
const isFromServer = ([scope, operation]: QueryKey): boolean =>
  scope === SESSION_USER_KEY[0] && operation !== SESSION_USER_KEY[1];
