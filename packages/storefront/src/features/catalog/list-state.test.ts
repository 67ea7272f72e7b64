import { describe, expect, it } from "vitest";
import { paths } from "../../shared/navigation/paths";
import {
  countFilters,
  FLAGS,
  LIST_TABS,
  type ListState,
  listInput,
  readListState,
  readPrice,
  searchInput,
  tidyRange,
  withoutFilters,
  withTab,
  writeListState,
} from "./list-state";

const plain = readListState("");

describe("state of a product list in its address", () => {
  it("is all products without a query", () => {
    expect(plain).toEqual({ tab: "all", order: "asc", free: false, stock: false });
    expect(paths.product(writeListState(plain))).toBe("/product");
  });

  it("comes back as it was written, whatever it is", () => {
    const ranges = [{}, { min: "10" }, { max: "50" }, { min: "9.5", max: "10" }];
    for (const tab of LIST_TABS)
      for (const order of ["asc", "desc"] as const)
        for (const flag of [undefined, ...FLAGS])
          for (const range of ranges)
            for (const free of [false, true]) {
              const more = free
                ? { stock: true, rate: 90, ships: 24, view: "rows" as const }
                : { stock: false };
              const state: ListState = {
                tab,
                order: tab === "price" ? order : "asc",
                flag,
                free,
                pid: "12",
                ...range,
                ...more,
              };
              const address = paths.product(writeListState(state));
              expect(readListState(address.split("?")[1] ?? "")).toEqual(state);
            }
  });

  it.each([
    "tab=cheap",
    "order=up",
    "pid=../1",
    "pid=0",
    "pid=",
    "flag=x",
    "min=abc",
    "max=-1",
    "free=yes",
    "stock=2",
    "rate=0",
    "rate=101",
    "rate=9.5",
    "ships=-1",
    "ships=99999",
    "%%%",
  ])("does not mind %s", (search) => expect(readListState(search)).toEqual(plain));

  it("turns a range the wrong way round", () => {
    expect(readListState("min=50&max=10")).toMatchObject({ min: "10", max: "50" });
  });
});

describe("listInput", () => {
  it("asks for nothing but rows when nothing is chosen", () => {
    expect(listInput(plain)).toEqual({ limit: 20 });
  });

  it("sorts by the tab", () => {
    expect(listInput({ ...plain, tab: "sales" })).toMatchObject({ sort: "sales", order: "desc" });
    expect(listInput({ ...plain, tab: "new" })).toMatchObject({ sort: "createtime", order: "desc" });
    expect(listInput({ ...plain, tab: "price" })).toMatchObject({ sort: "price", order: "asc" });
    expect(listInput({ ...plain, tab: "price", order: "desc" })).toMatchObject({ order: "desc" });
  });

  it("names category, list and filters", () => {
    expect(listInput({ ...plain, pid: "12", flag: "hot", min: "10", max: "50", free: true })).toEqual({
      limit: 20,
      pid: "12",
      flag: "hot",
      min_price: "10",
      max_price: "50",
      free_shipping: 1,
    });
  });
});

describe("filters that a server may not know", () => {
  const narrowed: ListState = { ...plain, stock: true, rate: 90, ships: 24 };

  it("ask for counts, which tell whether it does", () => {
    expect(listInput(narrowed)).toEqual({
      limit: 20,
      in_stock: 1,
      min_rate: 90,
      ships_within: 24,
      facets: 1,
    });
    for (const one of [{ stock: true }, { rate: 90 }, { ships: 24 }])
      expect(listInput({ ...plain, ...one })).toHaveProperty("facets", 1);
  });

  it("are counted and cleared like the others", () => {
    expect(countFilters({ ...narrowed, min: "1", free: true })).toBe(5);
    expect(withoutFilters(narrowed)).toEqual(plain);
  });
});

it("a search is asked for like a list, without category and flag", () => {
  expect(searchInput({ ...plain, pid: "1", flag: "hot", tab: "sales", stock: true }, "lamp")).toEqual({
    search: "lamp",
    limit: 20,
    sort: "sales",
    order: "desc",
    in_stock: 1,
    facets: 1,
  });
});

describe("changes", () => {
  const filtered: ListState = { ...plain, tab: "sales", pid: "10", min: "10", free: true };

  it("counts the price range once", () => {
    expect([plain, filtered, { ...plain, min: "1", max: "2" }].map(countFilters)).toEqual([0, 2, 1]);
  });

  it("keeps tab and category when filters are cleared", () => {
    expect(withoutFilters(filtered)).toEqual({ ...plain, tab: "sales", pid: "10" });
  });

  it("turns the price tab around at every press", () => {
    const first = withTab(filtered, "price");
    const second = withTab(first, "price");
    expect([first.order, second.order, withTab(second, "price").order]).toEqual(["asc", "desc", "asc"]);
    expect(withTab(second, "new")).toMatchObject({ tab: "new", order: "asc", min: "10", free: true });
  });
});

describe("readPrice", () => {
  it.each([
    ["12", "12"],
    [" 12.50 ", "12.5"],
    ["12,5", "12.5"],
    ["007", "7"],
    [".5", "0.5"],
    ["5.", "5"],
    ["0", "0"],
    ["1 200", "1200"],
    ["1,200", "1200"],
    ["1,200,300.50", "1200300.5"],
    ["1,2003", "1.2003"],
    ["١٢٫٥", "12.5"],
    ["۱۲", "12"],
    ["१२", "12"],
    ["１２．５", "12.5"],
  ])("reads %s as %s", (typed, price) => expect(readPrice(typed, "en")).toBe(price));

  it.each(["abc", "-1", "1.2.3", "1e5", ".", "1,20,3", "$5", "9999999999999"])("refuses %s", (typed) =>
    expect(readPrice(typed, "en")).toBeNull(),
  );

  it("takes nothing as no limit", () => expect(readPrice("  ", "en")).toBeUndefined());
});

describe("tidyRange", () => {
  it("puts the ends in order", () => {
    expect(tidyRange({ min: "50", max: "10" })).toEqual({ min: "10", max: "50" });
    expect(tidyRange({ min: "50", max: "0" })).toEqual({ min: undefined, max: "50" });
  });
  it("leaves out a lower end of nothing", () => {
    expect(tidyRange({ min: "0", max: "10" })).toEqual({ min: undefined, max: "10" });
  });
  it("keeps an open end", () => expect(tidyRange({ min: "5" })).toEqual({ min: "5", max: undefined }));
});
