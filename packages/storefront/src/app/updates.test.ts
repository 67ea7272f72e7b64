import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createUpdates, FIRST_INSTALL_MS } from "./updates";

/** As much of the browser's own as registration touches. */
function stage(controller: object | null) {
  const registration = Object.assign(new EventTarget(), { waiting: null });
  const register = vi.fn(async (_url: string) => registration);
  const serviceWorker = Object.assign(new EventTarget(), { controller, register });
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("window", {});
  return register;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("PROD", true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("on a first visit the worker waits until the screen has had time for its own", async () => {
  const register = stage(null);
  void createUpdates().register();
  await vi.advanceTimersByTimeAsync(FIRST_INSTALL_MS - 1);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledExactlyOnceWith("/service-worker.js");
});

test("where a worker is in charge the next version is looked for at once", async () => {
  const register = stage({});
  void createUpdates().register();
  await vi.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenCalledTimes(1);
});
