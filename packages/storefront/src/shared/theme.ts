import { deviceStorage } from "./storage";
/** The theme: the device's, or the user's choice. */
export type Theme = "system" | "light" | "dark";

/** Every choice, in the order it is offered. */
export const THEMES: readonly Theme[] = ["system", "light", "dark"];

const KEY = "theme";

/** The chosen theme; `system` when nothing usable is stored. */
export function storedTheme(storage: Storage | undefined = deviceStorage()): Theme {
  try {
    const stored = storage?.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? "system";
  } catch {
    return "system";
  }
}

/** What a theme is shown on: the page, and the colors of the browser's own bars, one for each theme. */
export interface ThemeTarget {
  documentElement: Pick<HTMLElement, "dataset">;
  querySelectorAll(names: "meta[data-theme]"): Iterable<Pick<HTMLMetaElement, "dataset" | "media">>;
}

/** Shows a theme; `system` leaves the choice to the device. Call it before the first paint. */
export function applyTheme(theme: Theme, page: ThemeTarget = document): void {
  const { dataset } = page.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of page.querySelectorAll("meta[data-theme]")) {
    const own = meta.dataset.theme;
    meta.media = theme === "system" ? `(prefers-color-scheme: ${own})` : own === theme ? "all" : "not all";
  }
}

/** Applies and stores a theme. With a full or blocked storage it lasts until the page is closed. */
export function setTheme(theme: Theme, storage: Storage | undefined = deviceStorage()): void {
  applyTheme(theme);
  try {
    if (theme === "system") storage?.removeItem(KEY);
    else storage?.setItem(KEY, theme);
  } catch {
    // The page already shows it.
  }
}
