import { expect, test } from "vitest";
import { fitInside, formatFor, neutralName, sizeProblem, typeProblem } from "./resize-photo";

test.each([
  [
    { width: 4032, height: 3024 },
    { width: 2048, height: 1536 },
  ],
  [
    { width: 3024, height: 4032 },
    { width: 1536, height: 2048 },
  ],
  [
    { width: 2048, height: 2048 },
    { width: 2048, height: 2048 },
  ],
  [
    { width: 300, height: 200 },
    { width: 300, height: 200 },
  ],
  [
    { width: 12_000, height: 2 },
    { width: 2048, height: 1 },
  ],
])("%o is sent as %o", (picture, sent) => {
  expect(fitInside(picture, 2048)).toEqual(sent);
});

test("a file that is not a picture is rejected by its type, a large one by its size", () => {
  expect(typeProblem({ type: "image/jpeg" })).toBeUndefined();
  expect(typeProblem({ type: "image/svg+xml" })).toBe("wrongType");
  expect(typeProblem({ type: "" })).toBe("wrongType");
  expect(sizeProblem({ size: 10 * 1024 * 1024 })).toBeUndefined();
  expect(sizeProblem({ size: 10 * 1024 * 1024 + 1 })).toBe("tooLarge");
  expect(sizeProblem({ size: 2001 }, 2000)).toBe("tooLarge");
  expect(sizeProblem({ size: 2000 }, 2000)).toBeUndefined();
  expect(sizeProblem({ size: 2001 }, 0)).toBeUndefined();
});

test("a photo stays a JPEG; what may be transparent is not put on black", () => {
  expect(["image/jpeg", "image/png", "image/webp", "image/gif"].map(formatFor)).toEqual([
    "image/jpeg",
    "image/webp",
    "image/webp",
    "image/webp",
  ]);
});

test("a file name tells the server the format and nothing else", () => {
  expect(["image/jpeg", "image/webp", "image/png"].map(neutralName)).toEqual([
    "picture.jpg",
    "picture.webp",
    "picture.png",
  ]);
});
