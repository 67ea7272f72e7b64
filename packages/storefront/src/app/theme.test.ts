import { expect, test } from "vitest";
import { applyTheme, storedTheme } from "./theme";

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

test("a chosen theme marks the root, the device's own takes the mark away", () => {
  const root: Pick<HTMLElement, "dataset"> = { dataset: {} };
  applyTheme("dark", root);
  expect(root.dataset).toEqual({ theme: "dark" });
  applyTheme("system", root);
  expect(root.dataset).toEqual({});
});
