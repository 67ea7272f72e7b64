import { expect, test } from "vitest";
import { isSigned, NO_SIGNATURE, signatureMark, strokesFor, TOO_SHORT } from "./signature";

const pen = {
  penColor: "rgb(0 0 0)",
  dotSize: 0,
  minWidth: 0.5,
  maxWidth: 2.5,
  velocityFilterWeight: 0.7,
  compositeOperation: "source-over",
} as const;
const line = (points: number) => ({
  ...pen,
  points: Array.from({ length: points }, (_, at) => ({ x: at * 10, y: 20, pressure: 0.5, time: at })),
});

test("a stray dot isn't a signature, and neither is one letter", () => {
  expect(isSigned(NO_SIGNATURE)).toBe(false);
  expect(isSigned({ ...NO_SIGNATURE, strokes: [line(2)] })).toBe(false);
  expect(isSigned({ ...NO_SIGNATURE, strokes: [line(5), line(5)] })).toBe(true);
  expect(isSigned({ ...NO_SIGNATURE, mode: "typed", text: " M " })).toBe(false);
  expect(isSigned({ ...NO_SIGNATURE, mode: "typed", text: "李明" })).toBe(true);
});

test("strokes that aren't a signature are too short", () => {
  expect(signatureMark(NO_SIGNATURE)).toBe("");
  expect(signatureMark({ ...NO_SIGNATURE, strokes: [line(2)] })).toBe(TOO_SHORT);
  expect(signatureMark({ ...NO_SIGNATURE, mode: "typed", text: "M" })).toBe(TOO_SHORT);
  expect(signatureMark({ ...NO_SIGNATURE, mode: "typed", strokes: [line(2)], text: " " })).toBe("");
  expect(signatureMark({ ...NO_SIGNATURE, strokes: [line(9)] })).toBe("1");
});

test("what counts is the way that is chosen", () => {
  expect(isSigned({ ...NO_SIGNATURE, strokes: [line(20)], mode: "typed" })).toBe(false);
});

test("lines keep their shape on a pad of another width", () => {
  const [turned] = strokesFor({ ...NO_SIGNATURE, strokes: [line(3)], width: 300 }, 600);
  expect(turned?.points.map(({ x, y }) => [x, y])).toEqual([
    [0, 40],
    [20, 40],
    [40, 40],
  ]);
  expect(turned?.maxWidth).toBe(5);
  expect(turned?.points[1]).toMatchObject({ pressure: 0.5, time: 1 });
});
