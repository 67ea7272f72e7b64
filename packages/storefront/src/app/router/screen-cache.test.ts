import { afterEach, describe, expect, test, vi } from "vitest";
import type { Route, ScreenModule } from "./routes";
import { CHUNK_TIMEOUT_MS, createScreenCache } from "./screen-cache";

const module: ScreenModule = { Screen: () => null };
const routeOf = (load: Route["load"]): Route => ({ path: "/x", title: "shell.home", load });
const nothing = () => Promise.resolve();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the screen cache", () => {
  test("fetches a module once, however often it is warmed", async () => {
    const load = vi.fn(async () => module);
    const cache = createScreenCache({ alongside: nothing });
    const route = routeOf(load);
    expect(cache.state(route)).toEqual({ status: "loading" });
    await Promise.all([cache.prefetch(route), cache.prefetch(route)]);
    await cache.prefetch(route);
    expect(load).toHaveBeenCalledTimes(1);
    expect(cache.state(route)).toEqual({ status: "loaded", Screen: module.Screen });
  });

  test("waits for what the screen needs besides", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const cache = createScreenCache({ alongside: () => Promise.reject(new Error("no texts")) });
    const route = routeOf(async () => module);
    await cache.prefetch(route);
    expect(cache.state(route)).toEqual({ status: "failed" });
  });

  test("keeps a failure until it is warmed again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const load = vi.fn<Route["load"]>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(module);
    const cache = createScreenCache({ alongside: nothing });
    const route = routeOf(load);
    const seen: string[] = [];
    cache.subscribe(() => seen.push(cache.state(route).status));
    await cache.load(route);
    await cache.load(route);
    expect(seen).toEqual(["failed", "loading", "loaded"]);
  });

  test("notifies listeners only about a screen to be shown", async () => {
    const cache = createScreenCache({ alongside: nothing });
    const route = routeOf(async () => module);
    const seen: string[] = [];
    cache.subscribe(() => seen.push(cache.state(route).status));
    await cache.prefetch(route);
    expect(seen).toEqual([]);
    const shown = routeOf(async () => module);
    cache.subscribe(() => seen.push(cache.state(shown).status));
    void cache.prefetch(shown);
    await cache.load(shown);
    expect(seen).toEqual(["loaded", "loaded"]);
  });

  test("gives up after 120 seconds and leaves no timer behind", async () => {
    vi.useFakeTimers();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const cache = createScreenCache({ alongside: nothing });
    const route = routeOf(() => new Promise(() => undefined));
    const warming = cache.prefetch(route);
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(cache.state(route).status).toBe("loading");
    await vi.advanceTimersByTimeAsync(1);
    await warming;
    expect(cache.state(route).status).toBe("failed");
    expect(vi.getTimerCount()).toBe(0);
  });
});
