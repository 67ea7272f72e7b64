import { createFormDraft, createServices, type Drafts } from "marketplace-react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAddresses, rememberAddress } from "../../entities/money/address-book";
import { readRecent, rememberProduct } from "../../entities/product/recent-products";
import { storageOf } from "../../testing/storage";
import { claimStorageFor, forgetPrivateData } from "./claim-storage";

let device: Record<string, string>;
let tab: Record<string, string>;
let drafts: Drafts;
beforeEach(() => {
  device = { theme: "dark" };
  tab = {};
  vi.stubGlobal("localStorage", storageOf(device));
  vi.stubGlobal("sessionStorage", storageOf(tab));
  drafts = createServices({ baseUrl: "https://api.example" }).drafts;
});
afterEach(() => void vi.unstubAllGlobals());

const orderDraft = () => createFormDraft(drafts.tab, "order", ["remark"]);
const pendingOrder = () => createFormDraft(drafts.forUser("7"), "order", ["to"]);

/** All that is kept of a person. */
function leave(): void {
  orderDraft().write({ remark: "Please ring twice." });
  pendingOrder().write({ to: "12" });
  rememberProduct({ id: 1, title: "Kettle", image: "", price: "24.90", currency: "USDT" });
  rememberAddress({ network: "TRON", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", memo: "" });
}
const left = () => [
  orderDraft().read().remark,
  pendingOrder().read().to,
  readRecent().length,
  readAddresses().length,
];

test("who leaves takes everything along, of this tab and of this device", () => {
  claimStorageFor("7", drafts);
  leave();
  expect(left()).toEqual(["Please ring twice.", "12", 1, 1]);
  forgetPrivateData(drafts);
  expect([device, tab]).toEqual([{ theme: "dark" }, {}]);
});

test("an expired session leaves everything for its user to come back to", () => {
  claimStorageFor("7", drafts);
  leave();
  claimStorageFor("7", drafts);
  expect(left()).toEqual(["Please ring twice.", "12", 1, 1]);
});

test("someone else finds nothing of it; a call without a response waits for its user", () => {
  claimStorageFor("7", drafts);
  leave();
  claimStorageFor("8", drafts);
  expect(left()).toEqual([undefined, "12", 0, 0]);
  leave();
  claimStorageFor("8", drafts);
  expect(left()).toEqual(["Please ring twice.", "12", 1, 1]);
});

test("a visitor's goes with who signs in", () => {
  leave();
  claimStorageFor("8", drafts);
  expect(left()).toEqual(["Please ring twice.", "12", 1, 1]);
});
