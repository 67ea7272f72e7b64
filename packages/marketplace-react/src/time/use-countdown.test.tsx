// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { minutesAndSeconds, useCountdown } from "./use-countdown";

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
  render(<Countdown until={START_S + 62} />);
  expect(shown()).toBe("1:02");
  act(() => vi.advanceTimersByTime(3_000));
  expect(shown()).toBe("0:59");
  act(() => vi.advanceTimersByTime(100_000));
  expect(shown()).toBe("0:00");
  expect(vi.getTimerCount()).toBe(0);
});

test("a new end starts it again, and without one nothing is counted", () => {
  const { rerender } = render(<Countdown until={START_S - 5} />);
  expect(shown()).toBe("0:00");
  rerender(<Countdown until={START_S + 249.9} />);
  expect(shown()).toBe("4:09");
  rerender(<Countdown until={undefined} />);
  expect(shown()).toBe("no time");
});

test("a server does not know the visitor's clock", () => {
  expect(renderToString(<Countdown until={START_S + 60} />)).toContain("no time");
});
