// @vitest-environment happy-dom
import { createFormDraft, createServices } from "marketplace-react";
import { expect, test, vi } from "vitest";
import { claimStorageFor } from "./storage";

function refuse(): void {
  throw new DOMException("no");
}

const STORAGES: Readonly<Record<string, object>> = {
  blocked: { getItem: refuse, setItem: refuse, removeItem: refuse },
  full: { length: 0, key: () => null, getItem: () => null, setItem: refuse, removeItem: () => undefined },
};

test.each(Object.keys(STORAGES))("where the storage is %s, a draft is its user's alone", (kind) => {
  const storage = STORAGES[kind];
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
