import { createFormDraft } from "marketplace-react";
import type { StorageLike } from "marketplace-sdk/storage";
import { memoryStorage } from "marketplace-sdk/testing";
import { expect, test } from "vitest";
import { amountDraft } from "./amount";

type Field = "amount" | "memo";

const inLanguage = (tag: string, storage: StorageLike) =>
  amountDraft(createFormDraft<Field>(storage, "withdraw", ["amount", "memo"]), tag, ["amount"]);

test.each([
  ["1.250", "de", "en", "1250"],
  ["1,250", "en", "de", "1250"],
  ["12,5", "de", "hi", "12.5"],
  ["12.5", "en", "de", "12,5"],
  ["١٬٢٥٠٫٥", "ar", "de", "1250,5"],
  ["1.250,50", "en", "de", "1.250,50"],
  ["", "de", "en", ""],
])("%s typed in %s is read in %s as %s", (typed, before, after, read) => {
  const storage = memoryStorage();
  inLanguage(before, storage).write({ amount: typed, memo: "1.250" });
  expect(inLanguage(after, storage).read()).toEqual({ amount: read, memo: "1.250" });
});

test("a draft without an amount has none", () => {
  const storage = memoryStorage();
  inLanguage("de", storage).write({ memo: "7" });
  expect(inLanguage("de", storage).read()).toEqual({ memo: "7" });
  inLanguage("de", storage).clear();
  expect(inLanguage("de", storage).read()).toEqual({});
});
