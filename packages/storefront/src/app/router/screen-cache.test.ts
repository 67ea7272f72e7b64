import { afterEach, describe, expect, test, vi } from "vitest";
import { CHUNK_TIMEOUT_MS, createScreenCache } from "./screen-cache";
import type { ScreenModule, ScreenRecord } from "./screen-record";

const module: ScreenModule = { Screen: () => null };
const screenOf = (load: ScreenRecord["load"]): ScreenRecord => ({ path: "/x", title: "shell.home", load });
const nothing = () => Promise.resolve();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the screen cache", () => {
  test("fetches a module once, however often it is warmed", async () => {
    const load = vi.fn(async () => module);
    const cache = createScreenCache({ alongside: nothing });
    const screen = screenOf(load);
    expect(cache.state(screen)).toEqual({ status: "loading" });
    await Promise.all([cache.prefetch(screen), cache.prefetch(screen)]);
    await cache.prefetch(screen);
    expect(load).toHaveBeenCalledTimes(1);
    expect(cache.state(screen)).toEqual({ status: "loaded", Screen: module.Screen });
  });

  test("waits for what the screen needs besides", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const cache = createScreenCache({ alongside: () => Promise.reject(new Error("no texts")) });
    const screen = screenOf(async () => module);
    await cache.prefetch(screen);
    expect(cache.state(screen)).toEqual({ status: "failed" });
  });

  test("keeps a failure until it is warmed again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const load = vi
      .fn<ScreenRecord["load"]>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue(module);
    const cache = createScreenCache({ alongside: nothing });
    const screen = screenOf(load);
    const seen: string[] = [];
    cache.subscribe(() => seen.push(cache.state(screen).status));
    await cache.load(screen);
    await cache.load(screen);
    expect(seen).toEqual(["failed", "loading", "loaded"]);
  });

  test("notifies listeners only about a screen to be shown", async () => {
    const cache = createScreenCache({ alongside: nothing });
    const screen = screenOf(async () => module);
    const seen: string[] = [];
    cache.subscribe(() => seen.push(cache.state(screen).status));
    await cache.prefetch(screen);
    expect(seen).toEqual([]);
    const shown = screenOf(async () => module);
    cache.subscribe(() => seen.push(cache.state(shown).status));
    void cache.prefetch(shown);
    await cache.load(shown);
    expect(seen).toEqual(["loaded", "loaded"]);
  });

  test("gives up after 120 seconds and leaves no timer behind", async () => {
    vi.useFakeTimers();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const cache = createScreenCache({ alongside: nothing });
    const screen = screenOf(() => new Promise(() => undefined));
    const warming = cache.prefetch(screen);
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(cache.state(screen).status).toBe("loading");
    await vi.advanceTimersByTimeAsync(1);
    await warming;
    expect(cache.state(screen).status).toBe("failed");
    expect(vi.getTimerCount()).toBe(0);
  });
});
