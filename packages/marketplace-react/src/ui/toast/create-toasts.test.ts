import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToasts } from "./create-toasts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a new toast takes the place of the old, and stays its own time", () => {
  const toasts = createToasts();
  toasts.show("first");
  vi.advanceTimersByTime(3000);
  toasts.show("second");
  vi.advanceTimersByTime(3000);
  expect(toasts.current()?.text).toBe("second");
  vi.advanceTimersByTime(1000);
  expect(toasts.current()).toBeUndefined();
});

test("a toast with something to do stays longer", () => {
  const toasts = createToasts();
  toasts.show("removed", { action: { label: "Undo", onPress: () => undefined } });
  vi.advanceTimersByTime(6999);
  expect(toasts.current()?.text).toBe("removed");
  vi.advanceTimersByTime(1);
  expect(toasts.current()).toBeUndefined();
});
