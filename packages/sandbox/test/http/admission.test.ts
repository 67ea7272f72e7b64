import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openAdmission } from "../../src/http/admission";
import type { Viewer } from "../../src/kernel/handler";
import { testApp } from "./app";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const PAGE = { total: 0, per_page: 10, current_page: 1, last_page: 1, data: [] };
const LIST = "/api/index/pro";
const at = (ip: string) => ({ incoming: { socket: { remoteAddress: ip } } });
const HERE = at("192.0.2.1");

/** An API for which every token that begins with a digit is a session of that member, until it is signed out. */
function limited(callsPerSecond: number) {
  const signedOut = new Set<string>();
  const { app } = testApp({
    handlers: { "products.list": async () => PAGE, "addresses.list": async () => [] },
    options: {
      admission: openAdmission({ callsPerSecond, now: () => 0 }),
      authenticate: async (token): Promise<Viewer | undefined> => {
        const id = signedOut.has(token) ? 0 : Number.parseInt(token, 10) || 0;
        return id === 0 ? undefined : { id, username: `m${id}`, shopId: null, tokenHash: token };
      },
    },
  });
  /** @returns the status of each of so many calls, one after the other */
  const call = async (times: number, path: string, token = "", connection = HERE, method = "POST") => {
    const statuses: number[] = [];
    for (let turn = 0; turn < times; turn++) {
      const request = new Request(`http://sandbox.test${path}`, {
        method,
        headers: { token, "content-type": "application/json" },
        ...(method === "POST" && { body: "{}" }),
      });
      const response = Promise.resolve(app.fetch(request, connection));
      await vi.advanceTimersByTimeAsync(1_500);
      statuses.push((await response).status);
    }
    return statuses;
  };
  return { app, call, signedOut };
}

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

test("one account has one share, however many sessions it has", async () => {
  const { call } = limited(5);
  const tokens = Array.from({ length: 25 }, (_, session) => `7-${session}`);
  const statuses: number[] = [];
  // Each counts for its address until its first call was answered, then for the member.
  for (let round = 0; round < 5; round++) {
    for (const token of tokens) statuses.push(...(await call(1, LIST, token)));
  }
  expect(count(statuses, 200)).toBe(20);
  expect(await call(1, LIST, "8-1", at("198.51.100.7"))).toEqual([200]);
});

test("members at an exhausted address go on, made-up and signed-out tokens do not", async () => {
  const { call, signedOut } = limited(5);
  expect(await call(1, LIST, "7-1")).toEqual([200]);
  await call(20, LIST);
  expect(await call(1, LIST)).toEqual([429]);
  expect(await call(1, LIST, "made-up")).toEqual([429]);
  expect(await call(2, LIST, "7-1")).toEqual([200, 200]);
  signedOut.add("7-1");
  // That it is nobody's any more shows at the first call with it.
  expect(await call(3, LIST, "7-1")).toEqual([200, 429, 429]);
});

test("a dead token is refused by name while there is room, and counts for its address", async () => {
  const { call, signedOut } = limited(5);
  expect(await call(1, "/api/aera/index", "7-1")).toEqual([200]);
  signedOut.add("7-1");
  const statuses = await call(20, "/api/aera/index", "7-1");
  expect(count(statuses, 401)).toBeLessThanOrEqual(11);
  expect(count(statuses, 429)).toBeGreaterThanOrEqual(9);
});

test.each([
  ["an operation that does not exist", "/api/index/nothing", "POST", 404],
  ["a path of nothing", "/nothing", "GET", 404],
  ["another method", LIST, "PUT", 405],
  ["a HEAD that would act", "/api/ems/send", "HEAD", 405],
] as const)("%s is counted", async (_, path, method, status) => {
  const { call } = limited(5);
  const statuses = await call(15, path, "", HERE, method);
  expect([count(statuses, status), count(statuses, 429)]).toEqual([10, 5]);
});

test("a preflight is not counted: a browser would not show why it failed", async () => {
  const { call } = limited(1);
  expect(new Set(await call(10, LIST, "", HERE, "OPTIONS"))).toEqual(new Set([204]));
  expect(await call(1, LIST)).toEqual([200]);
});

test("what the server itself reads is not counted", async () => {
  const { app } = limited(1);
  for (let turn = 0; turn < 20; turn++) {
    const request = new Request(`http://sandbox.test${LIST}`, { method: "POST" });
    expect((await app.fetch(request)).status).toBe(200);
  }
});
