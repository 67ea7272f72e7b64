import { expect, test } from "vitest";
import { storedText, UNREAD } from "./stored-text";

test("what is left out is empty, and what can't be read is marked", () => {
  expect(storedText<"weight", number>({}, "weight")).toBe("");
  expect(storedText<"weight", number>({ weight: undefined }, "weight")).toBe(UNREAD);
  expect(storedText({ weight: 0 }, "weight")).toBe("0");
  expect(storedText({ price: "1.5" }, "price", (price) => price.replace(".", ","))).toBe("1,5");
});
