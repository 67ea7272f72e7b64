import { expect, test } from "vitest";
import { listText } from "./list-text";

test("names are listed as each language lists them", () => {
  expect(listText("en", ["Color", "Size"])).toBe("Color, Size");
  expect(listText("ja", ["色", "サイズ"])).toBe("色、サイズ");
  expect(listText("ar", ["اللون", "المقاس"])).not.toContain(",");
  expect(listText("en", ["Size"])).toBe("Size");
});
