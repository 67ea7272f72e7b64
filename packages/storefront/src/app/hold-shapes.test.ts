// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HOLD_MS, holdShapes } from "./hold-shapes";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise(() => undefined);

/** A page with these shapes, whose hold has begun. */
function hold(shapes: string, screen: Promise<unknown>) {
  const root = document.createElement("div");
  root.innerHTML = `<div class="boot">${shapes}</div>`;
  const ended = vi.fn();
  void holdShapes(root, screen).then(ended);
  return ended;
}

test.each(['<i><img src="/a.webp" alt=""></i>', "<em>Words of an article</em>"])(
  "what the page shows already stays until the screen is here: %s",
  async (shapes) => {
    let arrive = (): void => undefined;
    const screen = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const ended = hold(shapes, screen);
    await vi.advanceTimersByTimeAsync(HOLD_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalled();
  },
);

test("a screen that is late gets the shop around it first", async () => {
  const ended = hold('<i><img src="/a.webp" alt=""></i>', never);
  await vi.advanceTimersByTimeAsync(HOLD_MS);
  expect(ended).toHaveBeenCalled();
});

test("bare shapes are not held", async () => {
  const ended = hold("<b></b><i></i><i></i>", never);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalled();
});
