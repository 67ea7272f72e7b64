// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { textOf } from "../../testing/show";
import { openShop, speak } from "../../testing/stage";
import { SearchNote } from "./search-note";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const noteOf = async (found: Parameters<typeof SearchNote>[0]["found"]): Promise<string> => {
  const note = <SearchNote words="red teapto" found={found} action={<a href="/search">Ask</a>} />;
  return textOf(note, openShop(), await speak("en"));
};

test("nothing is said of products that have the words", async () => {
  expect(await noteOf({})).toBe("");
  expect(await noteOf({ is_partial: false })).toBe("");
  expect(await noteOf(undefined)).toBe("");
});

test("other words are said", async () => {
  const text = await noteOf({ corrected: "red teapot" });
  expect(text).toContain("No results for “red teapto”. Showing results for “red teapot”.");
  expect(text).not.toContain("Ask");
});

test("products with some of the words are called so, with a next step", async () => {
  expect(await noteOf({ is_partial: true })).toContain(
    "No product has all of “red teapto”. These have some.Ask",
  );
  expect(await noteOf({ is_partial: true, corrected: "red teapot" })).toContain(
    "No product has all of “red teapot”.",
  );
});
