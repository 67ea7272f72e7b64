import { expect, test } from "vitest";
import { fittingMethod, type Method, memoRule, methodFamily, offered } from "./methods";

const TRON: Method = { method: "crypto", coin: "USDT", network: "TRC20", network_name: "Tron (TRC20)" };
const POLYGON: Method = { coin: "USDT", network: "Polygon" };
const ETHEREUM: Method = { coin: "USDT", network: "ERC20" };
const BITCOIN: Method = { coin: "BTC", network: "Bitcoin" };
const BANK: Method = { method: "bank", coin: "EUR", network: "SEPA" };

test("what this client does not know how to do is not offered", () => {
  expect(offered({ methods: [TRON, BANK, POLYGON], money: "0" })).toEqual([TRON, POLYGON]);
});

test("an address of the other family leads to the one way it fits, never to one of several", () => {
  const all = [TRON, POLYGON, ETHEREUM, BITCOIN];
  expect(fittingMethod(all, "USDT", "tron")).toBe(TRON);
  expect(fittingMethod(all, "USDT", "evm")).toBeUndefined();
  expect(fittingMethod(all, "USDT", "bitcoin")).toBeUndefined();
  expect(fittingMethod([TRON, { ...POLYGON, enabled: false }, ETHEREUM], "USDT", "evm")).toBe(ETHEREUM);
  expect(fittingMethod(all, "USDT", undefined)).toBeUndefined();
});

test("a network is known by either of its names", () => {
  expect(methodFamily({ coin: "USDT", network: "N1", network_name: "Tron" })).toBe("tron");
  expect(methodFamily({ coin: "XYZ", network: "N2", network_name: "Elsewhere" })).toBeUndefined();
});

test.each([
  [undefined, "none"],
  ["none", "none"],
  ["optional", "optional"],
  ["required", "required"],
  ["destination-tag", "required"],
])("a memo that is %s is %s", (memo, rule) => {
  expect(memoRule({ ...TRON, ...(memo !== undefined && { memo }) })).toBe(rule);
});
