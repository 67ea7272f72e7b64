import { describe, expect, it } from "vitest";
import { readPrice, tidyRange } from "./price";

describe("readPrice", () => {
  it.each([
    ["12", "12"],
    [" 12.50 ", "12.5"],
    ["12,5", "12.5"],
    ["007", "7"],
    [".5", "0.5"],
    ["5.", "5"],
    ["0", "0"],
    ["1 200", "1200"],
    ["1,200", "1200"],
    ["1,200,300.50", "1200300.5"],
    ["1,2003", "1.2003"],
    ["١٢٫٥", "12.5"],
    ["۱۲", "12"],
    ["१२", "12"],
    ["１２．５", "12.5"],
  ])("reads %s as %s", (typed, price) => expect(readPrice(typed, "en")).toBe(price));

  it.each(["abc", "-1", "1.2.3", "1e5", ".", "1,20,3", "$5", "9999999999999"])("refuses %s", (typed) =>
    expect(readPrice(typed, "en")).toBeNull(),
  );

  it("takes nothing as no limit", () => expect(readPrice("  ", "en")).toBeUndefined());
});

describe("tidyRange", () => {
  it("puts the ends in order", () => {
    expect(tidyRange({ min: "50", max: "10" })).toEqual({ min: "10", max: "50" });
    expect(tidyRange({ min: "50", max: "0" })).toEqual({ min: undefined, max: "50" });
  });
  it("leaves out a lower end of nothing", () => {
    expect(tidyRange({ min: "0", max: "10" })).toEqual({ min: undefined, max: "10" });
  });
  it("keeps an open end", () => expect(tidyRange({ min: "5" })).toEqual({ min: "5", max: undefined }));
});
