import { describe, expect, it } from "vitest";
import { readSearchState, type SearchState, searchAddress, tidyWords } from "./search-state";

describe("search in its address", () => {
  it.each<SearchState>([
    { words: "", tab: "products" },
    { words: "shoe", tab: "products" },
    { words: "tea & biscuits?", tab: "stores" },
    { words: "حقيبة ظهر", tab: "products" },
    { words: "100 % wool +1 #2", tab: "stores" },
  ])("comes back as it was written: $words", (state) => {
    expect(readSearchState(searchAddress(state).split("?")[1] ?? "")).toEqual(state);
  });

  it("is empty without words, whatever the tab", () => {
    expect(searchAddress({ words: "", tab: "stores" })).toBe("/search");
  });

  it("shows all purchase requests without words", () => {
    const state: SearchState = { words: "", tab: "requests" };
    expect(searchAddress(state)).toBe("/search?tab=requests");
    expect(readSearchState("tab=requests")).toEqual(state);
  });

  it("does not mind an unknown tab or broken codes", () => {
    expect(readSearchState("q=%ff&tab=people")).toMatchObject({ tab: "products" });
  });
});

describe("tidyWords", () => {
  it("takes away needless space", () => expect(tidyWords("  red \n\t shoe ")).toBe("red shoe"));
  it("is empty for space alone", () => expect(tidyWords(" \u3000 ")).toBe(""));
  it("keeps to the contract's length without cutting a sign in two", () => {
    expect(tidyWords("x".repeat(300))).toHaveLength(100);
    expect(tidyWords("👟".repeat(101))).toBe("👟".repeat(100));
  });
});
