import { expect, test } from "vitest";
import { applyTheme, storedTheme, type ThemeTarget } from "./theme";

const storage = (stored: string | null): Storage => ({
  getItem: () => stored,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
  key: () => null,
  length: 0,
});

test.each([
  ["dark", "dark"],
  ["light", "light"],
  ["system", "system"],
  [null, "system"],
  ["solarized", "system"],
  ["toString", "system"],
])("stored %j shows %s", (stored, theme) => {
  expect(storedTheme(storage(stored))).toBe(theme);
});

test("closed storage leaves the choice to the device", () => {
  const closed = { ...storage(null) };
  closed.getItem = () => {
    throw new DOMException("no", "SecurityError");
  };
  expect(storedTheme(closed)).toBe("system");
});

test("a chosen theme marks the page and colors the browser's bars, the device's own takes that back", () => {
  const documentElement: ThemeTarget["documentElement"] = { dataset: {} };
  const metas = ["light", "dark"].map((theme) => ({ dataset: { theme }, media: "" }));
  const page = { documentElement, querySelectorAll: () => metas };
  const shown = () => [documentElement.dataset.theme, ...metas.map(({ media }) => media)];
  applyTheme("dark", page);
  expect(shown()).toEqual(["dark", "not all", "all"]);
  applyTheme("light", page);
  expect(shown()).toEqual(["light", "all", "not all"]);
  applyTheme("system", page);
  expect(shown()).toEqual([undefined, "(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
});
