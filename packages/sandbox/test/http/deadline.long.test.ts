import { once } from "node:events";
import { expect, test } from "vitest";
import { abortAfter } from "../../src/http/deadline";
import { collectGarbage } from "../support/collect-garbage";

test("the time is up although garbage was collected", async () => {
  const { signal } = new AbortController();
  const deadline = abortAfter(100, signal);
  const aborted = once(deadline, "abort");
  await collectGarbage();
  await aborted;
  expect(deadline.reason).toMatchObject({ name: "TimeoutError" });
  expect(signal.aborted).toBe(false);
});

test("a signal that aborts first says why, also one that had aborted before", async () => {
  const other = new AbortController();
  const deadline = abortAfter(60_000, other.signal);
  other.abort("left");
  expect(deadline.reason).toBe("left");
  expect(abortAfter(60_000, other.signal).reason).toBe("left");
});
