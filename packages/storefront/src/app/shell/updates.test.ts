import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createUpdates, FIRST_INSTALL_MS } from "./updates";

/** A version of the worker. */
class Worker extends EventTarget {
  state = "installing";
  install(): void {
    this.state = "installed";
    this.dispatchEvent(new Event("statechange"));
  }
}

/** As much of the browser's own as registration touches. */
function stage(controller: object | null, installing: Worker | null = null) {
  const update = vi.fn(async () => undefined);
  const registration = Object.assign(new EventTarget(), { waiting: null, installing, update });
  const register = vi.fn(async (_url: string) => registration);
  const serviceWorker = Object.assign(new EventTarget(), { controller, register });
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", page);
  const comeBack = () => page.dispatchEvent(new Event("visibilitychange"));
  return { register, update, comeBack };
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
  const { register } = stage(null);
  void createUpdates().register();
  await vi.advanceTimersByTimeAsync(FIRST_INSTALL_MS - 1);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledExactlyOnceWith("/service-worker.js");
});

test("where a worker is in charge the next version is looked for at once", async () => {
  const { register } = stage({});
  void createUpdates().register();
  await vi.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenCalledTimes(1);
});

test("a version that the browser installs on its own is offered once it is ready", async () => {
  const next = new Worker();
  stage({}, next);
  const updates = createUpdates();
  await updates.register();
  expect(updates.waiting()).toBe(false);
  next.install();
  expect(updates.waiting()).toBe(true);
});

test("a page that stays open looks for a new version when a user comes back to it, once an hour", async () => {
  const { update, comeBack } = stage({});
  await createUpdates().register();
  comeBack();
  expect(update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_600_000);
  comeBack();
  comeBack();
  expect(update).toHaveBeenCalledTimes(1);
});

test("a page that may not have a worker goes on without one", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  stage(null);
  vi.stubGlobal("navigator", {
    get serviceWorker() {
      throw new DOMException("The context is sandboxed.", "SecurityError");
    },
  });
  await createUpdates().register();
  expect(warn).toHaveBeenCalledTimes(1);
});
