// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServices, renderWith } from "../../test/render";
import { useCountdown } from "./use-countdown";
import { useServerNow } from "./use-server-now";

function Now() {
  return <output>{Math.round(useServerNow())}</output>;
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
