import { backIcon, chevronIcon, Icon } from "marketplace-react/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./rails.module.css";
import { isDrag } from "./support-placement";

/** Position of a rail on the page, and the directions in which it can scroll. */
interface Shown {
  rail: HTMLElement;
  box: { left: number; top: number; width: number; height: number };
  back: boolean;
  forward: boolean;
}

function look(rail: HTMLElement | undefined): Shown | undefined {
  // A rail in a dialog lies above everything that could be put over it.
  if (!rail?.isConnected || rail.closest("dialog")) return undefined;
  const { left, top, width, height } = rail.getBoundingClientRect();
  return { rail, box: { left: left + scrollX, top: top + scrollY, width, height }, ...waysOf(rail) };
}

/**
 * Two buttons over the rail that the mouse is on. The keyboard needs none, as focus moves a rail: they are for the mouse alone
 * and hidden from assistive technology.
 */
export function RailButtons() {
  const [shown, setShown] = useState<Shown>();
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const over = ({ target, pointerType }: PointerEvent): void => {
      if (target instanceof Node && buttons.current?.contains(target)) return;
      setShown(pointerType === "mouse" ? look(railOf(target)) : undefined);
    };
    const follow = (): void => setShown((now) => look(now?.rail));
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("pointerover", over, { signal });
    document.addEventListener("scroll", follow, { signal, capture: true, passive: true });
    addEventListener("resize", follow, { signal });
    const endDrag = dragRails();
    return () => {
      stop.abort();
      endDrag();
    };
  }, []);
  if (!shown) return null;
  const { rail, box, back, forward } = shown;
  return (
    <div ref={buttons} className={styles.over} style={box} aria-hidden="true">
      {back && (
        <RailButton onPress={() => stepRail(rail, "back")}>
          <Icon of={backIcon} size={20} />
        </RailButton>
      )}
      {forward && (
        <RailButton isLast onPress={() => stepRail(rail, "forward")}>
          <Icon of={chevronIcon} size={20} />
        </RailButton>
      )}
    </div>
  );
}

interface RailButtonProps {
  isLast?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function RailButton({ isLast, onPress, children }: RailButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.button}
      data-last={isLast || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

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
function stepRail(rail: HTMLElement, way: "back" | "forward"): void {
  const sign = (way === "forward" ? 1 : -1) * (getComputedStyle(rail).direction === "rtl" ? -1 : 1);
  rail.scrollBy({ left: sign * rail.clientWidth * 0.85, behavior: "smooth" });
}
