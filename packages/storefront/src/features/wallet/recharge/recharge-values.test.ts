import { expect, test } from "vitest";
import { initialValues, type Method, validateRecharge } from "./recharge-values";

const TRON: Method = {
  coin: "USDT",
  network: "TRC20",
  min_amount: "10",
  max_amount: "50000",
  decimals: 6,
  enabled: true,
};
const POLYGON: Method = { ...TRON, network: "Polygon", enabled: false };
const BITCOIN: Method = { coin: "BTC", network: "Bitcoin", min_amount: "0.0002", decimals: 8 };
const METHODS = [TRON, POLYGON, BITCOIN];
const values = { coin: "USDT", network: "TRC20", amount: "25", ack: "1" };

test("a complete form is accepted", () => {
  expect(Object.values(validateRecharge(METHODS, values, "en")).filter(Boolean)).toEqual([]);
});

test.each([
  [{ network: "" }, { network: "wallet.networkMissing" }],
  [{ network: "Polygon" }, { network: "wallet.networkMissing" }],
  [{ coin: "BTC" }, { network: "wallet.networkMissing" }],
  [{ amount: "9" }, { amount: "wallet.amountSmall" }],
  [{ ack: "" }, { ack: "wallet.ackMissing" }],
])("%o is refused", (changed, errors) => {
  expect(validateRecharge(METHODS, { ...values, ...changed }, "en")).toMatchObject(errors);
});

test.each([
  ["USDT", null, "USDT", ""],
  ["USDT", "12.400000", "USDT", "12.4"],
  ["BTC", "0.5", "BTC", "0.5"],
  ["EUR", "12.40", "USDT", ""],
  [undefined, "12.40", "USDT", ""],
  ["BTC", "a lot", "USDT", ""],
])("of %s %s are lacking: the form begins with %s %s", (currency, lacking, coin, amount) => {
  expect(initialValues(METHODS, currency, lacking, "en")).toEqual({ coin, network: "", amount, ack: "" });
});

test("what is lacking is filled in as the reader types it", () => {
  expect(initialValues(METHODS, "USDT", "1.250", "de").amount).toBe("1,25");
  expect(initialValues(METHODS, "USDT", "12.345", "de").amount).toBe("12,345");
});
