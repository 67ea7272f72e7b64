import { expect, it } from "vitest";
import { requestSearch } from "./request-search";

it("asks for everything without words, and never for more than the contract takes", () => {
  expect(requestSearch("")).toEqual({ limit: 20 });
  expect(requestSearch("lamp")).toEqual({ search: "lamp", limit: 20 });
  expect(requestSearch("chef’s  cafe\u0301").search).toBe("chef's café");
  expect(requestSearch("👟".repeat(60)).search).toBe("👟".repeat(50));
});
