import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageOf } from "../testing/storage";
import { createDraft, forgetDrafts } from "./draft";
import { unansweredOf } from "./unanswered";

const HOUR = 3_600_000;

let device: Record<string, string>;
let tab: Record<string, string>;

beforeEach(() => {
  device = {};
  tab = {};
  vi.stubGlobal("localStorage", storageOf(device));
  vi.stubGlobal("sessionStorage", storageOf(tab));
});

afterEach(() => void vi.unstubAllGlobals());

const draftOf = (member: string, now = () => 0) =>
  createDraft("withdrawal", ["quote_id"], unansweredOf(member, now));

test("what a member sent without an answer is found by another tab, and by no other member", () => {
  draftOf("7").write({ quote_id: "q1" });
  expect(tab).toEqual({});
  expect(draftOf("7").read()).toEqual({ quote_id: "q1" });
  expect(draftOf("8").read()).toEqual({});
  expect(draftOf("").read()).toEqual({});
});

test("whoever has no id is remembered by the tab alone", () => {
  draftOf("").write({ quote_id: "q1" });
  expect(device).toEqual({});
  expect(draftOf("").read()).toEqual({ quote_id: "q1" });
});

test.each([
  [0, true],
  [23 * HOUR, true],
  [24 * HOUR, false],
  [-25 * HOUR, false],
])("%d milliseconds later it is still found: %s", (later, found) => {
  draftOf("7", () => 1e12).write({ quote_id: "q1" });
  expect("quote_id" in draftOf("7", () => 1e12 + later).read()).toBe(found);
});

test.each(["", "now", '{"quote_id":"q1"}', "5", "NaN {}"])("a foreign value counts as none: %j", (value) => {
  device["draft:7:draft:withdrawal"] = value;
  expect(draftOf("7").read()).toEqual({});
});

test("an answer and logging out forget it", () => {
  draftOf("7").write({ quote_id: "q1" });
  draftOf("7").clear();
  expect(device).toEqual({});
  draftOf("7").write({ quote_id: "q1" });
  draftOf("8").write({ quote_id: "q2" });
  device.lang = "en";
  forgetDrafts();
  expect(device).toEqual({ lang: "en" });
});
