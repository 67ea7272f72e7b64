import { describe, expect, it } from "vitest";
import { typedMessageCode } from "./message-code";

describe("typedMessageCode", () => {
  it.each([
    "123456",
    " 123 456",
    "123-456",
    "123–456",
    "1 2 3 4 5 6",
    "１２３　４５６",
    "١٢٣٤٥٦",
    "\u2068123456\u2069",
  ])("reads %j", (typed) => expect(typedMessageCode(typed)).toBe("123456"));
  it("keeps letters", () => expect(typedMessageCode("A1b-2C3")).toBe("A1b2C3"));
});
