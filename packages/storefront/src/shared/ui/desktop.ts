import { useSyncExternalStore } from "react";

/** From here on the shop has a desktop's form; `--desktop` in media.css. */
export const DESKTOP = "(min-width: 1024px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(DESKTOP);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window is wide enough for the desktop's form. Style sheets do without; it is for what is loaded only there. */
export const useDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(DESKTOP).matches,
    () => false,
  );
