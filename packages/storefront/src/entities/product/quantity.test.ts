import { expect, test } from "vitest";
import { readQuantity } from "./quantity";

test("quantities are whole numbers in the reader's writing", () => {
  expect(readQuantity("24", "en")).toBe(24);
  expect(readQuantity("1,200", "en")).toBe(1200);
  expect(readQuantity("1.200", "de")).toBe(1200);
  expect(readQuantity("٢٤", "ar")).toBe(24);
  for (const none of ["", "0", "-3", "1.5", "many", "100000", "=1+1"]) {
    expect(readQuantity(none, "en")).toBeUndefined();
  }
});
