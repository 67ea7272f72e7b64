import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callShares } from "../../src/http/call-shares";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Calls so often at once. @returns how many were let in */
async function flood(
  shares: ReturnType<typeof callShares>,
  calls: number,
  caller: { ip: string; token?: string },
  weight?: number,
) {
  const answers = Promise.allSettled(
    Array.from({ length: calls }, () => shares.admit({ token: "", ...caller }, weight)),
  );
  // All at once: the asynchronous way waits after each of hundreds of timers.
  vi.advanceTimersByTime(1_500);
  const refused = (await answers).filter(({ status }) => status === "rejected");
  for (const error of refused) {
    expect(error).toMatchObject({ reason: { status: 429, options: { retryAfter: 1 } } });
  }
  return calls - refused.length;
}

test("one caller has a share, others have theirs, and it grows again with time", async () => {
  let now = 0;
  const shares = callShares(undefined, () => now);
  expect(await flood(shares, 1_000, { ip: "192.0.2.1" })).toBe(120);
  expect(await flood(shares, 10, { ip: "192.0.2.2" })).toBe(10);
  now += 1_000;
  expect(await flood(shares, 1_000, { ip: "192.0.2.1" })).toBe(60);
  now += 3_600_000;
  expect(await flood(shares, 1_000, { ip: "192.0.2.1" })).toBe(120);
});

test("an operator sets another share", async () => {
  expect(
    await flood(
      callShares(5, () => 0),
      100,
      { ip: "192.0.2.1" },
    ),
  ).toBe(10);
});

test("a call that costs more takes more of its caller's share", async () => {
  const shares = callShares(undefined, () => 0);
  expect(await flood(shares, 100, { ip: "192.0.2.1" }, 8)).toBe(15);
  expect(await flood(shares, 10, { ip: "192.0.2.2" }, 8)).toBe(10);
  expect(await flood(shares, 100, { ip: "192.0.2.2" })).toBe(40);
  // However small a share is, it has room for one of them.
  expect(
    await flood(
      callShares(1, () => 0),
      10,
      { ip: "192.0.2.1" },
      8,
    ),
  ).toBe(1);
});

test("the addresses of one subscriber share", async () => {
  const shares = callShares(undefined, () => 0);
  expect(await flood(shares, 300, { ip: "2001:db8:0:1:0:0:0:1" })).toBe(120);
  expect(await flood(shares, 10, { ip: "2001:db8:0:1:0:0:0:2" })).toBe(0);
  expect(await flood(shares, 10, { ip: "2001:db8:0:2:0:0:0:1" })).toBe(10);
});

test("a neighborhood has four shares, however many addresses of it call", async () => {
  const shares = callShares(undefined, () => 0);
  let admitted = 0;
  for (let host = 1; host <= 20; host++) admitted += await flood(shares, 120, { ip: `192.0.2.${host}` });
  expect(admitted).toBe(480);
  expect(await flood(shares, 10, { ip: "198.51.100.1" })).toBe(10);
});

test("callers that are refused together do not come back together", async () => {
  const shares = callShares(1, () => 0);
  let now = 0;
  const times: number[] = [];
  const calls = Array.from({ length: 100 }, () =>
    shares.admit({ ip: "192.0.2.1", token: "" }).catch(() => times.push(now)),
  );
  for (; now < 1_600; now += 100) await vi.advanceTimersByTimeAsync(100);
  await Promise.all(calls);
  expect(times).toHaveLength(98);
  expect(new Set(times).size).toBeGreaterThan(5);
});

test("members behind a flooded address go on, made-up tokens do not", async () => {
  const shares = callShares(undefined, () => 0);
  shares.trust("a-real-one");
  await flood(shares, 300, { ip: "192.0.2.1" });
  expect(await flood(shares, 10, { ip: "192.0.2.1", token: "a-real-one" })).toBe(10);
  expect(await flood(shares, 10, { ip: "192.0.2.1", token: "made-up" })).toBe(0);
  expect(await flood(shares, 300, { ip: "192.0.2.9", token: "a-real-one" })).toBe(110);
});

/** Work that ends when the test says so, in the order it began. */
function heldWork(shares: ReturnType<typeof callShares>) {
  const ends: { readonly ip: string; readonly end: () => void }[] = [];
  const calls: Promise<unknown>[] = [];
  return {
    ends,
    call(ip: string) {
      const work = () => new Promise<void>((resolve) => ends.push({ ip, end: resolve }));
      const call = shares.run({ ip, token: "" }, work);
      calls.push(call);
      return call;
    },
    running: (ip: string) => ends.filter((call) => call.ip === ip).length,
    async endAll() {
      while (ends.length > 0) {
        ends.shift()?.end();
        await vi.advanceTimersByTimeAsync(0);
      }
      await Promise.allSettled(calls);
    },
  };
}

test("one address may use all free capacity, so that many people can share it", async () => {
  const { ends, call, endAll } = heldWork(callShares(undefined, () => 0));
  for (let i = 0; i < 8; i++) call("192.0.2.1");
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(8);
  await endAll();
});

test("once much is under way each address has two, and those who send more wait", async () => {
  const { ends, call, running, endAll } = heldWork(callShares(undefined, () => 0));
  for (let i = 0; i < 38; i++) call("192.0.2.1");
  await vi.advanceTimersByTimeAsync(0);
  expect(running("192.0.2.1")).toBe(8);
  const refused = expect(call("192.0.2.1")).rejects.toMatchObject({ status: 429 });
  await vi.advanceTimersByTimeAsync(1_500);
  await refused;
  // Others are admitted alongside, two each.
  for (let i = 0; i < 3; i++) {
    call("192.0.2.2");
    call("192.0.2.3");
  }
  await vi.advanceTimersByTimeAsync(0);
  expect([running("192.0.2.2"), running("192.0.2.3")]).toEqual([2, 2]);
  // What becomes free goes to those with the fewest.
  for (let i = 0; i < 5; i++) {
    ends
      .splice(
        ends.findIndex(({ ip }) => ip === "192.0.2.1"),
        1,
      )[0]
      ?.end();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect([running("192.0.2.1"), running("192.0.2.2"), running("192.0.2.3")]).toEqual([3, 3, 2]);
  await endAll();
});

test("an error is delayed, so that immediate retries are useless", async () => {
  const shares = callShares(undefined, () => 0);
  await flood(shares, 120, { ip: "192.0.2.1" });
  let refused = false;
  const call = shares.admit({ ip: "192.0.2.1", token: "" }).catch(() => {
    refused = true;
  });
  await vi.advanceTimersByTimeAsync(490);
  expect(refused).toBe(false);
  await vi.advanceTimersByTimeAsync(1_010);
  await call;
  expect(refused).toBe(true);
});
