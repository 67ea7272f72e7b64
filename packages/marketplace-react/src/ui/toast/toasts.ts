/** A short message over the page. */
export interface Toast {
  /** From 1, another one for each message. */
  id: number;
  /** In the user's language. */
  text: string;
  /** `danger`, for what failed, is set apart by color. */
  tone: "plain" | "danger";
  /** One thing to do about it, such as undo. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** Options of a toast. */
export interface ToastOptions {
  /** Default `plain`. */
  tone?: Toast["tone"];
  /** Keeps the toast for 7 seconds instead of 4. */
  action?: Toast["action"];
}

/** Shows one message at a time; a new one replaces the old. */
export interface Toasts {
  /** What is shown now; undefined when nothing is. */
  current(): Toast | undefined;
  /** Shows a message for 4 seconds, or 7 with an action. */
  show(text: string, options?: ToastOptions): void;
  /** Takes the message away at once. */
  dismiss(): void;
  /** Calls back when a message comes or goes. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** How long a toast stays: long enough to read it twice, and longer if there is something to click. */
const PLAIN_MS = 4000;
const ACTION_MS = 7000;

/** The toasts of a page: one object, given to `<ToastHost>`. */
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
