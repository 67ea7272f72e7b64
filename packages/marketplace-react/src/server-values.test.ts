import { expect, test } from "vitest";
import { amountOrZero, listOf, pictureList } from "./server-values";

test("anything but a list is an empty list", () => {
  const served: (json: string) => readonly string[] | null = JSON.parse;
  expect(listOf(served('["a"]'))).toEqual(["a"]);
  for (const other of ["{}", "null", '""']) expect(listOf(served(other))).toEqual([]);
  expect(listOf(undefined)).toEqual([]);
});

test("pictures come as an array or as one text", () => {
  expect(pictureList("/a.svg, /b.svg,")).toEqual(["/a.svg", "/b.svg"]);
  expect(pictureList(["/a.svg"])).toEqual(["/a.svg"]);
  expect(pictureList(undefined)).toEqual([]);
});

test("an amount that is left out is 0, and one that can't be read is not known", () => {
  expect(amountOrZero<"tax">({}, "tax")).toBe("0");
  expect(amountOrZero({ tax: undefined }, "tax")).toBeUndefined();
  expect(amountOrZero({ tax: "1.50" }, "tax")).toBe("1.50");
});
