import { expect, test } from "vitest";
import { draftOf, NO_FILTERS, readDraft } from "./filters";
import { type ListState, readListState } from "./list-state";

const list = readListState("tab=sales&pid=3&min=10&max=50&free=1&stock=1&rate=90&ships=24");

test("fields show the list's filters, and read back they are the same list", () => {
  expect(draftOf(list, "en")).toEqual({
    low: "10",
    high: "50",
    free: true,
    stock: true,
    rate: 90,
    ships: 24,
  });
  expect(readDraft(list, draftOf(list, "en"), "en")).toEqual(list);
});

test("ends of a range may be typed the wrong way round, empty fields narrow nothing", () => {
  expect(readDraft(list, { ...NO_FILTERS, low: "50", high: "9.5" }, "en")).toEqual({
    ...list,
    min: "9.5",
    max: "50",
    free: false,
    stock: false,
    rate: undefined,
    ships: undefined,
  });
  expect(readDraft(list, { ...NO_FILTERS, free: true }, "en")).toMatchObject({
    tab: "sales",
    pid: "3",
    min: undefined,
    max: undefined,
  });
});

test("what is no price makes no list", () => {
  expect(readDraft(list, { ...NO_FILTERS, low: "cheap", high: "50" }, "en")).toBeUndefined();
  expect(readDraft(list, { ...NO_FILTERS, low: "10", high: "-" }, "en")).toBeUndefined();
});

test("prices stand and are read with the decimal sign of the reader's language", () => {
  const priced: ListState = { ...list, min: "9.5" };
  expect(draftOf(priced, "de").low).toBe("9,5");
  expect(readDraft(priced, draftOf(priced, "de"), "de")).toEqual(priced);
});
