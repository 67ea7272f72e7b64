import { expect, test } from "vitest";
import { areaOf, centeredCrop, clampCrop, MAX_ZOOM, moveBy } from "./avatar-crop";

const wide = { width: 400, height: 200 };

test("at first the middle, as large as a square can be", () => {
  expect(areaOf(centeredCrop(wide), wide)).toEqual({ left: 100, top: 0, side: 200 });
});

test("moving the picture right shows more of its left, up to its edge", () => {
  const moved = moveBy(centeredCrop(wide), wide, 0.25, 0.5);
  expect(areaOf(moved, wide)).toEqual({ left: 50, top: 0, side: 200 });
  expect(areaOf(moveBy(moved, wide, 9, 9), wide)).toEqual({ left: 0, top: 0, side: 200 });
});

test("zoomed in, a move by a part of the frame is fewer pixels", () => {
  const near = clampCrop({ ...centeredCrop(wide), zoom: 2 }, wide);
  expect(areaOf(near, wide)).toEqual({ left: 150, top: 50, side: 100 });
  expect(areaOf(moveBy(near, wide, -0.5, -0.5), wide)).toEqual({ left: 200, top: 100, side: 100 });
});

test("the square never leaves the picture, whatever is asked", () => {
  for (let turn = 0; turn < 500; turn++) {
    const image = { width: 1 + ((turn * 37) % 900), height: 1 + ((turn * 61) % 700) };
    const wish = { zoom: (turn % 13) - 3, x: turn * 7 - 900, y: 1200 - turn * 5 };
    const { left, top, side } = areaOf(clampCrop(wish, image), image);
    expect(side).toBeGreaterThanOrEqual(Math.min(image.width, image.height) / MAX_ZOOM - 1e-9);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1e-9);
    expect(left + side).toBeLessThanOrEqual(image.width + 1e-9);
    expect(top + side).toBeLessThanOrEqual(image.height + 1e-9);
  }
});
