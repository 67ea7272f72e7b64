import { expect, test } from "vitest";
import { readValues } from "./read-values";
import { rowsOf } from "./variants";

test("a draft is read as the texts it holds; anything else is none", () => {
  expect(readValues('{"title":"Teapot","skus.0.stock":"3","odd":7}')).toEqual({
    title: "Teapot",
    "skus.0.stock": "3",
  });
  for (const none of [undefined, "", "{", "null", "7"]) expect(readValues(none)).toBeUndefined();
});

test("a row whose place was tampered with ends the rows instead of the page", () => {
  expect(rowsOf({ "skus.0.spec": "[" })).toEqual([]);
});
