import { expect, test } from "vitest";
import { validateProof } from "./proof";

const HASH = "9c1f60d2a7b84e35c0d1f2a39b7e4856d0c3b1a2f4e59687c8d7e6f5a4b30901";
const RECHARGE = { id: 1, amount: "35", status: "created", network: "TRC20" };
const NONE = { url: undefined, busy: false };
const values = { amount: "35", txid: HASH, image: "" };

const refused = (errors: object) => Object.entries(errors).filter(([, error]) => error !== undefined);

test.each([
  ["a transaction", values, NONE],
  ["a picture", { ...values, txid: "" }, { url: "kyc:1", busy: false }],
  ["both", values, { url: "kyc:1", busy: false }],
])("%s proves a transfer", (_name, typed, picture) => {
  expect(refused(validateProof(typed, RECHARGE, picture, "en"))).toEqual([]);
});

test.each([
  ["nothing", { ...values, txid: " " }, NONE, "txid", "wallet.proofMissing"],
  ["half a transaction", { ...values, txid: HASH.slice(9) }, NONE, "txid", "wallet.txidInvalid"],
  [
    "half a transaction beside a picture",
    { ...values, txid: "abc" },
    { url: "kyc:1", busy: false },
    "txid",
    "wallet.txidInvalid",
  ],
  [
    "a picture on its way",
    { ...values, txid: "" },
    { url: undefined, busy: true },
    "image",
    "wallet.pictureBusy",
  ],
  ["no amount", { ...values, amount: "" }, NONE, "amount", "wallet.amountMissing"],
] as const)("%s is refused at its field", (_name, typed, picture, field, error) => {
  expect(refused(validateProof(typed, RECHARGE, picture, "en"))).toEqual([[field, error]]);
});
