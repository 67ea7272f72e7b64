import { expect, test } from "vitest";
import { boundedQueue } from "../../src/kernel/bounded-queue";
import { HttpError } from "../../src/kernel/errors";
import { hashPassword, isPassword, SAFE_COST } from "../../src/kernel/passwords";
import { visitorPasswords } from "../../src/kernel/thread-queues";

test("does so much at once, keeps so much waiting, and refuses the rest before any work", async () => {
  const queue = boundedQueue({ atOnce: 2, waiting: 3 });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const add = (number: number) =>
    queue.run(async () => {
      started.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      return number;
    });
  const done = [1, 2, 3, 4, 5].map(add);
  await expect(add(6)).rejects.toThrow("unavailable");
  expect(() => queue.checkRoom()).toThrow("unavailable");
  await expect.poll(() => started).toEqual([1, 2]);
  ends.shift()?.();
  expect(await done[0]).toBe(1);
  await expect.poll(() => started).toEqual([1, 2, 3]);
  queue.checkRoom();
  for (const number of [2, 3, 4, 5]) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
    expect(await done[number - 1]).toBe(number);
  }
});

test("work that fails makes room as well", async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 0 });
  await expect(queue.run(async () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run(async () => "next")).toBe("next");
});

test("a flood of sign-ins is rejected while payments still check their passwords", async () => {
  const stored = await hashPassword("right", SAFE_COST);
  const order: string[] = [];
  const attempts = Array.from({ length: 200 }, async () => isPassword(stored, "wrong"));
  const flood = Promise.allSettled(attempts).then((results) => {
    order.push("flood");
    return results;
  });
  expect(() => visitorPasswords.checkRoom()).toThrow("unavailable");
  expect(await isPassword(stored, "right", 1)).toBe(true);
  order.push("payment");
  const results = await flood;
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(100);
  expect(refused[0]).toMatchObject({ reason: { status: 503, options: { retryAfter: 2 } } });
  expect(order).toEqual(["payment", "flood"]);
});

/** Work that ends when the test says so. */
function work(name: string, begun: string[]) {
  let resolve = (_: string) => {};
  let reject = (_: Error) => {};
  const promise = new Promise<string>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  const run = () => {
    begun.push(name);
    return promise;
  };
  return { run, end: () => resolve(name), fail: (error: Error) => reject(error) };
}

const CONTENT = new AbortController().signal;

test("calls wait for a place in the order they came, and are refused when too many wait", async () => {
  const begun: string[] = [];
  const queue = boundedQueue({ atOnce: 1, waiting: 2 });
  const [first, second, third, fourth] = ["first", "second", "third", "fourth"].map((name) =>
    work(name, begun),
  );
  if (!first || !second || !third || !fourth) throw new Error("no work");
  const running = [first, second, third].map(({ run }) => queue.run(run, CONTENT));
  const refused = await queue.run(fourth.run, CONTENT).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ status: 503, options: { retryAfter: 2 } });
  expect(begun).toEqual(["first"]);
  first.end();
  expect(await running[0]).toBe("first");
  expect(begun).toEqual(["first", "second"]);
  // A failure frees the place as well.
  second.fail(new Error("broken"));
  await expect(running[1]).rejects.toThrow("broken");
  third.end();
  expect(await running[2]).toBe("third");
  expect(await queue.run(async () => "later", CONTENT)).toBe("later");
});

test("a call whose client leaves waits no longer, and its place in the queue is free", async () => {
  const begun: string[] = [];
  const queue = boundedQueue({ atOnce: 1, waiting: 1 });
  const [first, second, third] = ["first", "second", "third"].map((name) => work(name, begun));
  if (!first || !second || !third) throw new Error("no work");
  const leaving = new AbortController();
  const running = queue.run(first.run, CONTENT);
  const left = queue.run(second.run, leaving.signal);
  leaving.abort();
  await expect(left).rejects.toMatchObject({ status: 503 });
  const waiting = queue.run(third.run, CONTENT);
  first.end();
  third.end();
  expect([await running, await waiting]).toEqual(["first", "third"]);
  expect(begun).toEqual(["first", "third"]);
});
