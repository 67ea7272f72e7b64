import type { FormDraft } from "marketplace-react";
import type { StorageLike } from "marketplace-sdk/storage";
import { memoryStorage } from "marketplace-sdk/testing";
import { expect, test } from "vitest";
import { amountDraft, priceRule, readPrice } from "./amount";

type Field = "amount" | "memo";

const inLanguage = (tag: string, storage: StorageLike): FormDraft<Field> =>
  amountDraft<Field>(
    {
      read: () => JSON.parse(storage.getItem("withdraw") ?? "{}"),
      write: (values) => storage.setItem("withdraw", JSON.stringify(values)),
      clear: () => storage.removeItem("withdraw"),
    },
    tag,
    ["amount"],
  );

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

test.each([
  ["12.50", 2, "12.5"],
  ["12,50", 2, "12.5"],
  ["12.505", 2, null],
  ["12.505", 3, "12.505"],
  ["0.00012", 8, "0.00012"],
  ["12", 0, "12"],
  ["12.5", 0, null],
  ["", 0, undefined],
] as const)("%s with %i digits is %s", (typed, digits, price) => {
  expect(readPrice(typed, digits, "en")).toBe(price);
});

test("a currency without decimals asks for none", () => {
  expect(priceRule(0)).toBe("requests.priceWhole");
  expect(priceRule(2)).toBe("requests.priceRule");
});
