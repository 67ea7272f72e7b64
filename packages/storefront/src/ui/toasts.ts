/** A short message over the page. */
export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "failure";
  /** One thing to do about it, such as undo. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** What may be said beside the text. */
export interface ToastOptions {
  tone?: Toast["tone"];
  action?: Toast["action"];
}

/** The message on show; a new one takes the place of the old. */
export interface Toasts {
  current(): Toast | undefined;
  show(text: string, options?: ToastOptions): void;
  dismiss(): void;
  subscribe(listener: () => void): () => void;
}

/** Milliseconds a toast stays: long enough to read it twice; one with an action stays longer. */
const READ_MS = 4000;
const ACT_MS = 7000;

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
      timer = setTimeout(() => set(undefined), action ? ACT_MS : READ_MS);
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
