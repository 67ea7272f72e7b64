import type { TypedStorage } from "../storage/index.js";

/**
 * Gives the stored language the picture it lacks. Other clients show it; loaded when a language is stored.
 *
 * Not a flag, because a language is not a country: the first two letters of its own name on a grey disc, readable on light and dark
 * backgrounds. A data URL, because other clients put it into `<img src>` and the SDK ships no image files.
 */
export function addIcon(storage: Pick<TypedStorage, "read" | "write">): void {
  // As it is by now: another tab may have chosen one with a picture of its own.
  const stored = storage.read("lang");
  if (!stored || stored.icon) return;
  const letters = `${stored.langText}`.slice(0, 2);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#555"/><text x="12" y="16" fill="#fff" font-family="sans-serif" font-size="11" text-anchor="middle">${letters}</text></svg>`;
  storage.write("lang", { ...stored, icon: `data:image/svg+xml,${encodeURIComponent(svg)}` });
}
