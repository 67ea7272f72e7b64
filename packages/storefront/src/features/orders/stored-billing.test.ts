import { expect, test } from "vitest";
import { storageOf } from "../../testing/storage";
import { readBilling, writeBilling } from "./stored-billing";

const company = { company: "Harbour GmbH", taxNumber: "DE 123", address: "Lane 1\nBerlin" };

test("the company stays for every invoice, the PO number belongs to one order", () => {
  const storage = storageOf({});
  writeBilling("A1", { ...company, purchaseOrder: "PO-7" }, storage);
  writeBilling("B2", { ...company, purchaseOrder: "" }, storage);
  expect(readBilling("A1", storage)).toEqual({ ...company, purchaseOrder: "PO-7" });
  expect(readBilling("B2", storage)).toEqual({ ...company, purchaseOrder: "" });
  writeBilling("A1", { ...company, purchaseOrder: "" }, storage);
  expect(readBilling("A1", storage).purchaseOrder).toBe("");
});

test("a hundred PO numbers are kept, the newest", () => {
  const storage = storageOf({});
  for (let no = 0; no < 120; no += 1)
    writeBilling(`N${no}`, { ...company, purchaseOrder: `PO-${no}` }, storage);
  expect(readBilling("N119", storage).purchaseOrder).toBe("PO-119");
  expect(readBilling("N20", storage).purchaseOrder).toBe("PO-20");
  expect(readBilling("N19", storage).purchaseOrder).toBe("");
});

test("what is kept may be anything, and storage may be closed", () => {
  const storage = storageOf({});
  const nothing = { company: "", taxNumber: "", address: "", purchaseOrder: "" };
  for (const text of ["{", "null", "[]", '{"company":7,"numbers":{"A1":[]}}', '{"numbers":"x"}']) {
    storage.setItem("billing", text);
    expect(readBilling("A1", storage)).toEqual(nothing);
  }
  expect(readBilling("A1", undefined)).toEqual(nothing);
});
