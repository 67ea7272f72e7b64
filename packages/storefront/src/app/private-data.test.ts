import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageOf } from "../testing/storage";
import { readAddresses, rememberAddress } from "./address-book";
import { createDraft } from "./draft";
import { belongTo, forgetPrivateData } from "./private-data";
import { readRecent, rememberProduct } from "./recent";
import { unansweredOf } from "./unanswered";

let device: Record<string, string>;
let tab: Record<string, string>;
beforeEach(() => {
  device = { lang: "en" };
  tab = {};
  vi.stubGlobal("localStorage", storageOf(device));
  vi.stubGlobal("sessionStorage", storageOf(tab));
});
afterEach(() => void vi.unstubAllGlobals());

/** All that is kept of a person. */
function leave(): void {
  createDraft("order", ["remark"]).write({ remark: "Please ring twice." });
  createDraft("order", ["to"], unansweredOf("7")).write({ to: "12" });
  rememberProduct({ id: 1, title: "Kettle", image: "", price: "24.90", currency: "USDT" });
  rememberAddress({ network: "TRON", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", memo: "" });
}
const left = () => [
  createDraft("order", ["remark"]).read().remark,
  createDraft("order", ["to"], unansweredOf("7")).read().to,
  readRecent().length,
  readAddresses().length,
];

test("who leaves takes everything along, of this tab and of this device", () => {
  belongTo("7");
  leave();
  expect(left()).toEqual(["Please ring twice.", "12", 1, 1]);
  forgetPrivateData();
  expect([device, tab]).toEqual([{ lang: "en" }, {}]);
});

test("a session that ended by itself leaves all of it to who comes back", () => {
  belongTo("7");
  leave();
  belongTo("7");
  expect(left()).toEqual(["Please ring twice.", "12", 1, 1]);
});

test("somebody else finds nothing of it; a call without an answer waits for whoever made it", () => {
  belongTo("7");
  leave();
  belongTo("8");
  expect(left()).toEqual([undefined, "12", 0, 0]);
  leave();
  belongTo("8");
  expect(left()).toEqual(["Please ring twice.", "12", 1, 1]);
});

test("a visitor's goes with who signs in", () => {
  leave();
  belongTo("8");
  expect(left()).toEqual(["Please ring twice.", "12", 1, 1]);
});
