import { onTestFinished, vi } from "vitest";
import type { Fetch, MarketplaceOptions } from "../../src/index";

/** Time stands still until `advance`, until the test is over; also counts timers that are still waiting. */
export function useFakeTime() {
  vi.useFakeTimers({
    now: 1_795_175_706_000,
    toFake: ["setTimeout", "clearTimeout", "Date"],
  });
  onTestFinished(() => void vi.useRealTimers());
  return {
    waiting: () => vi.getTimerCount(),
    /** Moves time on, runs what falls due and lets promises settle between the steps. */
    async advance(ms: number) {
      await settleAll();
      await vi.advanceTimersByTimeAsync(ms);
      await settleAll();
    },
  };
}

/** Lets every promise that is ready run. */
export const settleAll = () => new Promise<void>((resolve) => setImmediate(resolve));

export type Sent = { url: string; init: RequestInit };

/** A `fetch` that answers from a list, the last entry again and again, and records what was sent. */
export function createFetch(...answers: (Response | Error | (() => Response | Promise<Response>))[]) {
  const sent: Sent[] = [];
  const fetch: Fetch = async (url, init) => {
    sent.push({ url, init });
    const answer = answers[Math.min(sent.length, answers.length) - 1];
    if (answer instanceof Error) throw answer;
    if (!answer) throw new Error("No answer prepared");
    return typeof answer === "function" ? answer() : answer.clone();
  };
  return { fetch, sent };
}

/** An envelope as HTTP sends it. */
export const envelope = (code: unknown, data: unknown = null, init: ResponseInit = {}, msg = "Sentence") =>
  new Response(JSON.stringify({ code, msg, time: "1795175706", data }), {
    ...init,
    headers: { "content-type": "application/json; charset=utf-8", ...init.headers },
  });

export const page = (rows: unknown[], extra: object = {}) => ({
  total: rows.length,
  per_page: 10,
  current_page: 1,
  last_page: 1,
  data: rows,
  ...extra,
});

/** A `fetch` that never answers and only ends with its signal. */
export const silent: Fetch = (_url, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

export const options = (more: Partial<MarketplaceOptions>): MarketplaceOptions => ({
  baseUrl: "https://api.test",
  random: () => 0.5,
  ...more,
});

/** What a promise rejects with; fails the test when it resolves. */
export const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => {
      throw new Error(`Resolved with ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
