import { expect, test } from "vitest";
import { newAddress } from "./new-address";

test("an address is new when it was not there before, once somebody went to add one", () => {
  const list = [{ id: 1 }, { id: "2" }];
  expect(newAddress(list, "0,1")).toBe("2");
  expect(newAddress(list, "0")).toBe("1");
  expect(newAddress(list, "0,1,2")).toBeUndefined();
  expect(newAddress(list, "")).toBeUndefined();
  expect(newAddress(list, undefined)).toBeUndefined();
  expect(newAddress(undefined, "0")).toBeUndefined();
});
