import { describe, expect, test } from "vitest";
import { CLICK_SLOP, EDGE, isDrag, settle } from "./support-placement";

const view = { width: 390, height: 844 };
/** 36 px from the right, 100 px from the bottom, 52 px wide. */
const home = { left: 302, top: 692, width: 52, height: 52 };

describe("a dropped support button", () => {
  test("goes to the right edge from the right half", () => {
    expect(settle(home, { x: -20, y: -100 }, view)).toEqual({ x: 390 - 52 - EDGE - 302, y: -100 });
  });

  test("goes to the left edge from the left half", () => {
    expect(settle(home, { x: -200, y: 0 }, view).x).toBe(EDGE - 302);
  });

  test.each([
    [-5000, EDGE - 692],
    [5000, 844 - 52 - EDGE - 692],
  ])("stays inside the window's height: %i", (y, settled) => {
    expect(settle(home, { x: 0, y }, view).y).toBe(settled);
  });
});

test("a small slip is a click, a real move a drag", () => {
  expect(isDrag({ x: CLICK_SLOP - 1, y: 0 })).toBe(false);
  expect(isDrag({ x: 0, y: -CLICK_SLOP })).toBe(true);
});
