import { expect, test } from "vitest";
import { recentlyUsed } from "../../src/http/recently-used";

const size = (value: number) => value;

test("values stay within a size, those asked for last", () => {
  const recent = recentlyUsed<number>(100, size);
  recent.set("a", 40);
  recent.set("b", 40);
  expect(recent.get("a")).toBe(40);
  recent.set("c", 40);
  expect(recent.get("b")).toBeUndefined();
  expect(recent.get("a")).toBe(40);
  recent.set("a", 60);
  expect([recent.get("a"), recent.get("c")]).toEqual([60, 40]);
});

test("a value larger than all of the room is not kept", () => {
  const recent = recentlyUsed<number>(100, size);
  recent.set("a", 40);
  recent.set("large", 101);
  expect(recent.get("large")).toBeUndefined();
});

test("made-up names push out each other, not what is asked for all the time", () => {
  const recent = recentlyUsed<string>(10);
  recent.set("home", "page");
  for (let turn = 0; turn < 1_000; turn++) {
    recent.set(`made up ${turn}`, "");
    expect(recent.get("home")).toBe("page");
  }
});

test("says what had to go, but not what was deleted", () => {
  const gone: string[] = [];
  const recent = recentlyUsed<number>(2, undefined, (name) => gone.push(name));
  for (const name of ["a", "b", "c"]) recent.set(name, 1);
  recent.delete("b");
  recent.delete("never there");
  recent.set("d", 1);
  expect(gone).toEqual(["a"]);
  expect(recent.get("b")).toBeUndefined();
});
