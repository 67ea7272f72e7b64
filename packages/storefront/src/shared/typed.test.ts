import { describe, expect, it } from "vitest";
import { typedItemCode, typedWords } from "./typed";

describe("typedItemCode", () => {
  it.each(["P1003\u201101", "P1003\u201001", "P1003–01", "P1003—01", "P1003\u221201", "P1003－01\u200b "])(
    "writes %j with a hyphen",
    (typed) => expect(typedItemCode(typed)).toBe("P1003-01"),
  );
});

describe("typedWords", () => {
  it("takes away needless space", () => expect(typedWords("  red \n\t shoe ", 100)).toBe("red shoe"));
  it.each(["chef’s", "chef‘s", "chefʼs", "chef´s", "chef`s", "ch\u00adef's", "\ufeffchef’\u200bs\u200e"])(
    "writes %j as keyboards do",
    (typed) => expect(typedWords(typed, 100)).toBe("chef's"),
  );
  it("keeps the joiners that shape words", () => {
    for (const word of ["می\u200cخواهم", "क्\u200dष"]) expect(typedWords(word, 100)).toBe(word);
  });
  it.each(["Zürich café", "Cà phê Việt", "테스트", "ガラス"])("writes %s in one form", (words) => {
    expect(typedWords(words.normalize("NFD"), 100)).toBe(words.normalize("NFC"));
    expect(typedWords("é".repeat(60).normalize("NFD"), 50)).toBe("é".repeat(50));
  });
  it("is empty for space alone", () => expect(typedWords(" \u3000\u200b ", 100)).toBe(""));
  it("keeps to the contract's length without cutting a sign in two", () => {
    expect(typedWords("x".repeat(300), 100)).toHaveLength(100);
    expect(typedWords("👟".repeat(101), 100)).toBe("👟".repeat(100));
  });
});
