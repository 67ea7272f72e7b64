import { isDrag } from "../support-position";
import { railOf } from "./rail";

/** A drag in progress. */
interface Held {
  rail: HTMLElement;
  /** X coordinate where the drag began. */
  x: number;
  scrollLeft: number;
  isMoving: boolean;
}

/** Lets a mouse drag every rail of the page. Touch and pen scroll natively. @returns a function that ends it */
export function dragRails(): () => void {
  let held: Held | undefined;
  let swallowClick = false;
  const stop = new AbortController();
  const { signal } = stop;

  const press = (event: PointerEvent): void => {
    swallowClick = false;
    held = undefined;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
    const rail = railOf(event.target);
    if (rail) held = { rail, x: event.clientX, scrollLeft: rail.scrollLeft, isMoving: false };
  };
  const move = (event: PointerEvent): void => {
    if (!held) return;
    const by = event.clientX - held.x;
    if (!held.isMoving && !isDrag({ x: by, y: 0 })) return;
    held.isMoving = true;
    const { rail, scrollLeft } = held;
    // Snapping would pull the rail back at each step; text would be selected along the way.
    rail.style.scrollSnapType = "none";
    rail.style.userSelect = "none";
    rail.style.cursor = "grabbing";
    rail.scrollLeft = scrollLeft - by;
  };
  const release = (): void => {
    if (held?.isMoving) {
      swallowClick = true;
      for (const name of ["scroll-snap-type", "user-select", "cursor"]) held.rail.style.removeProperty(name);
    }
    held = undefined;
  };
  const click = (event: MouseEvent): void => {
    if (swallowClick) {
      event.preventDefault();
      event.stopPropagation();
    }
    swallowClick = false;
  };
  document.addEventListener("pointerdown", press, { signal });
  document.addEventListener("pointermove", move, { signal });
  document.addEventListener("pointerup", release, { signal });
  document.addEventListener("pointercancel", release, { signal });
  document.addEventListener("click", click, { signal, capture: true });
  // Links and pictures would be dragged themselves.
  document.addEventListener("dragstart", (event) => held && event.preventDefault(), { signal });
  return () => stop.abort();
}
