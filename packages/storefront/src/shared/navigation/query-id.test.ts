import { expect, test } from "vitest";
import { queryId } from "./query-id";

test.each([
  ["id=1014", "1014"],
  ["id=1014.", "1014"],
  ["id=1014%20", "1014"],
  ["id=+1014)", "1014"],
  ["id=1014%E2%80%8B", "1014"],
  ["id=1014%E3%80%82", "1014"],
  ["id=P-2026_1%22", "P-2026_1"],
  ["id=", undefined],
  ["id=.", undefined],
  ["", undefined],
])("the id in %j is %j", (search, id) => {
  expect(queryId(search, "id")).toBe(id);
});
