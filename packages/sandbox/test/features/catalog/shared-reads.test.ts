import { expect, test } from "vitest";
import { sharedReads } from "../../../src/features/catalog/shared-reads";

const db = {};

test("calls that ask the same at the same time share one read", async () => {
  const read = sharedReads<object, number>();
  let reads = 0;
  const count = async () => ++reads;
  expect(await Promise.all([read(db, "a", count), read(db, "a", count)])).toEqual([1, 1]);
  expect(await Promise.all([read(db, "a", count), read(db, "b", count), read({}, "a", count)])).toEqual([
    2, 3, 4,
  ]);
});

test("no answer is older than its question: a call that comes while a read is under way gets another one", async () => {
  const read = sharedReads<object, string>();
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const first = read(db, "a", async () => {
    begin();
    await ended;
    return "old";
  });
  await begun;
  const second = read(db, "a", async () => "new");
  end();
  expect(await Promise.all([first, second])).toEqual(["old", "new"]);
});

test("a failure reaches all who share it, and nobody after them", async () => {
  const read = sharedReads<object, string>();
  const fail = async () => Promise.reject(new Error("away"));
  const both = await Promise.allSettled([read(db, "a", fail), read(db, "a", fail)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await read(db, "a", async () => "found")).toBe("found");
});
