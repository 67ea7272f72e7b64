/** How the shop looks: as the device asks, or as the reader chose. */
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

/** Shows a theme on `root`; `system` leaves the choice to the device. Call it before the first paint. */
export function applyTheme(
  theme: Theme,
  root: Pick<HTMLElement, "dataset"> = document.documentElement,
): void {
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
}

/** Keeps and shows a theme. Where storage is full or closed it lasts until the page goes away. */
export function setTheme(theme: Theme, storage: Storage | undefined = deviceStorage()): void {
  applyTheme(theme);
  try {
    if (theme === "system") storage?.removeItem(KEY);
    else storage?.setItem(KEY, theme);
  } catch {
    // The page already shows it.
  }
}

function deviceStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
