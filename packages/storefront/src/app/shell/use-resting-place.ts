import { type RefObject, useEffect, useState } from "react";
import { type Offset, obstacleFinder, restingPlace } from "./support-placement";

/** Milliseconds without a scroll or a change of the page until the button comes back. */
const IDLE_MS = 200;

/**
 * How far the support button moves to uncover what lies below it; undefined while the page scrolls, and where every place would
 * cover a control or a total.
 *
 * @param offset how far the button was dragged
 */
export function useRestingPlace(button: RefObject<Element | null>, offset: Offset): Offset | undefined {
  const [rest, setRest] = useState<Offset>();
  const { x, y } = offset;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const element = button.current;
      if (!element) return;
      // Its place by the style sheet plus the drag offset, not its current place.
      const { left, top, width, height } = (element.parentElement ?? element).getBoundingClientRect();
      const place = { left: left + x, top: top + y, width, height };
      setRest(restingPlace(place, obstacleFinder(element, place), { height: innerHeight }));
    };
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(look, IDLE_MS);
    };
    const away = (): void => {
      setRest(undefined);
      later();
    };
    const changes = new MutationObserver(later);
    const main = document.getElementById("main");
    if (main) changes.observe(main, { childList: true, subtree: true });
    const stop = new AbortController();
    addEventListener("scroll", away, { passive: true, signal: stop.signal });
    addEventListener("resize", later, { signal: stop.signal });
    later();
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      stop.abort();
    };
  }, [button, x, y]);
  return rest;
}
