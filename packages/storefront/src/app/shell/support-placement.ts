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

/** Distance that a dragged button keeps from the window's edges. */
export const EDGE = 8;
/** A press that moves less than this is a click. */
export const CLICK_SLOP = 6;

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
