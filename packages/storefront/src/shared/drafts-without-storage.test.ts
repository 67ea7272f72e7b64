// @vitest-environment happy-dom
import { createServices } from "marketplace-react";
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
  claimStorageFor("7", drafts);
  drafts.tab.setItem("address-new", "1 Secret St");
  claimStorageFor("7", drafts);
  expect(drafts.tab.getItem("address-new")).toBe("1 Secret St");
  claimStorageFor("9", drafts);
  expect(drafts.tab.getItem("address-new")).toBeNull();
  vi.unstubAllGlobals();
});
