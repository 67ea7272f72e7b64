import type { Normalization } from "./values.js";

/** The latest time that a Date can hold, in seconds. */
const LAST = 8.64e12;
/** From here on, in the year 5138, a number means milliseconds, and from there on microseconds. */
const MILLISECONDS = 1e11;
const MICROSECONDS = 1e14;
const DAY = 86_400_000;
/** Seconds by which a zone may be ahead of UTC or behind it. */
const WIDEST_OFFSET = 14 * 3600;

const TEXT =
  /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ]\s*(\d\d?):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?)?\s*(Z|UTC|GMT|[-+]\d\d(?::?\d\d)?)?$/i;
/** A date, with or without its time, in digits alone. As seconds or milliseconds it would be of 1970, or of the year 2600. */
const COMPACT = /^((?:19|20)\d\d)([01]\d)([0-3]\d)(?:([0-2]\d)([0-5]\d)([0-5]\d))?$/;
const OFFSET = /^([-+])(\d\d)(?::?(\d\d))?$/;

/**
 * A time in Unix seconds, from seconds, milliseconds, microseconds, their digits, or a date with or without time and zone; undefined for what
 * is no time. 0 is the contract's "not yet", and so is the date of 0 in whatever zone it was written.
 */
export function toTime(value: unknown, { timeZone }: Normalization): number | undefined {
  if (typeof value === "number" && !isCompact(value)) return toSeconds(value);
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value).trim();
  const [, year, month, day, hour = "00", minute = "00", second = "00"] = COMPACT.exec(text) ?? [];
  if (year) return readTime(`${year}-${month}-${day} ${hour}:${minute}:${second}`, timeZone);
  return /^\d+(?:\.\d+)?$/.test(text) ? toSeconds(Number(text)) : readTime(text, timeZone);
}

/** Numbers that {@link COMPACT} may be for. */
const isCompact = (number: number): boolean =>
  (number >= 19e6 && number < 21e6) || (number >= 19e12 && number < 21e12);

function toSeconds(number: number): number | undefined {
  if (number < MILLISECONDS) return inRange(number);
  return inRange(number / (number < MICROSECONDS ? 1e3 : 1e6));
}

function inRange(time: number): number | undefined {
  const seconds = Math.floor(time);
  return seconds >= 0 && seconds <= LAST ? seconds : undefined;
}

function readTime(text: string, timeZone: string | undefined): number | undefined {
  const [, year, month, day, hour = 0, minute = 0, second = 0, zone] = TEXT.exec(text) ?? [];
  if (!year) return undefined;
  const wall = Date.UTC(+year, Number(month) - 1, Number(day), +hour, +minute, +second);
  // Date.UTC carries over: February 30 would be a day in March, and the zero date of MySQL one in November.
  const date = new Date(wall);
  const isReal =
    date.getUTCFullYear() === +year &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day) &&
    date.getUTCHours() === +hour;
  if (!isReal || +minute > 59 || +second > 59) return undefined;
  const time = (wall - offsetOf(zone ?? timeZone ?? "UTC", wall)) / 1000;
  return Math.abs(time) <= WIDEST_OFFSET ? 0 : inRange(time);
}

/** Milliseconds by which a zone is ahead of UTC when its clocks show `wall`, a time written as if it were in UTC. */
function offsetOf(zone: string, wall: number): number {
  if (/^(?:Z|UTC|GMT)$/i.test(zone)) return 0;
  const [, sign, hours = 0, minutes = 0] = OFFSET.exec(zone) ?? [];
  if (+hours > 14 || +minutes > 59) return Number.NaN;
  if (sign) return Number(`${sign}${+hours * 60 + +minutes}`) * 60_000;
  const offsetAt = (time: number) => wallClock(zone, time) - time;
  // A change of clocks may lie between: an hour that is shown twice is the first of the two, one that is skipped goes on from before.
  const [before, after] = [offsetAt(wall - DAY), offsetAt(wall + DAY)];
  return before !== after && offsetAt(wall - before) !== before && offsetAt(wall - after) === after
    ? after
    : before;
}

/** What the clocks of a zone show at a time, written as if it were in UTC. */
function wallClock(zone: string, time: number): number {
  const shown: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(time)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws {RangeError} for a zone that is none */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const digits = "numeric";
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: digits,
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
  });
  formats.set(timeZone, format);
  return format;
}

/** @throws {RangeError} for a zone that is none */
export function checkTimeZone(timeZone: string | undefined): void {
  if (timeZone !== undefined) offsetOf(timeZone, 0);
}
