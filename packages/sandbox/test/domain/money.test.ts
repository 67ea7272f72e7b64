import fc from "fast-check";
import { expect, test } from "vitest";
import { BusinessError } from "../../src/domain/errors";
import { priceText, priceTextOf, scaleOf, walletText } from "../../src/domain/money";
import { HttpError } from "../../src/kernel/errors";
import { readAmount, readPrice } from "../../src/kernel/read-amount";

test("prices read the same from digits as from units", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 38n }), (units) => {
      expect(priceTextOf(units.toString())).toBe(priceText(units));
    }),
  );
  expect(["0", "9999", "10000", "12500000"].map(priceTextOf)).toEqual(["0.00", "0.00", "0.01", "12.50"]);
});

test("amounts that callers send are units of their coin, or refused at their field", () => {
  expect(readAmount("12.5", "amount")).toBe(12_500_000n);
  expect(readAmount("0.00000001", "amount", "BTC")).toBe(1n);
  for (const text of ["12.5000001", "-1", "1e3", "01", "", "1."]) {
    expect(() => readAmount(text, "amount"), text).toThrow(HttpError);
  }
});

test("prices have at most two digits, and are whole price steps in the ledger", () => {
  expect(readPrice("12.34", "price")).toBe(12_340_000n);
  expect(() => readPrice("12.345", "price")).toThrow(new BusinessError("price_invalid", { field: "price" }));
});

test("a wallet shows all digits of its coin; what the ledger does not keep has none", () => {
  expect([walletText(-5n), walletText(5n, "BTC")]).toEqual(["-0.000005", "0.00000005"]);
  expect(() => scaleOf("DOGE")).toThrow("no ledger scale for DOGE");
});
