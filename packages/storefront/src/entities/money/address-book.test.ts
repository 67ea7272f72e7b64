import { memoryStorage } from "marketplace-sdk/testing";
import { describe, expect, test } from "vitest";
import {
  forgetAddress,
  isLookalike,
  type KnownAddress,
  readAddresses,
  rememberAddress,
} from "./address-book";

const TRON: KnownAddress = { network: "TRC20", address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", memo: "" };
const EVM: KnownAddress = {
  network: "ERC20",
  address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  memo: "7",
};

test("the latest first, each once, whatever its spelling", () => {
  const storage = memoryStorage();
  rememberAddress(EVM, storage);
  rememberAddress(TRON, storage);
  rememberAddress({ ...EVM, address: EVM.address.toLowerCase() }, storage);
  expect(readAddresses(storage)).toEqual([{ ...EVM, address: EVM.address.toLowerCase() }, TRON]);
});

test("the same address on another network is another place", () => {
  const storage = memoryStorage();
  rememberAddress(EVM, storage);
  rememberAddress({ ...EVM, network: "Polygon" }, storage);
  expect(readAddresses(storage)).toHaveLength(2);
});

test("one is taken out, the other stays", () => {
  const storage = memoryStorage();
  rememberAddress(EVM, storage);
  rememberAddress(TRON, storage);
  forgetAddress(TRON, storage);
  expect(readAddresses(storage)).toEqual([EVM]);
});

test("no more than twelve are kept", () => {
  const storage = memoryStorage();
  for (let i = 0; i < 20; i++) rememberAddress({ ...TRON, address: `T${i}` }, storage);
  expect(readAddresses(storage)).toHaveLength(12);
  expect(readAddresses(storage)[0]?.address).toBe("T19");
});

test.each(["{", "{}", "null", '[null, 3, {"network": "TRC20"}, {"address": 5}]'])(
  "a foreign value, %s, counts as none",
  (stored) => {
    const storage = memoryStorage();
    storage.setItem("withdraw_addresses", stored);
    expect(readAddresses(storage)).toEqual([]);
  },
);

describe("a look-alike", () => {
  test.each([
    ["the same ends, another middle", "TR7NAAAAAAAAAAAAAAAAAAAAAAAAAAAj6t".replace("j6t", "Lj6t"), true],
    ["the address itself", TRON.address, false],
    ["another beginning", "TX7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", false],
    ["the same ends behind 0x", "0x5aAe000000000000000000000000000000001BeAed", true],
    ["itself in lower case", EVM.address.toLowerCase(), false],
    ["what is not written out yet", "TR7NLj6t", false],
  ])("%s: %s is one: %s", (_why, address, is) => {
    expect(isLookalike(address, [TRON, EVM])).toBe(is);
  });
});
