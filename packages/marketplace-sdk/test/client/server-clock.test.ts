import { beforeEach, expect, test, vi } from "vitest";
import { createMarketplace, type Fetch } from "../../src/index";
import { options, useFakeTime } from "./support";

const MINUTE = 60_000;
const YEAR = 365 * 86_400_000;
/** The server's clock, in milliseconds. */
const NOON = Date.parse("2026-11-28T12:00:00Z");

interface Told {
  time?: unknown;
  date?: string;
}

let advance: ReturnType<typeof useFakeTime>["advance"];
beforeEach(() => {
  advance = useFakeTime().advance;
});

/** A device whose clock is `skew` milliseconds ahead of the server's, and a request that takes `way` each way. */
function device(
  skew: number,
  {
    way = 50,
    tell = (time) => ({ time: `${time}` }),
  }: { way?: number; tell?: (seconds: number) => Told } = {},
) {
  vi.setSystemTime(NOON + skew);
  let now = NOON;
  const travel = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, way));
    now += way;
  };
  const fetch: Fetch = async (url) => {
    await travel();
    const { time, date } = tell(Math.floor(now / 1000));
    await travel();
    const headers = { "content-type": "application/json", ...(date && { date }) };
    return new Response(JSON.stringify({ code: 1, msg: "", time, data: url.includes("Article") ? [] : {} }), {
      headers,
    });
  };
  const market = createMarketplace(options({ fetch }));
  /** Milliseconds that the client's idea of the server's time is off. */
  const error = (): number => Math.round(Math.abs(market.clock.now() * 1000 - now));
  const call = async (method: "account" | "article" = "account"): Promise<void> => {
    const answer: Promise<unknown> = method === "account" ? market.account.get() : market.articles.list({});
    await advance(2 * way);
    await answer;
  };
  return { market, error, call };
}

const SKEWS = [45 * MINUTE, -45 * MINUTE, YEAR, -YEAR, 12 * 60 * MINUTE, 3_000, 0];

test.each(SKEWS)("a device %s ms ahead knows the server's time after one answer", async (skew) => {
  const { market, error, call } = device(skew);
  expect(market.clock.now()).toBe((NOON + skew) / 1000);
  await call();
  expect(error()).toBeLessThanOrEqual(1_100);
});

test.each<[string, (seconds: number) => Told]>([
  ["a number", (time) => ({ time })],
  ["the header Date alone", (time) => ({ date: new Date(time * 1000).toUTCString() })],
  ["nonsense beside the header", (time) => ({ time: "noon", date: new Date(time * 1000).toUTCString() })],
])("the time may be %s", async (_what, tell) => {
  const { error, call } = device(YEAR, { tell });
  await call();
  expect(error()).toBeLessThanOrEqual(1_100);
});

test.each<[string, (seconds: number) => Told]>([
  ["no time", () => ({})],
  ["zero", () => ({ time: 0 })],
  ["a text", () => ({ time: "2026-11-28 12:00:00" })],
  ["a wrong Date", () => ({ date: "yesterday" })],
])("an answer with %s changes nothing", async (_what, tell) => {
  const { market, call } = device(YEAR, { tell });
  await call();
  expect(market.clock.now() * 1000).toBe(Date.now());
});

test("an answer from a cache, which may be old, does not set the clock back", async () => {
  const old = Math.floor((NOON - 3 * YEAR) / 1000);
  const { market, error, call } = device(0, { tell: () => ({ time: old }) });
  await call("article");
  expect(error()).toBe(0);
  expect(market.clock.now() * 1000).toBe(Date.now());
});

test("an answer from a cache moves a clock that is behind it", async () => {
  const { error, call } = device(-YEAR);
  await call("article");
  expect(error()).toBeLessThanOrEqual(1_100);
});

test("a slow answer does not move a clock that may be right", async () => {
  const { error, call } = device(10_000, { way: 12_000 });
  await call();
  expect(error()).toBe(10_000);
});

test("a device that is set right meanwhile is followed", async () => {
  const { error, call } = device(45 * MINUTE);
  await call();
  vi.setSystemTime(Date.now() - 45 * MINUTE);
  expect(error()).toBeGreaterThan(44 * MINUTE);
  await call();
  expect(error()).toBeLessThanOrEqual(1_100);
});

test("listeners hear of a jump, and not of answers that agree", async () => {
  const { market, call } = device(YEAR);
  const heard = vi.fn();
  const leave = market.clock.subscribe(heard);
  await call();
  await call();
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
});
