import { describe, expect, it } from "vitest";
import { paths } from "../../shared/navigation/paths";
import { afterTab, readStoreList, sortInput, writeStoreList } from "./store-list";

const all = { view: "products", pid: "", sort: "all", falling: false, words: "" } as const;

describe("readStoreList", () => {
  it("takes unknown values as not given", () => {
    expect(readStoreList("")).toEqual(all);
    expect(readStoreList("?tab=cheap&order=desc&q=%20%20&view=all&pid=x")).toEqual(all);
  });

  it("reads what was written", () => {
    for (const list of [
      { ...all, sort: "price", falling: true, words: "tea & coffee" },
      { ...all, sort: "sales", pid: "12" },
      { ...all, view: "reviews" },
    ] as const) {
      const address = paths.store(5, writeStoreList(list));
      expect(readStoreList(address.split("?")[1] ?? "")).toEqual(list);
    }
  });

  it("looks for words in the whole store, whatever category was shown", () => {
    expect(readStoreList("?pid=12&q=tea")).toEqual({ ...all, words: "tea" });
    expect(writeStoreList({ ...all, pid: "12", words: "tea" })).toEqual({ q: "tea" });
  });

  it("keeps searches within the contract's 100 characters", () => {
    expect(readStoreList(`q=${"x".repeat(300)}`).words).toHaveLength(100);
    expect(readStoreList(`q=${encodeURIComponent(" chef’\u200bs  cafe\u0301 ")}`).words).toBe("chef's café");
  });
});

describe("writeStoreList", () => {
  it("leaves the plain list's address alone", () => {
    expect(paths.store(5, writeStoreList(all))).toBe("/store/5");
  });
});

describe("afterTab", () => {
  it("turns the price around when it is chosen again", () => {
    const rising = afterTab(all, "price");
    expect(rising).toMatchObject({ sort: "price", falling: false });
    const falling = afterTab(rising, "price");
    expect(falling).toMatchObject({ sort: "price", falling: true });
    expect(afterTab(falling, "price")).toMatchObject({ falling: false });
    expect(afterTab(falling, "sales")).toMatchObject({ sort: "sales", falling: false });
  });
});

describe("sortInput", () => {
  it("speaks the contract's words", () => {
    expect(sortInput(all)).toEqual({});
    expect(sortInput({ ...all, sort: "sales" })).toEqual({ sort: "sales", order: "desc" });
    expect(sortInput({ ...all, sort: "new" })).toEqual({ sort: "createtime", order: "desc" });
    expect(sortInput({ ...all, sort: "price" })).toEqual({ sort: "price", order: "asc" });
    expect(sortInput({ ...all, sort: "price", falling: true })).toEqual({ sort: "price", order: "desc" });
  });
});
