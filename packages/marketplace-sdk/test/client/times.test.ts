import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fastAdmin } from "../../src/dialects/index";
import { createMarketplace } from "../../src/index";
import { toTime } from "../../src/times";
import { createFetch, envelope, options } from "./support";

const read = (value: unknown, timeZone?: string) => toTime(value, { isRounded: false, timeZone });
const seconds = (iso: string) => Date.parse(iso) / 1000;

it.each([
  ["2026-11-28 04:49:00", "UTC", "2026-11-28T04:49:00Z"],
  ["2026-11-28 04:49:00", "Asia/Shanghai", "2026-11-27T20:49:00Z"],
  ["2026-11-28 04:49", "+05:30", "2026-11-27T23:19:00Z"],
  ["2026-11-28", "-0300", "2026-11-28T03:00:00Z"],
  // A zone of its own wins.
  ["2026-11-28T04:49:00Z", "Asia/Shanghai", "2026-11-28T04:49:00Z"],
  ["2026-11-28T04:49:00-08:00", "Asia/Shanghai", "2026-11-28T12:49:00Z"],
  // On both sides of a change of clocks.
  ["2026-03-08 01:59:59", "America/New_York", "2026-03-08T06:59:59Z"],
  ["2026-03-08 03:00:00", "America/New_York", "2026-03-08T07:00:00Z"],
  ["2026-11-01 00:59:59", "America/New_York", "2026-11-01T04:59:59Z"],
  ["2026-11-01 02:00:00", "America/New_York", "2026-11-01T07:00:00Z"],
  // An hour that is skipped counts on from before it, and of one that is shown twice the first is meant, east of Greenwich as west of it.
  ["2026-03-08 02:30:00", "America/New_York", "2026-03-08T07:30:00Z"],
  ["2026-03-29 03:45:00", "Europe/Vilnius", "2026-03-29T01:45:00Z"],
  ["2026-11-01 01:30:00", "America/New_York", "2026-11-01T05:30:00Z"],
  ["2026-10-25 03:30:00", "Europe/Vilnius", "2026-10-25T00:30:00Z"],
  ["2026-10-04 02:15:00", "Australia/Lord_Howe", "2026-10-03T15:45:00Z"],
])("%s in %s is %s", (text, timeZone, iso) => {
  expect(read(text, timeZone)).toBe(seconds(iso));
});

it.each([
  "2026-13-01",
  "2026-02-30",
  "2025-02-29",
  "2026-11-28 24:00:00",
  "2026-11-28 04:60:00",
  "28.11.2026",
  "0071-01-01",
  "0099-12-31 00:00:00",
  "2026-11-28 04:49:00+99:99",
  "now",
  "1,795",
])("%s is none", (text) => {
  expect(read(text)).toBeUndefined();
});

it.each<[string | number, number | undefined]>([
  ["20261128", seconds("2026-11-28T00:00:00Z")],
  [20261128, seconds("2026-11-28T00:00:00Z")],
  ["20261128044900", seconds("2026-11-28T04:49:00Z")],
  [20261128044900, seconds("2026-11-28T04:49:00Z")],
  ["20261131", undefined],
  ["1732769340000000", 1_732_769_340],
  [1732769340000000, 1_732_769_340],
])("%j is a date in digits alone, or microseconds", (value, time) => {
  expect(read(value)).toBe(time);
});

it.each([
  ["1970-01-01 08:00:00", undefined],
  ["1970-01-01 00:00:00+08:00", undefined],
  ["1969-12-31 19:00:00", "America/New_York"],
  ["1970-01-01", "Asia/Shanghai"],
])("%s is the 0 of a server in another zone: not yet", (text, timeZone) => {
  expect(read(text, timeZone)).toBe(0);
});

it("knows the end of time from milliseconds", () => {
  expect(read("9999-12-31 23:59:59")).toBe(seconds("9999-12-31T23:59:59Z"));
  expect(read(1_795_175_706_123)).toBe(1_795_175_706);
});

it("reads what any zone's clocks show as the time at which they show it", () => {
  const zone = fc.constantFrom(
    "Asia/Shanghai",
    "Asia/Kolkata",
    "Europe/Berlin",
    "America/Sao_Paulo",
    "Pacific/Apia",
    "UTC",
  );
  fc.assert(
    // The first day is of the 0 of some zone.
    fc.property(zone, fc.integer({ min: 86_400, max: 4_000_000_000 }), (timeZone, time) => {
      // Sweden writes dates as databases do.
      const shown = new Date(time * 1000).toLocaleString("sv-SE", { timeZone });
      // In autumn an hour is shown twice: the first one is read.
      expect([time, time - 3600]).toContain(read(shown, timeZone));
    }),
  );
});

describe("a client", () => {
  const row = { id: 1, createtime: "2026-11-28 04:49:00" };
  const timeOf = async (more: Parameters<typeof options>[0]) => {
    const { fetch } = createFetch(envelope(1, row));
    return (await createMarketplace(options({ fetch, ...more })).products.get({ id: 1 })).createtime;
  };

  it("reads times without a zone in that of its dialect", async () => {
    expect(await timeOf({})).toBe(seconds("2026-11-28T04:49:00Z"));
    expect(await timeOf({ dialect: { timeZone: "Europe/Berlin" } })).toBe(seconds("2026-11-28T03:49:00Z"));
    expect(await timeOf({ dialect: fastAdmin })).toBe(seconds("2026-11-27T20:49:00Z"));
  });

  it("is not made with a zone that is none", () => {
    expect(() => createMarketplace(options({ dialect: { timeZone: "Mars/Olympus" } }))).toThrow(RangeError);
  });
});
