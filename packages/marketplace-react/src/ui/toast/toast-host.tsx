"use client";
import { useDeferredValue, useSyncExternalStore } from "react";
import type { Toasts } from "./create-toasts.js";
import styles from "./toast-host.module.css";

/** The live region for toasts. It is always in the page, because assistive technology must know it before it changes. */
export function ToastHost({ toasts }: { toasts: Toasts }) {
  // First what a click has changed, then the message about it.
  const toast = useDeferredValue(useSyncExternalStore(toasts.subscribe, toasts.current, none));
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

/** A server has nothing to say yet. */
const none = (): undefined => undefined;
