import { expect, test } from "vitest";
import { latinDigits } from "./digits";

test.each([
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["०१२३४५६७८९", "0123456789"],
  ["０１２３４５６７８９", "0123456789"],
  ["a١-2", "a1-2"],
])("%s is written %s", (typed, latin) => expect(latinDigits(typed)).toBe(latin));

test("digits of unsupported scripts stay what they are", () => expect(latinDigits("𝟏᠑")).toBe("𝟏᠑"));
