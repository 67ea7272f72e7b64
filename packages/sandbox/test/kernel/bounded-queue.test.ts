import { expect, test } from "vitest";
import { boundedQueue } from "../../src/kernel/bounded-queue";

/** A queue with one slot, whose work ends when the test says so. */
function queueOf(waiting: number) {
  const queue = boundedQueue({ atOnce: 1, waiting });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, ...callers: string[]) => {
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    };
    return queue.run(work, undefined, callers);
  };
  /** Ends what runs, one after the other. @returns the order in which all began */
  const drain = async (count: number) => {
    for (let ended = 0; ended < count; ended++) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
    }
    return begun;
  };
  return { ...queue, add, drain };
}

test("whoever had the least goes first, and everyone's own work in its order", async () => {
  const { add, drain } = queueOf(10);
  for (const name of ["a1", "a2", "a3", "a4"]) void add(name, "a");
  for (const name of ["b1", "b2"]) void add(name, "b");
  void add("c1", "c");
  expect(await drain(7)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
});

test("an address with many members keeps others waiting for one of them, as does a member with many addresses", async () => {
  const { add, drain } = queueOf(20);
  for (const n of [1, 2, 3, 4, 5]) void add(`flat ${n}`, `member ${n}`, "address x");
  for (const n of [1, 2, 3, 4, 5]) void add(`farm ${n}`, "member 6", `address ${n}`);
  void add("other", "member 7", "address y");
  const begun = await drain(11);
  expect(begun.slice(0, 3)).toEqual(["flat 1", "farm 1", "other"]);
});

test("work that was done earlier is not held against anyone who waits with others now", async () => {
  const { add, drain } = queueOf(10);
  for (const name of ["a1", "a2", "a3"]) void add(name, "a");
  await drain(3);
  void add("b1", "b");
  void add("b2", "b");
  void add("a4", "a");
  expect(await drain(3)).toEqual(["a1", "a2", "a3", "b1", "a4", "b2"]);
});

test("in a full queue, the last work of whoever has most gives its place to others, and no other does", async () => {
  const { add, drain, checkRoom } = queueOf(3);
  const flood = [1, 2, 3, 4].map((n) => add(`a${n}`, "a"));
  await expect(add("a5", "a")).rejects.toMatchObject({ status: 503, options: { retryAfter: 2 } });
  expect(() => checkRoom(["a"])).toThrow("unavailable");
  checkRoom(["b"]);
  const other = add("b1", "b");
  await expect(flood[3]).rejects.toMatchObject({ status: 503 });
  await drain(4);
  expect(await Promise.all([...flood.slice(0, 3), other])).toEqual(["a1", "a2", "a3", "b1"]);
});
