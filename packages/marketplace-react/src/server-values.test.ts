import { expect, test } from "vitest";
import { listOf, pictureList } from "./server-values";

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
