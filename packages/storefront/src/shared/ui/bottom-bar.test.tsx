// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { BottomBar } from "./bottom-bar";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the shell knows how high the bar is, whatever it says, until it is gone", () => {
  let resize = (): void => undefined;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(listener: () => void) {
        resize = listener;
      }
      observe = () => resize();
      disconnect = () => undefined;
    },
  );
  const height = vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(68);
  const shell = (bar: boolean) => (
    <div data-shell>
      <main>{bar && <BottomBar label="Total">Place the order</BottomBar>}</main>
    </div>
  );
  const { container, rerender } = render(shell(true));
  const barHeight = () =>
    container.querySelector<HTMLElement>("[data-shell]")?.style.getPropertyValue("--bar-height");
  expect(barHeight()).toBe("68px");
  height.mockReturnValue(184);
  resize();
  expect(barHeight()).toBe("184px");
  rerender(shell(false));
  expect(barHeight()).toBe("");
});
