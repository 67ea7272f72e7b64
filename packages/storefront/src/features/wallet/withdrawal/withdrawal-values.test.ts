import type { WithdrawalMethods } from "marketplace-react";
import { checkAddress } from "marketplace-sdk/check-address";
import { expect, test } from "vitest";
import { validateForm } from "./withdrawal-values";

const DATA: WithdrawalMethods = {
  money: "1284.600000",
  methods: [
    { coin: "USDT", network: "TRC20", min: "10.000000", max: "5000.000000" },
    { coin: "USDT", network: "Polygon", enabled: false },
    { coin: "XYZ", network: "Elsewhere", memo: "required" },
  ],
};
const GOOD = {
  coin: "USDT",
  network: "TRC20",
  address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
  memo: "",
  amount: "100",
};
const refused = (changed: Partial<typeof GOOD>, check: typeof checkAddress | undefined = checkAddress) =>
  Object.fromEntries(
    Object.entries(validateForm(DATA, { ...GOOD, ...changed }, "en", check)).filter(([, error]) => error),
  );

test("a whole form is accepted", () => {
  expect(refused({})).toEqual({});
});

test.each([
  [{ network: "" }, { network: "wallet.networkMissing" }],
  [{ network: "Polygon" }, { network: "wallet.networkMissing" }],
  [{ address: "" }, { address: "withdraw.enterAddress" }],
  [{ address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u" }, { address: "withdraw.addressChecksum" }],
  [{ address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" }, { address: "withdraw.addressEvm" }],
  [{ amount: "5" }, { amount: "wallet.amountSmall" }],
  [{ amount: "2000" }, { amount: "withdraw.insufficient" }],
  [{ coin: "XYZ", network: "Elsewhere", address: "whatever" }, { memo: "withdraw.enterMemo" }],
  [{ coin: "XYZ", network: "Elsewhere", address: "whatever", memo: " 77 " }, {}],
])("%j is refused with %j", (changed, errors) => {
  expect(refused(changed)).toEqual(errors);
});

test("while the check loads only the server's applies", () => {
  expect(validateForm(DATA, { ...GOOD, address: "anything" }, "en", undefined).address).toBeUndefined();
});
