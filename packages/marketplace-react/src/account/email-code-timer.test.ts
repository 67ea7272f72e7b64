import { expect, test, vi } from "vitest";
import { createCodeTimer, type TimerClock, type TimerMemory } from "./email-code-timer";

/** A clock that is moved by hand. */
function handClock(start = 1_000_000) {
  let time = start;
  const ticking = new Set<() => void>();
  const clock: TimerClock = {
    now: () => time,
    every(_ms, run) {
      ticking.add(run);
      return () => ticking.delete(run);
    },
  };
  return {
    clock,
    running: () => ticking.size,
    pass(seconds: number) {
      for (let second = 0; second < seconds; second++) {
        time += 1000;
        for (const run of [...ticking]) run();
      }
    },
    sleep(seconds: number) {
      time += seconds * 1000;
    },
  };
}

function memory(kept: { to?: string; at?: string } = {}): TimerMemory {
  let values = kept;
  return { read: () => values, write: (next) => (values = next) };
}

test("counts sixty seconds down and stops", () => {
  const hand = handClock();
  const timer = createCodeTimer(memory(), hand.clock);
  const listener = vi.fn();
  timer.subscribe(listener);
  expect(timer.secondsLeft("a@b.co")).toBe(0);
  timer.sent("a@b.co");
  expect(timer.secondsLeft("a@b.co")).toBe(60);
  hand.pass(1);
  expect(timer.secondsLeft("a@b.co")).toBe(59);
  hand.pass(59);
  expect(timer.secondsLeft("a@b.co")).toBe(0);
  expect(hand.running()).toBe(0);
  expect(listener).toHaveBeenCalledTimes(61);
});

test("another address need not wait; case and spaces make none", () => {
  const hand = handClock();
  const timer = createCodeTimer(memory(), hand.clock);
  timer.sent("a@b.co");
  expect(timer.secondsLeft(" A@B.co ")).toBe(60);
  expect(timer.secondsLeft("c@b.co")).toBe(0);
});

test("a sleeping tab wakes with the right figure", () => {
  const hand = handClock();
  const timer = createCodeTimer(memory(), hand.clock);
  timer.sent("a@b.co");
  hand.sleep(45);
  expect(timer.secondsLeft("a@b.co")).toBe(15);
});

test("survives a reload", () => {
  const hand = handClock();
  const kept = memory();
  createCodeTimer(kept, hand.clock).sent("a@b.co");
  hand.sleep(20);
  const again = createCodeTimer(kept, hand.clock);
  expect(again.secondsLeft("a@b.co")).toBe(40);
  again.subscribe(() => undefined);
  expect(hand.running()).toBe(1);
});

test("no listeners, no ticks; a new listener starts them again", () => {
  const hand = handClock();
  const timer = createCodeTimer(memory(), hand.clock);
  timer.sent("a@b.co");
  expect(hand.running()).toBe(0);
  const leave = timer.subscribe(() => undefined);
  expect(hand.running()).toBe(1);
  leave();
  expect(hand.running()).toBe(0);
});

test.each([{ to: "a@b.co", at: "tomorrow" }, { to: "a@b.co", at: "99999999999999" }, { to: "a@b.co" }])(
  "a foreign or future time makes nobody wait: %j",
  (kept) => {
    expect(createCodeTimer(memory(kept), handClock().clock).secondsLeft("a@b.co")).toBe(0);
  },
);
