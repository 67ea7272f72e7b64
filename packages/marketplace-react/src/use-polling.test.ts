import { environmentManager, isServer, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPollingInterval } from "./use-polling";

interface Transfer {
  status: string;
  confirmations: number;
}

const open = ({ status }: Transfer): boolean => status !== "credited";
const asked = (data: Transfer | undefined, times: number, failures = 0) => ({
  state: { data, dataUpdateCount: times, errorUpdateCount: failures },
});

// TanStack Query polls in pages alone, and may have been loaded by a test without one.
beforeEach(() => {
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
});
afterEach(() => {
  environmentManager.setIsServer(() => isServer);
  vi.useRealTimers();
});

test("waits grow from 5 to 30 seconds while nothing changes, failures included", () => {
  const interval = createPollingInterval(open);
  const data = { status: "created", confirmations: 0 };
  const waits = Array.from({ length: 14 }, (_, index) =>
    interval.next(asked(data, 1 + (index >> 1), (index + 1) >> 1)),
  );
  expect(waits.slice(0, 3)).toEqual([5000, 6000, 7200]);
  expect(waits.at(-1)).toBe(30_000);
  expect(waits).toEqual(waits.toSorted((one, other) => Number(one) - Number(other)));
});

test("news and the user's return restart the intervals", () => {
  const interval = createPollingInterval(open);
  const data = { status: "confirming", confirmations: 1 };
  interval.next(asked(data, 1));
  expect(interval.next(asked(data, 9))).toBeGreaterThan(20_000);
  expect(interval.next(asked({ ...data, confirmations: 2 }, 10))).toBe(5000);
  const now = { status: "confirming", confirmations: 3 };
  interval.next(asked(now, 11));
  expect(interval.next(asked(now, 13))).toBe(7200);
  interval.reset();
  expect(interval.next(asked(now, 13))).toBe(5000);
});

test("a question that was asked twice for the same answer waits the same", () => {
  const interval = createPollingInterval(open);
  const data = { status: "created", confirmations: 0 };
  interval.next(asked(data, 1));
  expect(interval.next(asked(data, 3))).toBe(interval.next(asked(data, 3)));
});

test("nothing is asked without an answer, nor after the last one", () => {
  const interval = createPollingInterval(open);
  expect(interval.next(asked(undefined, 0, 4))).toBe(false);
  expect(interval.next(asked({ status: "credited", confirmations: 20 }, 5))).toBe(false);
});

test("a query polls at that interval and stops on its own", async () => {
  const answers = [0, 0, 1, 20].map((confirmations) => ({
    status: confirmations === 20 ? "credited" : "confirming",
    confirmations,
  }));
  const times: number[] = [];
  const start = Date.now();
  const client = new QueryClient();
  const observer = new QueryObserver<Transfer>(client, {
    queryKey: ["transfer"],
    queryFn: async () => {
      times.push(Date.now() - start);
      return answers[times.length - 1] ?? { status: "asked too often", confirmations: 0 };
    },
    refetchInterval: createPollingInterval(open).next,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(120_000);
  stop();
  expect(times).toEqual([0, 5000, 11_000, 16_000]);
});
