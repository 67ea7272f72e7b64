import { parse } from "regexparam";
import { matchRoute } from "wouter";
import type { RouteParams } from "../../shared/navigation/paths";
import { NOT_FOUND, SCREENS } from "../screens";
import type { ScreenRecord } from "./screen-record";

/** The screen of an address with its parameters. */
interface ScreenMatch {
  screen: ScreenRecord;
  /** Order of the page slide. */
  order: number;
  params: RouteParams;
}

/** The screen that shows `pathname`; the not-found screen for all others, ordered last. */
export function matchScreen(pathname: string): ScreenMatch {
  for (const [order, screen] of SCREENS.entries()) {
    const [, found] = matchRoute(parse, screen.path, pathname);
    const params = found && decoded(found);
    if (params) return { screen, order, params };
  }
  return { screen: NOT_FOUND, order: SCREENS.length, params: {} };
}

/** @returns undefined for a broken percent-code */
function decoded(found: Readonly<Record<string, string | undefined>>): RouteParams | undefined {
  try {
    const values = Object.entries(found).map(([name, value = ""]) => [name, decodeURIComponent(value)]);
    return Object.fromEntries(values);
  } catch {
    return undefined;
  }
}
