import type { Box, Offset } from "./support-position";

/** Pixels between two places that are tried. */
const STEP = 20;
/** How much of a large link the button may cover: a corner of a card, but no row of a list. */
const LINK_SHARE = 0.08;
/** How many times larger than the button a link is that may be covered at all. */
const LARGE_LINK = 4;

/** Something on the screen that must stay free. */
export interface Obstacle extends Box {
  /** A link that is much larger than the button stays usable when its corner is covered. */
  isLink?: boolean;
}

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
 * the middle of the window. @returns undefined where no place is free: the button stays hidden
 */
export function restingPlace(
  place: Box,
  obstacles: readonly Obstacle[],
  view: { height: number },
): Offset | undefined {
  for (let y = 0; place.top + y >= view.height / 2; y -= STEP) {
    const box = { ...place, top: place.top + y };
    if (!obstacles.some((obstacle) => isInTheWay(box, obstacle))) return { x: 0, y };
  }
  return undefined;
}

/** Controls and sums: what the button must not cover. */
const CONTROLS = "button, input, select, textarea, label, summary, a, [role=button], [data-sum]";
/** Pixels between two looks: less than the smallest control. */
const GRID = 13;

/** Everything in the button's column that it must not cover. Only what is on the screen is looked at, however long the page is. */
export function obstaclesAbove(button: Element, place: Box): Obstacle[] {
  const found = new Set<Element>();
  for (let y = innerHeight / 2; y <= place.top + place.height; y += GRID) {
    for (let x = place.left; x <= place.left + place.width; x += GRID) {
      for (const element of document.elementsFromPoint(x, y)) {
        const control = element.closest(CONTROLS);
        if (control && !button.contains(control)) found.add(control);
      }
    }
  }
  return Array.from(found, (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top, width, height, isLink: element.tagName === "A" };
  });
}
