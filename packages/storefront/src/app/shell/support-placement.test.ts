import { describe, expect, test } from "vitest";
import { CLICK_SLOP, EDGE, isDrag, restingPlace, settle } from "./support-placement";

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

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe("the support button", () => {
  test("stays at its own place while that is free", () => {
    expect(restingPlace(home, () => [box(16, 700, 200, 48)], view)).toEqual({ x: 0, y: 0 });
  });

  test("looks no higher than it moves, as looking takes long", () => {
    const looked: number[] = [];
    restingPlace(
      home,
      (top) => {
        looked.push(top);
        return [box(16, 725, 358, 48)];
      },
      view,
    );
    expect(looked).toEqual([692, 672]);
  });

  test("moves up from a button, no farther than it must", () => {
    const button = box(16, 700, 358, 48);
    const { y = 0 } = restingPlace(home, () => [button], view) ?? {};
    expect(home.top + y + home.height).toBeLessThanOrEqual(button.top);
    expect(y).toBeGreaterThanOrEqual(-60);
  });

  test("leaves a sum free that its edge alone would touch", () => {
    expect(restingPlace(home, () => [box(250, 690, 60, 20)], view)).not.toEqual({ x: 0, y: 0 });
  });

  test("may lie on the corner of a card that leads somewhere, not on a small link or a row", () => {
    expect(restingPlace(home, () => [{ ...box(200, 560, 174, 260), isLink: true }], view)).toEqual({
      x: 0,
      y: 0,
    });
    expect(restingPlace(home, () => [{ ...box(16, 690, 358, 60), isLink: true }], view)).not.toEqual({
      x: 0,
      y: 0,
    });
    expect(restingPlace(home, () => [{ ...box(290, 700, 90, 30), isLink: true }], view)).not.toEqual({
      x: 0,
      y: 0,
    });
    // A category: its picture and name, of which the button would cover a part.
    expect(restingPlace(home, () => [{ ...box(205, 600, 104, 100), isLink: true }], view)).not.toEqual({
      x: 0,
      y: 0,
    });
  });

  test("has no place where controls fill the screen", () => {
    const rows = Array.from({ length: 20 }, (_, at) => box(16, 400 + at * 40, 358, 36));
    expect(restingPlace(home, () => rows, view)).toBeUndefined();
  });
});
