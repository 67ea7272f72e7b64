import { expect, test } from "vitest";
import { validateProof } from "./proof-form";
import { readTxid } from "./read-txid";

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

const TRON = {
  network: "TRC20",
  network_name: "Tron (TRC20)",
  address: "TSandbox9ZcW4uQn2hVr7sKpB1mYd5fJgL",
};
const BITCOIN = { network: "Bitcoin", address: "bc1qexample" };
const ETHEREUM = { network: "ERC20", address: `0x${"5a".repeat(20)}` };
const OTHER = { network: "Elsewhere", address: "abc" };

test.each([
  [HASH, TRON, HASH],
  [` ${HASH.toUpperCase()} `, TRON, HASH],
  [`0x${HASH}`, BITCOIN, HASH],
  [HASH, ETHEREUM, `0x${HASH}`],
  [`0x${HASH}`, ETHEREUM, `0x${HASH}`],
  [`https://explorer.example/tx/0x${HASH}?tab=logs`, ETHEREUM, `0x${HASH}`],
  [`https://explorer.example/#/transaction/${HASH}`, TRON, HASH],
  ["5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnb", OTHER, "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnb"],
])("%j", (typed, chain, txid) => expect(readTxid(typed, chain)).toBe(txid));

test.each([
  ["", TRON],
  [HASH.slice(1), TRON],
  [`${HASH}0`, TRON],
  [HASH.replace("9", "g"), BITCOIN],
  [ETHEREUM.address, ETHEREUM],
  ["two words", OTHER],
  ["x".repeat(101), OTHER],
  ["", OTHER],
])("%j is no id there", (typed, chain) => expect(readTxid(typed, chain)).toBeUndefined());
