import { tabStorage } from "../storage";

/** Scroll positions of history entries. */
export interface ScrollRestoration {
  /** Saves the current scroll position. */
  save(key: string): void;
  /** Scrolls back to it, waiting for content that is still rendering. A user who scrolls wins. */
  restore(key: string): void;
  /** To the top of the page. */
  top(): void;
}

const STORE = "places";

/** Content that comes later than this no longer moves the page. Milliseconds. */
const MAX_WAIT_MS = 4000;

const MAX_ITEMS = 50;

/** Kept in session storage, so that a reload finds its place as well. */
export function createScrollRestoration(storage: Storage | undefined = tabStorage()): ScrollRestoration {
  const saved = readPlaces(storage);
  let stop: (() => void) | undefined;

  const write = (): void => {
    try {
      storage?.setItem(STORE, JSON.stringify([...saved].slice(-MAX_ITEMS)));
    } catch {
      // Full or closed storage costs only the place after a reload.
    }
  };
  const wait = (top: number): void => {
    const page = document.documentElement;
    const observer = new ResizeObserver(() => attempt());
    const timer = setTimeout(() => stop?.(), MAX_WAIT_MS);
    const abort = new AbortController();
    const attempt = (): void => {
      // As far as the page allows so far: content that renders only near the viewport makes it longer.
      scrollTo(0, top);
      if (page.scrollHeight - page.clientHeight >= top) stop?.();
    };
    stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      abort.abort();
      stop = undefined;
    };
    for (const sign of ["wheel", "touchmove", "keydown"]) {
      addEventListener(sign, () => stop?.(), { passive: true, signal: abort.signal });
    }
    observer.observe(document.body);
  };

  return {
    save(key) {
      saved.delete(key);
      saved.set(key, Math.round(scrollY));
      write();
    },
    restore(key) {
      stop?.();
      const top = saved.get(key) ?? 0;
      scrollTo(0, top);
      if (Math.abs(scrollY - top) > 1) wait(top);
    },
    top() {
      stop?.();
      scrollTo(0, 0);
    },
  };
}

function readPlaces(storage: Storage | undefined): Map<string, number> {
  const places = new Map<string, number>();
  try {
    const rows: unknown = JSON.parse(storage?.getItem(STORE) ?? "[]");
    if (!Array.isArray(rows)) return places;
    for (const row of rows) {
      if (Array.isArray(row) && typeof row[0] === "string" && typeof row[1] === "number")
        places.set(row[0], row[1]);
    }
  } catch {
    // Ignore a value written by another program.
  }
  return places;
}
