import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClock } from "../../src/clock";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const advance = (ms: number) => vi.advanceTimersByTime(ms);

describe("the clock of a browser", () => {
  it("has one timer for all long waits, and none a beat after the last of them", () => {
    const clock = createClock(true);
    const stops = [1, 2, 3].map(() => clock.after(30_000, vi.fn()));
    expect(vi.getTimerCount()).toBe(1);
    advance(10_000);
    for (const stop of stops) stop();
    advance(500);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends a wait on time where no other one set the beat", () => {
    const run = vi.fn();
    createClock(true).after(30_000, run);
    advance(29_999);
    expect(run).not.toHaveBeenCalled();
    advance(1);
    expect(run).toHaveBeenCalledOnce();
    advance(60_000);
    expect(run).toHaveBeenCalledOnce();
  });

  it("ends a wait that came between two beats up to a beat late, never early", () => {
    const clock = createClock(true);
    const run = vi.fn();
    clock.after(60_000, vi.fn());
    advance(200);
    clock.after(30_000, run);
    advance(29_999);
    expect(run).not.toHaveBeenCalled();
    advance(500);
    expect(run).toHaveBeenCalledOnce();
  });

  it("doesn't run cancelled waits, and keeps the others", () => {
    const clock = createClock(true);
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = clock.after(6000, first);
    clock.after(7000, second);
    stop();
    advance(7000);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
  });

  it("accepts a wait started by the end of another", () => {
    const clock = createClock(true);
    const run = vi.fn();
    clock.after(6000, () => clock.after(6000, run));
    advance(12_500);
    expect(run).toHaveBeenCalledOnce();
  });

  it("begins again after a pause", () => {
    const clock = createClock(true);
    clock.after(6000, vi.fn())();
    advance(60_000);
    const run = vi.fn();
    clock.after(6000, run);
    advance(6000);
    expect(run).toHaveBeenCalledOnce();
  });

  it("counts time where a hidden page beats late", () => {
    const clock = createClock(true);
    const run = vi.fn();
    clock.after(30_000, run);
    const start = performance.now();
    vi.spyOn(performance, "now").mockReturnValue(start + 60_000);
    advance(500);
    expect(run).toHaveBeenCalledOnce();
  });

  it("counts beats under a false clock that leaves performance alone", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const run = vi.fn();
    createClock(true).after(30_000, run);
    advance(29_999);
    expect(run).not.toHaveBeenCalled();
    advance(501);
    expect(run).toHaveBeenCalledOnce();
  });

  it("outlives a false clock that takes its timer away", () => {
    const clock = createClock(true);
    clock.after(30_000, vi.fn());
    vi.useRealTimers();
    vi.useFakeTimers();
    const run = vi.fn();
    clock.after(30_000, run);
    advance(30_000);
    expect(run).toHaveBeenCalledOnce();
  });

  it("gives a short wait its own timer", () => {
    const clock = createClock(true);
    const run = vi.fn();
    clock.after(450, run);
    const stop = clock.after(450, vi.fn());
    expect(vi.getTimerCount()).toBe(2);
    stop();
    expect(vi.getTimerCount()).toBe(1);
    advance(450);
    expect(run).toHaveBeenCalledOnce();
  });

  it("waits forever when asked to", () => {
    const run = vi.fn();
    createClock(true).after(Number.POSITIVE_INFINITY, run);
    advance(3_600_000);
    expect(run).not.toHaveBeenCalled();
  });
});

describe("the clock elsewhere", () => {
  it("leaves no timer that would keep a program alive", () => {
    const clock = createClock(false);
    const stops = [1, 2].map(() => clock.after(30_000, vi.fn()));
    expect(vi.getTimerCount()).toBe(2);
    for (const stop of stops) stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("runs on time", () => {
    const run = vi.fn();
    createClock(false).after(30_000, run);
    advance(30_000);
    expect(run).toHaveBeenCalledOnce();
  });
});
