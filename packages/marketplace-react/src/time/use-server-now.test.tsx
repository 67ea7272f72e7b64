// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { type ReactNode, useEffect } from "react";
import { expect, test, vi } from "vitest";
import { fakeServices, renderWith } from "../../test/render";
import { useCountdown } from "./use-countdown";
import { useServerNow } from "./use-server-now";

function Now({ children }: { children?: ReactNode }) {
  return (
    <output>
      {Math.round(useServerNow())}
      {children}
    </output>
  );
}

test("it renders again when an answer shows that the device's clock is wrong", () => {
  const fake = fakeServices({});
  let jump = (): void => {};
  let ahead = 0;
  const clock = {
    now: () => 1_795_000_000 - ahead,
    subscribe(listener: () => void) {
      jump = listener;
      return () => {};
    },
  };
  const services = { ...fake.services, market: { ...fake.market, clock } };
  renderWith(<Now />, {}, { ...fake, services });
  expect(screen.getByRole("status").textContent).toBe("1795000000");
  ahead = 3600;
  act(jump);
  expect(screen.getByRole("status").textContent).toBe("1794996400");
});

test("it renders again when that shows between its first rendering and its first effect", () => {
  const fake = fakeServices({});
  let ahead = 0;
  const listeners = new Set<() => void>();
  const clock = {
    now: () => 1_795_000_000 - ahead,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  // The effects of a child run before those of its parent.
  function Answer() {
    useEffect(() => {
      ahead = 3600;
      for (const listener of listeners) listener();
    }, []);
    return null;
  }
  const services = { ...fake.services, market: { ...fake.market, clock } };
  renderWith(
    <Now>
      <Answer />
    </Now>,
    {},
    { ...fake, services },
  );
  expect(screen.getByRole("status").textContent).toBe("1794996400");
});

test("a clock that goes on while React looks at it twice is no error", () => {
  const problems = vi.spyOn(console, "error").mockImplementation(() => undefined);
  let now = 1_795_000_000_000;
  vi.spyOn(Date, "now").mockImplementation(() => {
    now += 600;
    return now;
  });
  const Deadline = () => <p>{useCountdown(1_795_000_060)}</p>;
  const { unmount } = renderWith(
    <>
      <Now />
      <Deadline />
    </>,
    {},
  );
  unmount();
  expect(problems.mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
