import type { ComponentType } from "react";
import { loadCode } from "../../shared/load-code";
import type { ScreenProps } from "../../shared/navigation/paths";
import type { ScreenModule, ScreenRecord } from "./screen-record";

/** Longest wait for a script or style chunk (docs/product.md, "Chunks and worker"). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A screen: loaded, loading or failed. */
export type ScreenState =
  | { status: "loaded"; Screen: ComponentType<ScreenProps> }
  | { status: "loading" }
  | { status: "failed" };

/** Keeps the modules of screens. `React.lazy` would hold its fallback for 300 ms on each first visit. */
export interface ScreenCache {
  state(screen: ScreenRecord): ScreenState;
  /** Fetches the module unless it is loaded or loading; a failed one is fetched again. Never rejects or notifies listeners. */
  prefetch(screen: ScreenRecord): Promise<void>;
  /**
   * The same for a screen that will be shown. Listeners are notified in the caller's own task, so that the browser attributes
   * the rendering to the click, even if hovering over the link had started the fetch.
   */
  load(screen: ScreenRecord): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** Options of {@link createScreenCache}. */
export interface ScreenCacheOptions {
  /** What else a screen needs before it can be shown, such as its texts. */
  alongside: (screen: ScreenRecord) => Promise<unknown>;
  /** Milliseconds. */
  timeoutMs?: number;
}

const LOADING: ScreenState = { status: "loading" };
const FAILED: ScreenState = { status: "failed" };

export function createScreenCache({
  alongside,
  timeoutMs = CHUNK_TIMEOUT_MS,
}: ScreenCacheOptions): ScreenCache {
  const states = new Map<ScreenRecord["load"], ScreenState>();
  const running = new Map<ScreenRecord["load"], Promise<void>>();
  const listeners = new Set<() => void>();

  const stateOf = (screen: ScreenRecord): ScreenState => states.get(screen.load) ?? LOADING;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  const fetchModule = async (screen: ScreenRecord): Promise<void> => {
    try {
      const code = loadCode(() => Promise.all([screen.load(), alongside(screen)]));
      const [module] = await withTimeout(code, timeoutMs);
      states.set(screen.load, { status: "loaded", Screen: module.Screen });
    } catch (error) {
      console.error(`The screen of ${screen.path} did not load.`, error);
      states.set(screen.load, FAILED);
    } finally {
      running.delete(screen.load);
    }
  };

  const prefetch = (screen: ScreenRecord): Promise<void> => {
    if (stateOf(screen).status === "loaded") return Promise.resolve();
    const already = running.get(screen.load);
    if (already) return already;
    states.delete(screen.load);
    const started = fetchModule(screen);
    running.set(screen.load, started);
    return started;
  };

  return {
    state: stateOf,
    prefetch,
    async load(screen) {
      const before = stateOf(screen);
      if (before.status === "loaded") return;
      const fetched = prefetch(screen);
      if (stateOf(screen) !== before) notify();
      await fetched;
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function withTimeout(
  work: Promise<[ScreenModule, unknown]>,
  timeoutMs: number,
): Promise<[ScreenModule, unknown]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls `prefetch` with the path of a link of this site as soon as a finger, pointer or the focus is on it.
 *
 * @returns the function that ends it
 */
export function prefetchOnIntent(target: Document, prefetch: (pathname: string) => void): () => void {
  const end = new AbortController();
  const onSign = ({ target: at }: Event): void => {
    const link = at instanceof Element ? at.closest("a[href]") : null;
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) prefetch(link.pathname);
  };
  for (const sign of ["pointerover", "touchstart", "focusin"]) {
    target.addEventListener(sign, onSign, { passive: true, signal: end.signal });
  }
  return () => end.abort();
}
