import { expect, test } from "vitest";
import { addressInput, addressValues, validateAddress } from "./address-form";

const address = {
  id: 301,
  name: "Mira",
  mobile: "+00 555 0100",
  country: "Exampleland",
  province: "Coast Province",
  city: "Port Example",
  address: "12 Harbour Lane",
  zip: "20457",
};

test("an address goes through the form unchanged", () => {
  expect(addressInput(addressValues(address, true), 301)).toEqual({ ...address, is_default: 1 });
});

test("a new one has no id, and spaces around texts are cut", () => {
  const input = addressInput({ ...addressValues(address), name: "  Mira " }, undefined);
  expect(input).not.toHaveProperty("id");
  expect(input).toMatchObject({ name: "Mira", is_default: 0 });
});

test("everything a parcel needs is asked for, in the order of the fields", () => {
  const errors = Object.entries(validateAddress(addressValues())).filter(([, error]) => error);
  expect(errors).toEqual([
    ["name", "address.enterName"],
    ["mobile", "address.enterMobile"],
    ["area", "address.chooseArea"],
    ["address", "address.enterDetail"],
  ]);
  expect(Object.values(validateAddress(addressValues(address))).filter(Boolean)).toEqual([]);
});

test("a number needs five digits, of any script", () => {
  expect(validateAddress({ ...addressValues(address), mobile: "+12 3" }).mobile).toBe("address.mobileRule");
  expect(validateAddress({ ...addressValues(address), mobile: "٠٥٥ ٥٠١٠" }).mobile).toBeUndefined();
});
