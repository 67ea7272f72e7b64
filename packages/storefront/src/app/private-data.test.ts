import { afterEach, expect, test, vi } from "vitest";
import { storageOf } from "../testing/storage";
import { createDraft } from "./draft";
import { forgetPrivateData } from "./private-data";
import { unansweredOf } from "./unanswered";

afterEach(() => void vi.unstubAllGlobals());

test("who leaves takes drafts and calls without an answer along, of this tab and of this device", () => {
  const [device, tab]: [Record<string, string>, Record<string, string>] = [{ lang: "en" }, {}];
  vi.stubGlobal("localStorage", storageOf(device));
  vi.stubGlobal("sessionStorage", storageOf(tab));
  createDraft("order", ["remark"]).write({ remark: "Please ring twice." });
  createDraft("order", ["to"], unansweredOf("7")).write({ to: "12" });
  expect([Object.keys(device).length, Object.keys(tab).length]).toEqual([2, 1]);
  forgetPrivateData();
  expect([device, tab]).toEqual([{ lang: "en" }, {}]);
});
