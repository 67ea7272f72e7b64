import { describe, expect, it } from "vitest";
import { withUnread } from "../../../testing/with-unread";
import { firstOffer, offerInput, offerSum, validateOffer } from "./offer-values";

const rules = { digits: 2, tag: "en", hasVariants: false };
const empty = firstOffer({ num: 400 }, undefined, "en");
const whole = { ...empty, pro_id: "7", price: "2.10", delivery_days: "12" };

const OFFER = {
  id: 1,
  request_id: 2,
  shop_id: 1,
  shopname: "Shop",
  pro_id: 7,
  sku_id: 0,
  title: "Napkin",
  price: "2.00",
  num: 300,
  freight: "5.00",
  terms_hash: "5f2b9c0d17e84a36",
  total: "605.00",
  delivery_days: 9,
  note: "Soon",
  status: "open",
  createtime: 1,
};

describe("firstOffer", () => {
  it("begins with what is asked for", () => {
    expect(firstOffer({ num: 400, target_price: "2.10" }, undefined, "de")).toMatchObject({
      price: "2,10",
      num: "400",
      freight: "",
      valid_days: "14",
    });
    expect(firstOffer({ num: 5_000_000 }, undefined, "en").num).toBe("99999");
  });

  it("starts from the present offer", () => {
    expect(firstOffer({ num: 400 }, OFFER, "en")).toMatchObject({
      pro_id: "7",
      sku_id: "",
      price: "2.00",
      num: "300",
      freight: "5.00",
      delivery_days: "9",
      note: "Soon",
    });
  });
});

describe("an amount of the present offer that can't be read", () => {
  it("is asked for again, never sent as what the request says or as none", () => {
    const unread = withUnread(OFFER, "num", "freight");
    const values = firstOffer({ num: 400 }, unread, "en");
    const errors = Object.entries(validateOffer(values, rules)).filter(([, error]) => error);
    expect(errors.map(([field]) => field)).toEqual(["num", "freight"]);
  });
});

describe("validateOffer", () => {
  it("asks for product, price and days, and for a variant where there are some", () => {
    expect(validateOffer(empty, { ...rules, hasVariants: true })).toEqual({
      pro_id: "offers.enterProduct",
      sku_id: "offers.enterVariant",
      price: "requests.priceRule",
      num: undefined,
      freight: undefined,
      delivery_days: "offers.daysRule",
    });
    expect(Object.values(validateOffer(whole, rules)).filter(Boolean)).toEqual([]);
  });

  it.each([
    ["price", "0", "requests.priceRule"],
    ["num", "0", "requests.numRule"],
    ["num", "1.5", "requests.numRule"],
    ["freight", "-1", "requests.priceRule"],
    ["delivery_days", "366", "offers.daysRule"],
  ] as const)("refuses %s %s", (field, value, key) => {
    expect(validateOffer({ ...whole, [field]: value }, rules)[field]).toBe(key);
  });
});

it("sends what was filled in, as the reader's language writes numbers", () => {
  expect(offerInput(3, { ...whole, price: "2,10", note: " Soon " }, { ...rules, tag: "de" })).toEqual({
    request_id: 3,
    pro_id: "7",
    price: "2.1",
    num: 400,
    freight: "0",
    delivery_days: 12,
    valid_days: 14,
    note: "Soon",
  });
  expect(offerInput(3, { ...whole, sku_id: "9" }, { ...rules, hasVariants: true }).sku_id).toBe("9");
});

it("adds up without tax", () => {
  expect(offerSum({ ...whole, freight: "5" }, rules)).toBe("845.00");
  expect(offerSum(empty, rules)).toBeUndefined();
});
