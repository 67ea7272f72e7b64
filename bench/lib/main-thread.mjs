/**
 * The work of the page's main thread in its own CPU time, so that other programs on the machine do not count.
 *
 * @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number }} TraceEvent
 */

const CATEGORIES = ["disabled-by-default-devtools.timeline", "blink.user_timing"];

/**
 * The tasks between the marks `feel-start` and `feel-end`, for each pair of marks that `act` makes.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {import("@playwright/test").Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number[][]>} milliseconds of CPU time
 */
export async function tasksOf(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = await browser.stopTracing();
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const marks = (/** @type {string} */ name) =>
    traceEvents.filter((event) => event.name === name).sort((a, b) => a.ts - b.ts);
  const ends = marks("feel-end");
  return marks("feel-start").map(({ ts: start, pid, tid }, at) => {
    const end = ends[at]?.ts ?? Number.POSITIVE_INFINITY;
    return traceEvents
      .filter((event) => event.name === "RunTask" && event.pid === pid && event.tid === tid)
      .filter(({ ts, dur = 0 }) => ts + dur > start && ts < end)
      .map(({ tdur = 0 }) => tdur / 1000);
  });
}
