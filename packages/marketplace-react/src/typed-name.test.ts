import { describe, expect, it } from "vitest";
import { typedName } from "./typed-name";

describe("typedName", () => {
  it.each([
    "\u202a+86 138 0013 8000\u202c",
    "\u2068+86 138 0013 8000\u2069",
    " \u200b+86 138 0013 8000\ufeff\u200b ",
  ])("takes away what was copied along with %j", (typed) =>
    expect(typedName(typed)).toBe("+86 138 0013 8000"),
  );
  it("keeps everything that can be seen", () => expect(typedName("O’Brien – 2")).toBe("O’Brien – 2"));
});
