import { createServices, type Drafts } from "marketplace-react";
import { aesEcb } from "marketplace-sdk/storage";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAddresses, rememberAddress } from "../entities/money/address-book";
import { readRecent, rememberProduct } from "../entities/product/recent-products";
import { storageOf } from "../testing/storage";
import { claimStorageFor, forgetPrivateData, userInfoCipher } from "./storage";

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

/** All that is kept of a person. */
function leave(): void {
  drafts.tab.setItem("order", "Please ring twice.");
  drafts.forUser("7").setItem("order", "12");
  rememberProduct({ id: 1, title: "Kettle", image: "", price: "24.90", currency: "USDT" });
  rememberAddress({ network: "TRON", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", memo: "" });
}
const left = () => [
  drafts.tab.getItem("order"),
  drafts.forUser("7").getItem("order"),
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
  expect(left()).toEqual([null, "12", 0, 0]);
  leave();
  claimStorageFor("8", drafts);
  expect(left()).toEqual(["Please ring twice.", "12", 1, 1]);
});

test("a visitor's goes with who signs in", () => {
  leave();
  claimStorageFor("8", drafts);
  expect(left()).toEqual(["Please ring twice.", "12", 1, 1]);
});

const KEY = "0123456789abcdef";
const GCM = "gcm1.AAAA.AAAA";
const ecbOf = (userInfoKey?: string) => aesEcb({ userInfoKey }).encrypt("Mira");

test("the shop stores AES-GCM by its own choice", async () => {
  const cipher = userInfoCipher();
  expect(cipher.isCurrent(GCM)).toBe(true);
  expect(cipher.isCurrent(await ecbOf())).toBe(false);
});

test("a value in the documented format is read, with the SDK's default key", async () => {
  expect(await userInfoCipher().decrypt(await ecbOf())).toBe("Mira");
  expect(await userInfoCipher().decrypt(await ecbOf(KEY))).toBeUndefined();
});

test("a shared key alone stores the documented format, which other clients read", async () => {
  const cipher = userInfoCipher({ userInfoKey: KEY });
  expect(await cipher.encrypt("Mira")).toBe(await ecbOf(KEY));
  expect(cipher.isCurrent(GCM)).toBe(false);
});

test("with the format gcm a value of the shared key is read, and due for a rewrite", async () => {
  const cipher = userInfoCipher({ userInfoKey: KEY, userInfoFormat: "gcm" });
  const old = await ecbOf(KEY);
  expect(await cipher.decrypt(old)).toBe("Mira");
  expect(cipher.isCurrent(old)).toBe(false);
});
