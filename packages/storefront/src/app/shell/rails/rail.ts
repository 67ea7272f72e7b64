/** Pixels by which a rail at its end may seem to be off, because browsers round. */
const TOLERANCE = 2;

/**
 * The nearest rail around an element: it scrolls sideways and hides its scroll bar. Touch swipes it; a mouse has nothing to
 * grab, so it is dragged (`dragRails`) or moved by buttons (`RailButtons`).
 */
export function railOf(target: EventTarget | null): HTMLElement | undefined {
  let at = target instanceof Element ? target : null;
  for (; at && at !== document.body; at = at.parentElement) {
    if (!(at instanceof HTMLElement) || at.scrollWidth - at.clientWidth <= TOLERANCE) continue;
    const { overflowX, scrollbarWidth } = getComputedStyle(at);
    const isHidden = scrollbarWidth !== "auto" && scrollbarWidth !== "thin";
    if (isHidden && (overflowX === "auto" || overflowX === "scroll")) return at;
  }
  return undefined;
}

/** The directions in which a rail can still scroll, in reading direction. */
export function waysOf(rail: Pick<HTMLElement, "scrollLeft" | "scrollWidth" | "clientWidth">): {
  back: boolean;
  forward: boolean;
} {
  // Negative where text runs from right to left.
  const at = Math.abs(rail.scrollLeft);
  return { back: at > TOLERANCE, forward: at < rail.scrollWidth - rail.clientWidth - TOLERANCE };
}

/** Scrolls a rail by most of its width, so that one item stays visible as a landmark. */
export function stepRail(rail: HTMLElement, way: "back" | "forward"): void {
  const sign = (way === "forward" ? 1 : -1) * (getComputedStyle(rail).direction === "rtl" ? -1 : 1);
  rail.scrollBy({ left: sign * rail.clientWidth * 0.85, behavior: "smooth" });
}
