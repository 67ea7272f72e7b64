import { flushSync } from "react-dom";
import { createScrollRestoration, type ScrollRestoration } from "./scroll-restoration";

/** The current history entry. A new object for every navigation. */
export interface HistoryEntry {
  pathname: string;
  /** With its "?" or empty. */
  search: string;
  /** Identifies this entry of the session's history. */
  key: string;
  /** Position in the session's history; larger is later. */
  index: number;
  /** How the user came here. "load" is the first page of a visit. */
  action: "load" | "push" | "replace" | "pop";
  /** The address that one step back leads to; undefined where the visit began here. */
  from?: string | undefined;
}

/** Options of a navigation. */
export interface NavigateOptions {
  replace?: boolean | undefined;
}

/** The session's history with page slides and remembered scroll places. */
export interface Navigation {
  current(): HistoryEntry;
  navigate(to: string, options?: NavigateOptions): void;
  /** One step back inside the shop, or to `fallback` when the visit began here. */
  back(fallback: string): void;
  subscribe(listener: () => void): () => void;
}

type Direction = "forward" | "back";

/** Options of {@link createNavigation}. */
export interface NavigationOptions {
  /** Order index of a path: the slide goes forward to a larger one. */
  orderOf: (pathname: string) => number;
  scrollRestoration?: ScrollRestoration;
}

/** Slides go by the order of the routes; between two pages of one route, by history. */
export function directionOf(
  from: HistoryEntry,
  to: HistoryEntry,
  orderOf: (pathname: string) => number,
): Direction {
  const step = orderOf(to.pathname) - orderOf(from.pathname) || to.index - from.index;
  return step < 0 ? "back" : "forward";
}

/** Takes over `history` of this page; the browser's own scroll restoration is switched off. */
export function createNavigation({
  orderOf,
  scrollRestoration = createScrollRestoration(),
}: NavigationOptions): Navigation {
  const listeners = new Set<() => void>();
  history.scrollRestoration = "manual";
  const first = entryOf(history.state);
  let place: HistoryEntry = read(first ?? { key: newKey(), index: 0 }, "load");
  /** Index of the current entry; the shown page follows with its slide. */
  let index = place.index;
  /** Whether a step back is in progress: a second one on the first page of the visit would leave the shop. */
  let isGoingBack = false;
  if (first) scrollRestoration.restore(place.key);
  else history.replaceState({ key: place.key, index }, "");

  /** @param hasSlid the browser has animated the way to `next` */
  const commit = (next: HistoryEntry, hasSlid = false): void => {
    const from = place;
    const samePage = next.pathname === from.pathname && next.action === "replace";
    const show = (): void => {
      place = next;
      flushSync(() => {
        for (const listener of listeners) listener();
      });
      if (next.action === "pop") scrollRestoration.restore(next.key);
      else if (!samePage) scrollRestoration.top();
    };
    if (hasSlid || next.pathname === from.pathname) show();
    else slide(directionOf(from, next, orderOf), show);
  };

  addEventListener("popstate", (event) => {
    scrollRestoration.save(place.key);
    const entry = entryOf(event.state) ?? { key: newKey(), index: index + 1 };
    index = entry.index;
    isGoingBack = false;
    // After a swipe the browser has animated already; a second slide would repeat it.
    commit(read(entry, "pop"), event.hasUAVisualTransition);
  });
  addEventListener("pagehide", () => scrollRestoration.save(place.key));

  return {
    current: () => place,
    navigate(to, { replace = false } = {}) {
      scrollRestoration.save(place.key);
      isGoingBack = false;
      const from = replace ? place.from : place.pathname + place.search;
      const entry = { key: newKey(), index: replace ? index : index + 1, from };
      try {
        if (replace) history.replaceState(entry, "", to);
        else history.pushState(entry, "", to);
      } catch {
        // Safari allows 100 in 10 s. The page loads anew in place of an address that does not change.
        if (replace) window.location.replace(to);
        else window.location.assign(to);
        return;
      }
      index = entry.index;
      commit(read(entry, replace ? "replace" : "push"));
    },
    back(fallback) {
      if (isGoingBack) return;
      if (index > 0) {
        isGoingBack = true;
        history.back();
      } else this.navigate(fallback, { replace: true });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface Entry {
  key: string;
  index: number;
  from?: string | undefined;
}

function entryOf(state: unknown): Entry | undefined {
  if (typeof state !== "object" || state === null) return undefined;
  const { key, index, from } = { key: undefined, index: undefined, from: undefined, ...state };
  if (typeof key !== "string" || typeof index !== "number") return undefined;
  return { key, index, from: typeof from === "string" ? from : undefined };
}

function read(entry: Entry, action: HistoryEntry["action"]): HistoryEntry {
  return { pathname: location.pathname, search: location.search, ...entry, action };
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}

let sliding: ViewTransition | undefined;

/** Runs `show` in a view transition; immediately where unsupported or reduced motion is preferred. */
function slide(direction: Direction, show: () => void): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (calm || !("startViewTransition" in document) || document.visibilityState !== "visible") {
    show();
    return;
  }
  sliding?.skipTransition();
  document.documentElement.dataset.nav = direction;
  const transition = document.startViewTransition(show);
  sliding = transition;
  const done = (): void => {
    if (sliding !== transition) return;
    sliding = undefined;
    delete document.documentElement.dataset.nav;
  };
  // A skipped transition rejects `ready`; the page is shown anyway.
  transition.ready.catch(() => undefined);
  transition.finished.then(done, done);
}
