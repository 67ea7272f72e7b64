import { expect, test } from "vitest";
import { findAddress, isDefault, without, withSaved } from "./address-list";

const address = (id: number | string, is_default: 0 | 1 = 0) => ({
  id,
  name: `Name ${id}`,
  mobile: "+00 555 0100",
  country: "Exampleland",
  address: "12 Harbour Lane",
  is_default,
});

const list = [address(1, 1), address(2), address(3)];

test("a changed address stays in its place, whatever type its id has", () => {
  const next = withSaved(list, { ...address("2"), name: "New name" });
  expect(next.map(({ name }) => name)).toEqual(["Name 1", "New name", "Name 3"]);
});

test("a new address goes to the end, or back to where it was", () => {
  expect(withSaved(list, address(9)).map(({ id }) => id)).toEqual([1, 2, 3, 9]);
  expect(withSaved(without(list, 2), address(9), 1).map(({ id }) => id)).toEqual([1, 9, 3]);
});

test("a new default takes the mark from the others, and only then", () => {
  expect(withSaved(list, address(3, 1)).map(isDefault)).toEqual([false, false, true]);
  expect(withSaved(list, address(3)).map(isDefault)).toEqual([true, false, false]);
});

test("finding and leaving out compare ids as text", () => {
  expect(findAddress(list, "3")).toBe(list[2]);
  expect(findAddress(list, undefined)).toBeUndefined();
  expect(without(list, "1")).toEqual([list[1], list[2]]);
});

test("what is given is not changed", () => {
  const before = structuredClone(list);
  withSaved(list, address(3, 1));
  without(list, 1);
  expect(list).toEqual(before);
});
