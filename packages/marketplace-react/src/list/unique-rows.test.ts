import { expect, it } from "vitest";
import { uniqueRows } from "./unique-rows";

it("keeps the first of rows with one id, whether number or digits", () => {
  const pages = [{ data: [{ id: 1 }, { id: "2" }] }, { data: [{ id: "1" }, { id: 2 }, { id: 3 }] }];
  expect(uniqueRows<{ id: number | string }>(pages)).toEqual([{ id: 1 }, { id: "2" }, { id: 3 }]);
});

it("skips what isn't a row", () => {
  expect(uniqueRows([{ data: [null, { id: 1 }, undefined, { id: "" }] }])).toEqual([{ id: 1 }]);
  expect(uniqueRows([{ data: JSON.parse('[{"id":null},{"name":"x"},{"id":2}]') }])).toEqual([{ id: 2 }]);
});
