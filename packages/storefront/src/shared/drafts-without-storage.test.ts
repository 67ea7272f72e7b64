// @vitest-environment happy-dom
import { createFormDraft, createServices } from "marketplace-react";
import { expect, test, vi } from "vitest";
import { claimStorageFor } from "./storage";

const refuse = (name: string) => () => {
  throw new DOMException("no", name);
};

test.each([
  [
    "blocked",
    {
      getItem: refuse("SecurityError"),
      setItem: refuse("SecurityError"),
      removeItem: refuse("SecurityError"),
    },
  ],
  [
    "full",
    {
      length: 0,
      key: () => null,
      getItem: () => null,
      setItem: refuse("QuotaExceededError"),
      removeItem() {},
    },
  ],
])("where the storage is %s, a draft is its user's alone", (_kind, storage) => {
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  const { drafts } = createServices({ baseUrl: "https://api.example" });
  const draft = createFormDraft(drafts.tab, "address-new", ["name", "address"]);
  claimStorageFor("7", drafts);
  draft.write({ name: "Anna", address: "1 Secret St" });
  claimStorageFor("7", drafts);
  expect(draft.read()).toEqual({ name: "Anna", address: "1 Secret St" });
  claimStorageFor("9", drafts);
  expect(draft.read()).toEqual({});
  vi.unstubAllGlobals();
});
