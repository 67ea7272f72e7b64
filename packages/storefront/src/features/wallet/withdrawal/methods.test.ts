import type { WithdrawalMethod } from "marketplace-react";
import { expect, test } from "vitest";
import { fittingMethod, memoRule, methodFamily, supportedMethods } from "./methods";

const TRON: WithdrawalMethod = {
  method: "crypto",
  coin: "USDT",
  network: "TRC20",
  network_name: "Tron (TRC20)",
};
const POLYGON: WithdrawalMethod = { coin: "USDT", network: "Polygon" };
const ETHEREUM: WithdrawalMethod = { coin: "USDT", network: "ERC20" };
const BITCOIN: WithdrawalMethod = { coin: "BTC", network: "Bitcoin" };
const BANK: WithdrawalMethod = { method: "bank", coin: "EUR", network: "SEPA" };

test("only what this client supports is listed", () => {
  expect(supportedMethods({ methods: [TRON, BANK, POLYGON], money: "0" })).toEqual([TRON, POLYGON]);
});

test("an address of another family leads to the only method it fits, never to one of several", () => {
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
