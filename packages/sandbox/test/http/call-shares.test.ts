import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Caller, callShares } from "../../src/http/call-shares";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Calls so often at once. @returns how many were let in */
async function flood(
  shares: ReturnType<typeof callShares>,
  calls: number,
  caller: { ip: string; member?: number | undefined },
  weight?: number,
) {
  const answers = Promise.allSettled(
    Array.from({ length: calls }, () => shares.admit({ member: undefined, ...caller }, weight)),
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
    shares.admit({ ip: "192.0.2.1", member: undefined }).catch(() => times.push(now)),
  );
  for (; now < 1_600; now += 100) await vi.advanceTimersByTimeAsync(100);
  await Promise.all(calls);
  expect(times).toHaveLength(98);
  expect(new Set(times).size).toBeGreaterThan(5);
});

test("members behind a flooded address go on, and a member has one share wherever they are", async () => {
  const shares = callShares(undefined, () => 0);
  await flood(shares, 300, { ip: "192.0.2.1" });
  expect(await flood(shares, 10, { ip: "192.0.2.1", member: 7 })).toBe(10);
  expect(await flood(shares, 300, { ip: "192.0.2.9", member: 7 })).toBe(110);
});

test("members at one address have four shares together, a neighborhood's have sixteen", async () => {
  const shares = callShares(undefined, () => 0);
  let admitted = 0;
  for (let member = 1; member <= 20; member++)
    admitted += await flood(shares, 120, { ip: "192.0.2.1", member });
  expect(admitted).toBe(4 * 120);
  for (let host = 2; host <= 9; host++)
    for (let member = 1; member <= 5; member++)
      admitted += await flood(shares, 120, { ip: `192.0.2.${host}`, member: 100 * host + member });
  expect(admitted).toBe(16 * 120);
  // Visitors there, and members elsewhere, have theirs.
  expect(await flood(shares, 10, { ip: "192.0.2.1" })).toBe(10);
  expect(await flood(shares, 10, { ip: "198.51.100.1", member: 99 })).toBe(10);
});

test("what turns out to cost more is missing for the next calls, for two seconds at most", async () => {
  let now = 0;
  const shares = callShares(undefined, () => now);
  const caller = { ip: "192.0.2.1", member: undefined };
  shares.charge(caller, 20);
  expect(await flood(shares, 200, caller)).toBe(100);
  shares.charge(caller, 1_000_000);
  now += 2_000;
  expect(await flood(shares, 10, caller)).toBe(0);
  now += 1_000;
  expect(await flood(shares, 200, caller)).toBe(60);
});

/** Work that ends when the test says so, in the order it began. */
function heldWork(shares: ReturnType<typeof callShares>) {
  const ends: { readonly caller: Caller; readonly end: () => void }[] = [];
  const calls: Promise<unknown>[] = [];
  const start = (caller: Caller, signalOf?: () => AbortSignal) => {
    const work = () => new Promise<void>((resolve) => ends.push({ caller, end: resolve }));
    const call = shares.run(caller, work, signalOf);
    calls.push(call);
    return call;
  };
  return {
    ends,
    start,
    call: (ip: string) => start({ ip, member: undefined }),
    running: (ip: string) => ends.filter(({ caller }) => caller.ip === ip).length,
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
        ends.findIndex(({ caller }) => caller.ip === "192.0.2.1"),
        1,
      )[0]
      ?.end();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect([running("192.0.2.1"), running("192.0.2.2"), running("192.0.2.3")]).toEqual([3, 3, 2]);
  await endAll();
});

test("once much is under way all members at one address have eight", async () => {
  const { start, running, endAll } = heldWork(callShares(undefined, () => 0));
  for (let member = 1; member <= 20; member++) {
    for (let call = 0; call < 3; call++) start({ ip: "192.0.2.1", member });
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(running("192.0.2.1")).toBe(8);
  start({ ip: "192.0.2.2", member: 21 });
  start({ ip: "192.0.2.2", member: 21 });
  await vi.advanceTimersByTimeAsync(0);
  expect(running("192.0.2.2")).toBe(2);
  await endAll();
});

test("a caller that has left keeps no place among those who wait", async () => {
  const { call, start, ends, endAll } = heldWork(callShares(undefined, () => 0));
  for (let i = 0; i < 8; i++) call("192.0.2.1");
  const left = new AbortController();
  const waiting = Array.from({ length: 30 }, () =>
    start({ ip: "192.0.2.1", member: undefined }, () => left.signal),
  );
  left.abort();
  for (const gone of waiting) await expect(gone).rejects.toMatchObject({ status: 503 });
  const next = call("192.0.2.1");
  await expect(start({ ip: "192.0.2.1", member: undefined }, () => left.signal)).rejects.toMatchObject({
    status: 503,
  });
  ends.shift()?.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(8);
  await endAll();
  await next;
});

test("an error is delayed, so that immediate retries are useless", async () => {
  const shares = callShares(undefined, () => 0);
  await flood(shares, 120, { ip: "192.0.2.1" });
  let refused = false;
  const call = shares.admit({ ip: "192.0.2.1", member: undefined }).catch(() => {
    refused = true;
  });
  await vi.advanceTimersByTimeAsync(490);
  expect(refused).toBe(false);
  await vi.advanceTimersByTimeAsync(1_010);
  await call;
  expect(refused).toBe(true);
});
