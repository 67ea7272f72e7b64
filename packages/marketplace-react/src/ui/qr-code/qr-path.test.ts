import { encode } from "uqr";
import { expect, test } from "vitest";
import { QUIET, qrPath } from "./qr-code";

/** What the path paints, read back. */
function painted(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step += 1) {
      const row = rows[Number(y) - QUIET];
      const at = Number(x) - QUIET + step;
      expect(row?.[at], `painted once at ${x} ${y}`).toBe(false);
      if (row) row[at] = true;
    }
  }
  return rows;
}

test.each([
  "TExample9ZcW4uQn2hVr7sKpB1mYd5fJgL",
  "bitcoin:bc1qexample?amount=0.00123",
  "0x".padEnd(42, "a"),
  "ا",
])("the path of %j paints exactly the code's modules", (text) => {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  expect(painted(qrPath(data), size)).toEqual(data);
});

test("a code without dark modules has an empty path", () => {
  expect(qrPath([[false, false]])).toBe("");
});
