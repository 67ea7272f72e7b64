/** The support button's offset from its default place, in CSS pixels. */
export interface Offset {
  x: number;
  y: number;
}

/** A box in the window, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something on the screen that must stay free. */
interface Obstacle extends Box {
  /** A link that is much larger than the button stays usable when its corner is covered. */
  isLink?: boolean;
}

/** Distance that a dragged button keeps from the window's edges. */
export const EDGE = 8;
/** A press that moves less than this is a click. */
export const CLICK_SLOP = 6;

/** Pixels between two places that are tried. */
const STEP = 20;
/** How much of a large link the button may cover: a corner of a card, but no row of a list. */
const LINK_SHARE = 0.08;
/** How many times larger than the button a link is that may be covered at all. */
const LARGE_LINK = 4;

/** Controls with what is said about them, and sums: what the button must not cover. */
const CONTROLS =
  "button, input, select, textarea, label, summary, a, [role=button], [id$=-hint], [id$=-error], [data-sum]";

/** Pixels between two looks: less than the smallest control. */
const GRID = 17;

function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function isInTheWay(button: Box, { isLink = false, ...box }: Obstacle): boolean {
  const covered = shared(button, box);
  const area = box.width * box.height;
  const isLarge = isLink && area >= LARGE_LINK * button.width * button.height;
  return covered > (isLarge ? LINK_SHARE * area : 0);
}

/**
 * Where the support button rests so that it covers no control and no sum: at its own place, or as little above it as possible, up to
 * the middle of the window.
 *
 * @param obstaclesFrom what is in the button's column from this height on; asked for no more than is needed
 * @returns undefined where no place is free: the button stays hidden
 */
export function restingPlace(
  place: Box,
  obstaclesFrom: (top: number) => readonly Obstacle[],
  view: { height: number },
): Offset | undefined {
  for (let y = 0; place.top + y >= view.height / 2; y -= STEP) {
    const box = { ...place, top: place.top + y };
    if (!obstaclesFrom(box.top).some((obstacle) => isInTheWay(box, obstacle))) return { x: 0, y };
  }
  return undefined;
}

/**
 * Finds what the button must not cover in its column, row by row upwards: asking the browser what is at a place takes long. Only
 * what is on the screen is looked at, however long the page is.
 */
export function obstacleFinder(button: Element, place: Box): (top: number) => Obstacle[] {
  const found = new Set<Element>();
  let row = place.top + place.height + GRID;
  return (top) => {
    while (row > top) {
      row = Math.max(top, row - GRID);
      for (let x = place.left; x <= place.left + place.width; x += GRID) {
        for (const element of document.elementsFromPoint(x, row)) {
          const control = element.closest(CONTROLS);
          if (control && !button.contains(control)) found.add(control);
        }
      }
    }
    return Array.from(found, (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height, isLink: element.tagName === "A" };
    });
  };
}

/** Whether a pointer has moved far enough to be a drag. */
export function isDrag(move: Offset): boolean {
  return Math.hypot(move.x, move.y) >= CLICK_SLOP;
}

/**
 * Where a dropped button comes to rest: at the nearer of the left and right edges, inside the window's height
 * (docs/product.md, "Support button").
 *
 * @param home the button's box without any offset
 * @param dropped its offset when it was let go
 */
export function settle(home: Box, dropped: Offset, view: { width: number; height: number }): Offset {
  const center = home.left + dropped.x + home.width / 2;
  const left = center < view.width / 2 ? EDGE : view.width - home.width - EDGE;
  const lowest = Math.max(EDGE, view.height - home.height - EDGE);
  const top = Math.min(lowest, Math.max(EDGE, home.top + dropped.y));
  return { x: left - home.left, y: top - home.top };
}
