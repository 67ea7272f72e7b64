import { expect, it } from "vitest";
import { others } from "./popular";

it("leaves out known items, whether its id is a number or a text", () => {
  expect(others([{ id: 1 }, { id: "2" }, { id: 3 }], [{ id: "1" }, { id: 2 }])).toEqual([{ id: 3 }]);
});
