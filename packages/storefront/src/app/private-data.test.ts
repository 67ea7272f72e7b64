import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { storageOf } from "../testing/storage";
import { createDraft } from "./draft";
import { forgetPrivateAnswers, forgetPrivateData } from "./private-data";
import { unansweredOf } from "./unanswered";

afterEach(() => void vi.unstubAllGlobals());

test("one user's answers are gone for the next, public ones only count as stale", () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  const own = ["user.index", "aera.index", "message.list", "order.list", "request.my"].map((operation) => [
    "marketplace",
    operation,
    {},
    "en",
  ]);
  const products = ["marketplace", "index.pro", {}, "en"];
  for (const key of [...own, products]) queryClient.setQueryData(key, { of: "mira" });
  forgetPrivateAnswers(queryClient);
  for (const key of own) expect(queryClient.getQueryData(key)).toBeUndefined();
  expect(queryClient.getQueryData(products)).toEqual({ of: "mira" });
  expect(queryClient.getQueryState(products)?.isInvalidated).toBe(true);
});

test("who leaves takes drafts and calls without an answer along, of this tab and of this device", () => {
  const [device, tab]: [Record<string, string>, Record<string, string>] = [{ lang: "en" }, {}];
  vi.stubGlobal("localStorage", storageOf(device));
  vi.stubGlobal("sessionStorage", storageOf(tab));
  createDraft("order", ["remark"]).write({ remark: "Please ring twice." });
  createDraft("order", ["to"], unansweredOf("7")).write({ to: "12" });
  expect([Object.keys(device).length, Object.keys(tab).length]).toEqual([2, 1]);
  forgetPrivateData(new QueryClient());
  expect([device, tab]).toEqual([{ lang: "en" }, {}]);
});
