import { expect, test } from "vitest";
import { isTrue, listOf, pictureList } from "./server-values";

test.each([1, "1", true, "true"])("%j is true", (mark) => expect(isTrue(mark)).toBe(true));

test.each([0, "0", false, "false", "", null, undefined, {}, [], 2])("%j is not", (mark) =>
  expect(isTrue(mark)).toBe(false),
);

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
