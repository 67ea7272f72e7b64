import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { createPlaces, type Places } from "./places";

/** Where the reader is. A new object for every navigation. */
export interface Place {
  pathname: string;
  /** With its "?" or empty. */
  search: string;
  /** Names this entry of the session's history. */
  key: string;
  /** Position in the session's history; larger is later. */
  index: number;
  /** How the reader came here. "load" is the first page of a visit. */
  by: "load" | "push" | "replace" | "pop";
  /** The address that one step back leads to; undefined where the visit began here. */
  from?: string | undefined;
}

/** Options of a navigation. */
export interface NavigateOptions {
  replace?: boolean | undefined;
}

/** The session's history with page slides and remembered scroll places. */
export interface AppLocation {
  current(): Place;
  navigate(to: string, options?: NavigateOptions): void;
  /** One step back inside the shop, or to `fallback` when the visit began here. */
  back(fallback: string): void;
  subscribe(listener: () => void): () => void;
}

type Direction = "forward" | "back";

/** Options of {@link createLocation}. */
export interface LocationOptions {
  /** Order index of a path: the slide goes forward to a larger one. */
  orderOf: (pathname: string) => number;
  places?: Places;
}

/** Slides go by the order of the routes; between two pages of one route, by history. */
export function directionOf(from: Place, to: Place, orderOf: (pathname: string) => number): Direction {
  const step = orderOf(to.pathname) - orderOf(from.pathname) || to.index - from.index;
  return step < 0 ? "back" : "forward";
}

/** Takes over `history` of this page; the browser's own scroll restoration is switched off. */
export function createLocation({ orderOf, places = createPlaces() }: LocationOptions): AppLocation {
  const listeners = new Set<() => void>();
  history.scrollRestoration = "manual";
  const first = entryOf(history.state);
  let place: Place = read(first ?? { key: newKey(), index: 0 }, "load");
  /** Where history is; the page that is shown follows with its slide. */
  let index = place.index;
  /** A step back that has not arrived: a second one from the first page of the visit would leave the shop. */
  let isGoingBack = false;
  if (first) places.restore(place.key);
  else history.replaceState({ key: place.key, index }, "");

  const commit = (next: Place): void => {
    const from = place;
    const samePage = next.pathname === from.pathname && next.by === "replace";
    const show = (): void => {
      place = next;
      flushSync(() => {
        for (const listener of listeners) listener();
      });
      if (next.by === "pop") places.restore(next.key);
      else if (!samePage) places.top();
    };
    if (samePage || next.pathname === from.pathname) show();
    else slide(directionOf(from, next, orderOf), show);
  };

  addEventListener("popstate", (event) => {
    places.save(place.key);
    const entry = entryOf(event.state) ?? { key: newKey(), index: index + 1 };
    index = entry.index;
    isGoingBack = false;
    commit(read(entry, "pop"));
  });
  addEventListener("pagehide", () => places.save(place.key));

  return {
    current: () => place,
    navigate(to, { replace = false } = {}) {
      places.save(place.key);
      index += replace ? 0 : 1;
      isGoingBack = false;
      const from = replace ? place.from : place.pathname + place.search;
      const entry = { key: newKey(), index, from };
      if (replace) history.replaceState(entry, "", to);
      else history.pushState(entry, "", to);
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

function read(entry: Entry, by: Place["by"]): Place {
  return { pathname: location.pathname, search: location.search, ...entry, by };
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}

let sliding: ViewTransition | undefined;

/** Runs `show` in a view transition; at once where there is none or the reader wants less motion. */
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
  // A skipped transition rejects `ready`; the page has been shown all the same.
  transition.ready.catch(() => undefined);
  transition.finished.then(done, done);
}

/** wouter's hooks over an {@link AppLocation}: `<Router hook={…} searchHook={…}>`. */
export function routerHooks(app: AppLocation) {
  const useLocation = (): [string, (to: string, options?: NavigateOptions) => void] => [
    useSyncExternalStore(app.subscribe, () => app.current().pathname),
    app.navigate,
  ];
  const useSearch = (): string => useSyncExternalStore(app.subscribe, () => app.current().search.slice(1));
  return { useLocation, useSearch };
}
