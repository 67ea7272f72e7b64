import { expect, test } from "vitest";
import { withUnread } from "../../../testing/with-unread";
import { costOf, type Offer, statusView, type Term, validateLoan } from "./loan";

const SHORT: Term = { term_days: 30, min: "100.00", max: "2000.00", apr: "0.301667", fee: "2.48" };
const LONG: Term = { term_days: 90, min: "200.00", max: "5000.00", apr: "0.200556", fee: "9.90" };
const OFFER: Offer = { enabled: true, terms_version: "2026-11", terms: [SHORT, LONG] };
const values = { term: "30", amount: "150", purpose: "", agree: "2026-11" };

test("a complete application is accepted", () => {
  expect(Object.values(validateLoan(OFFER, values, "en")).filter(Boolean)).toEqual([]);
});

test.each([
  [{ term: "60" }, { term: "loan.termMissing" }],
  [{ amount: "99.99" }, { amount: "wallet.amountSmall" }],
  [{ amount: "2000.01" }, { amount: "wallet.amountLarge" }],
  [{ amount: "150.001" }, { amount: "wallet.amountDigits" }],
  [{ agree: "" }, { agree: "loan.agreeMissing" }],
  [{ agree: "2026-10" }, { agree: "loan.agreeMissing" }],
])("%o is refused", (changed, errors) => {
  expect(validateLoan(OFFER, { ...values, ...changed }, "en")).toMatchObject(errors);
});

test.each(["term_days", "apr", "min", "max"] as const)(
  "a term whose %s can't be read can't be agreed to",
  (name) => {
    const offer = { ...OFFER, terms: [withUnread(SHORT, name)] };
    const term = name === "term_days" ? "undefined" : "30";
    expect(validateLoan(offer, { ...values, term }, "en").term).toBe("loan.termMissing");
  },
);

test("terms without a version can't be agreed to", () => {
  expect(validateLoan({ ...OFFER, terms_version: "" }, { ...values, agree: "" }, "en").agree).toBeDefined();
});

test.each([
  ["100", SHORT, { fee: "2.48", total: "102.48" }],
  ["200", LONG, { fee: "9.90", total: "209.90" }],
  ["0.01", SHORT, { fee: "0.01", total: "0.02" }],
  ["1,234.50", LONG, { fee: "61.05", total: "1295.55" }],
  ["", SHORT, undefined],
  ["abc", SHORT, undefined],
])("borrowing %s costs %o", (amount, term, cost) => {
  if (cost) {
    expect(costOf(amount, "en", term)?.total).toBe(cost.total);
  } else expect(costOf(amount, "en", term)).toBeUndefined();
});

test("a cost is never understated: the exact figure lies less than a hundredth below", () => {
  for (let cents = 1n; cents < 500_000n; cents += 997n) {
    const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
    const { fee = "" } = costOf(amount, "en", SHORT) ?? {};
    const stated = BigInt(fee.replace(".", "")) * 1_000_000n * 365n;
    const exact = cents * 301_667n * 30n;
    expect(stated >= exact && stated - exact < 1_000_000n * 365n, amount).toBe(true);
  }
});

test.each([
  ["submitted", "loan.submitted"],
  ["approved", "loan.approved"],
  ["somewhere", "loan.reviewing"],
])("%s reads %s", (status, text) => expect(statusView({ id: 1, amount: "1", status }).text).toBe(text));
