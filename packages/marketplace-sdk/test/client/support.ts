import type { Clock, Fetch, MarketplaceOptions } from "../../src/index";

/** A clock that stands still until `advance`; also counts timers that are still waiting. */
export function createFakeClock() {
  let time = 1_795_175_706_000;
  const timers = new Map<symbol, { at: number; run: () => void }>();
  const clock: Clock = {
    now: () => time,
    after(ms, run) {
      const key = Symbol("timer");
      timers.set(key, { at: time + ms, run });
      return () => {
        timers.delete(key);
      };
    },
  };
  return {
    clock,
    waiting: () => timers.size,
    /** Moves time on, runs what falls due and lets promises settle between the steps. */
    async advance(ms: number) {
      const end = time + ms;
      await settleAll();
      for (;;) {
        const next = [...timers]
          .filter(([, timer]) => timer.at <= end)
          .sort(([, a], [, b]) => a.at - b.at)[0];
        if (!next) break;
        timers.delete(next[0]);
        time = next[1].at;
        next[1].run();
        await settleAll();
      }
      time = end;
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
