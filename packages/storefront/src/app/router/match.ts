import type { RouteParams } from "../../shared/navigation/screen-props";
import { notFound, type Route, routes } from "./routes";

/** The route of an address with its parameters. */
export interface RouteMatch {
  route: Route;
  /** Order of the page slide. */
  order: number;
  params: RouteParams;
}

/** @returns the parameters when `pathname` fits the pattern; a broken percent-code never fits */
export function matchPattern(pattern: string, pathname: string): RouteParams | undefined {
  const wanted = pattern.split("/");
  const given = pathname.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (!part.startsWith("{")) {
      if (part !== value) return undefined;
      continue;
    }
    if (!value) return undefined;
    try {
      params[part.slice(1, -1)] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return params;
}

/** The route that shows `pathname`; the not-found screen for all others, ordered last. */
export function matchRoute(pathname: string): RouteMatch {
  for (const [order, route] of routes.entries()) {
    const params = matchPattern(route.path, pathname);
    if (params) return { route, order, params };
  }
  return { route: notFound, order: routes.length, params: {} };
}
