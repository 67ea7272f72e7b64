/** A short message above the page. */
export interface Toast {
  /** Number of the message, from 1. */
  id: number;
  /** In the user's language. */
  text: string;
  /** `danger` marks a failure by color. */
  tone: "plain" | "danger";
  /** One related action, such as undo. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** Options of a toast. */
export interface ToastOptions {
  /** Default `plain`. */
  tone?: Toast["tone"];
  /** Shows an action, and keeps the toast for 7 seconds instead of 4. */
  action?: Toast["action"];
}

/** Shows one message at a time; a new one replaces the previous one. */
export interface Toasts {
  /** The current message; undefined if there is none. */
  current(): Toast | undefined;
  /** Shows a message for 4 seconds, or 7 with an action. */
  show(text: string, options?: ToastOptions): void;
  /** Removes the message at once. */
  dismiss(): void;
  /** Calls back when a message appears or disappears. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Milliseconds that a toast stays: long enough to read it twice, and longer if there is an action. */
const PLAIN_MS = 4000;
const ACTION_MS = 7000;

/** The toasts of a page, as one object for `<ToastHost>`. */
export function createToasts(): Toasts {
  let toast: Toast | undefined;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: Toast | undefined): void => {
    toast = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => toast,
    show(text, { tone = "plain", action } = {}) {
      clearTimeout(timer);
      count += 1;
      set({ id: count, text, tone, action });
      timer = setTimeout(() => set(undefined), action ? ACTION_MS : PLAIN_MS);
    },
    dismiss() {
      clearTimeout(timer);
      set(undefined);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
