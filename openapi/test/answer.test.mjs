import { expect, it } from "vitest";
import { isSuccess, namedError } from "../src/answer.js";

it("a success has code 1", () => {
  expect(isSuccess({ code: 1, msg: "", data: null })).toBe(true);
  expect(isSuccess({ code: 0, msg: "", data: null })).toBe(false);
  expect(isSuccess({ code: 401, msg: "", data: null })).toBe(false);
  expect(isSuccess(undefined)).toBe(false);
});

it("an error may have a name, with details", () => {
  const data = { error: "price_changed", total: "99.47" };
  expect(namedError({ code: 0, data })).toBe(data);
  for (const other of [null, "no", 5, [], { field: "x" }, { error: 5 }, undefined])
    expect(namedError({ code: 0, data: other })).toBeUndefined();
  expect(namedError({ code: 1, data })).toBeUndefined();
  expect(namedError(undefined)).toBeUndefined();
});
