import { expect, test } from "vitest";
import { draftOf, readDraft } from "./filter-draft";
import { type ListState, readListState } from "./list-state";

const list = readListState("tab=sales&pid=3&min=10&max=50&free=1");

test("fields show the list's filters, and read back they are the same list", () => {
  expect(draftOf(list, "en")).toEqual({ low: "10", high: "50", free: true });
  expect(readDraft(list, draftOf(list, "en"), "en")).toEqual(list);
});

test("ends of a range may be typed the wrong way round, empty fields narrow nothing", () => {
  expect(readDraft(list, { low: "50", high: "9.5", free: false }, "en")).toEqual({
    ...list,
    min: "9.5",
    max: "50",
    free: false,
  });
  expect(readDraft(list, { low: "", high: "", free: true }, "en")).toMatchObject({
    tab: "sales",
    pid: "3",
    min: undefined,
    max: undefined,
  });
});

test("what is no price makes no list", () => {
  expect(readDraft(list, { low: "cheap", high: "50", free: true }, "en")).toBeUndefined();
  expect(readDraft(list, { low: "10", high: "-", free: true }, "en")).toBeUndefined();
});

test("prices stand and are read with the decimal sign of the reader's language", () => {
  const priced: ListState = { ...list, min: "9.5" };
  expect(draftOf(priced, "de").low).toBe("9,5");
  expect(readDraft(priced, draftOf(priced, "de"), "de")).toEqual(priced);
});
