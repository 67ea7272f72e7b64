// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { textOf } from "../../testing/show";
import { openShop, speak, stubServer } from "../../testing/stage";
import { Counted, offered } from "./filter-form";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const hours = [
  { value: 24, count: 5 },
  { value: 48, count: 5 },
  { value: 72, count: 9 },
];

it("leaves out what leaves the same products as a narrower value", () => {
  expect(offered(hours, undefined).map(({ value }) => value)).toEqual([24, 72]);
});

it("keeps the chosen value, also one that the server does not offer", () => {
  expect(offered(hours, 48).map(({ value }) => value)).toEqual([24, 48, 72]);
  expect(offered(hours, 36)).toEqual([hours[0], hours[2], { value: 36 }]);
  expect(offered([], 36)).toEqual([{ value: 36 }]);
  expect(offered([], undefined)).toEqual([]);
});

it("keeps the count on the line of the last word", async () => {
  stubServer();
  const shown = textOf(<Counted count={19}>In stock only</Counted>, openShop(), await speak("en"));
  expect(shown).toBe("In stock only\u00a019");
});
