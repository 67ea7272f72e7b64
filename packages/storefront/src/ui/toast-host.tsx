import { useDeferredValue, useSyncExternalStore } from "react";
import styles from "./toast-host.module.css";
import type { Toasts } from "./toasts";

/** The one live region of the shop. Always in the page, so that assistive technology knows it before it speaks. */
export function ToastHost({ toasts }: { toasts: Toasts }) {
  // What a press has changed is drawn first, and then the words about it.
  const toast = useDeferredValue(useSyncExternalStore(toasts.subscribe, toasts.current));
  return (
    <div className={styles.host} role="status" aria-live="polite">
      {toast && (
        <div key={toast.id} className={styles.toast} data-tone={toast.tone}>
          <span>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                toasts.dismiss();
                toast.action?.onPress();
              }}
            >
              {toast.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
