import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryWithBackoff } from "./background";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Fails so many times, then succeeds. */
const flaky = (failures: number) =>
  vi.fn(async () => {
    if (failures-- > 0) throw new Error("did not arrive");
  });

test("what fails is tried again after two seconds, then after four, until it succeeds", async () => {
  const work = flaky(2);
  retryWithBackoff(work);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3999);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(3);
});

test("ended while it waits, and ended before it failed, it is not tried again", async () => {
  const work = flaky(9);
  const end = retryWithBackoff(work);
  await vi.advanceTimersByTimeAsync(100);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(1);

  const other = flaky(9);
  retryWithBackoff(other)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(other).toHaveBeenCalledTimes(1);
});
