import { describe, expect, it, vi } from "vitest";
import {
  createSearchHistory,
  historyOf,
  readSearchState,
  type SearchState,
  searchAddress,
} from "./search-state";

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

function filled(...searches: string[]) {
  const history = createSearchHistory();
  for (const words of searches) history.add(words);
  return history;
}

/** As much of a shop as a history needs. */
function shop() {
  const state = { loggedIn: false };
  const listeners = new Set<() => void>();
  return {
    session: {
      state,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    signIn(loggedIn: boolean) {
      Object.assign(state, { loggedIn });
      for (const listener of listeners) listener();
    },
  };
}

describe("search history", () => {
  it("holds the latest search first", () => {
    expect(filled("shoe", "lamp").current()).toEqual(["lamp", "shoe"]);
  });

  it("moves a search forward that is made again, in whatever case", () => {
    expect(filled("shoe", "lamp", "Shoe").current()).toEqual(["Shoe", "lamp"]);
  });

  it("leaves out searches for nothing", () => expect(filled("", "shoe").current()).toEqual(["shoe"]));

  it("forgets the oldest beyond twelve", () => {
    const history = filled(...Array.from({ length: 20 }, (_, index) => `search ${index}`));
    expect(history.current()).toHaveLength(12);
    expect(history.current().at(-1)).toBe("search 8");
  });

  it("notifies its listeners of changes, and only of changes", () => {
    const history = filled("shoe");
    const listener = vi.fn();
    const stop = history.subscribe(listener);
    history.add("shoe");
    expect(listener).not.toHaveBeenCalled();
    history.clear();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(history.current()).toEqual([]);
    stop();
    history.add("lamp");
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("ends with the session", () => {
    const one = shop();
    historyOf(one).add("shoe");
    one.signIn(true);
    expect(historyOf(one).current()).toEqual(["shoe"]);
    one.signIn(false);
    expect(historyOf(one).current()).toEqual([]);
  });

  it("belongs to one shop", () => {
    const [one, other] = [shop(), shop()];
    historyOf(one).add("shoe");
    expect(historyOf(one).current()).toEqual(["shoe"]);
    expect(historyOf(other).current()).toEqual([]);
  });
});
