// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeServices, renderWith } from "../../test/render";
import { MarketplaceProvider } from "../provider";
import { minutesAndSeconds } from "./minutes-and-seconds";
import { useCountdown } from "./use-countdown";

const START_S = 1_700_000_000;

beforeEach(() => void vi.useFakeTimers({ now: START_S * 1000 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Countdown({ until }: { until: number | undefined }) {
  const left = useCountdown(until);
  return <p role="timer">{left === undefined ? "no time" : minutesAndSeconds(left)}</p>;
}
const shown = () => screen.getByRole("timer").textContent;

test("it counts down every second and stops at the end", () => {
  renderWith(<Countdown until={START_S + 62} />);
  expect(shown()).toBe("1:02");
  act(() => vi.advanceTimersByTime(3_000));
  expect(shown()).toBe("0:59");
  act(() => vi.advanceTimersByTime(100_000));
  expect(shown()).toBe("0:00");
  expect(vi.getTimerCount()).toBe(0);
});

test("a new end starts it again, and without one nothing is counted", () => {
  const { services } = fakeServices({});
  const page = (until: number | undefined) => (
    <MarketplaceProvider services={services}>
      <Countdown until={until} />
    </MarketplaceProvider>
  );
  const { rerender } = render(page(START_S - 5));
  expect(shown()).toBe("0:00");
  rerender(page(START_S + 249.9));
  expect(shown()).toBe("4:09");
  rerender(page(undefined));
  expect(shown()).toBe("no time");
});

test("it goes by the server's clock, also once an answer has shown what that is", () => {
  const fake = fakeServices({});
  let ahead = 3600;
  let jump = (): void => {};
  const clock = {
    now: () => Date.now() / 1000 + ahead,
    subscribe(listener: () => void) {
      jump = listener;
      return () => {};
    },
  };
  const services = { ...fake.services, market: { ...fake.market, clock } };
  renderWith(<Countdown until={START_S + 62} />, {}, { ...fake, services });
  expect(shown()).toBe("0:00");
  ahead = 0;
  act(jump);
  expect(shown()).toBe("1:02");
  act(() => vi.advanceTimersByTime(3_000));
  expect(shown()).toBe("0:59");
});

test("a server does not know the visitor's clock", () => {
  const { services } = fakeServices({});
  const page = (
    <MarketplaceProvider services={services}>
      <Countdown until={START_S + 60} />
    </MarketplaceProvider>
  );
  expect(renderToString(page)).toContain("no time");
});
