import { describe, expect, it } from "vitest";
import { shorten } from "../src/shorten";

describe("shorten", () => {
  it("shows the first rows of each list and counts the others", () => {
    const value = { data: [{ skus: [1, 2, 3] }, { skus: [] }, {}, {}], code: 1 };
    expect(shorten(value)).toEqual({ value: { data: [{ skus: [1, 2] }, { skus: [] }], code: 1 }, left: 3 });
  });

  it("leaves what is short as it is", () => {
    const value = { code: 0, data: null, msg: "No", list: ["a"] };
    expect(shorten(value)).toEqual({ value, left: 0 });
  });

  it("shows the beginning of a long text", () => {
    expect(shorten("x".repeat(1_000))).toEqual({ value: `${"x".repeat(400)}…`, left: 0 });
  });
});
