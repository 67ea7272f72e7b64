import { describe, expect, it } from "vitest";
import { DAY, NOW, problemIn } from "../support/contradiction";

const OFFER = {
  id: 1,
  sku_id: 0,
  spec: "",
  price: "1.20",
  num: 3,
  goods_amount: "3.60",
  freight: "0.50",
  tax: "0.26",
  total: "4.36",
  status: "open",
  order_no: "",
  valid_until: NOW + DAY,
  can: { accept: true, decline: true, change: false, withdraw: false },
};
const SENT = {
  ...OFFER,
  request: { status: "open" },
  can: { accept: false, decline: false, change: true, withdraw: true },
};
const NO_BUTTON = { accept: false, decline: false, change: false, withdraw: false };
const ACCEPTED = { ...OFFER, status: "accepted", order_no: "O1", total: "4.36", can: NO_BUTTON };
const DECLINED = { ...OFFER, status: "declined", can: NO_BUTTON };
const DEARER = { ...OFFER, id: 2, freight: "1.50", total: "5.36" };

describe("an offer that agrees with itself", () => {
  it.each<readonly [string, unknown]>([
    ["offers.list", { data: [ACCEPTED, OFFER, DEARER, DECLINED] }],
    ["offers.list", { data: [{ ...OFFER, can: { ...OFFER.can, accept: false } }, ACCEPTED] }],
    ["offers.decline", DECLINED],
    ["merchantOffers.save", SENT],
    [
      "merchantOffers.list",
      { data: [SENT, { ...SENT, request: { status: "closed" }, can: { ...SENT.can, change: false } }] },
    ],
  ])("is no finding: %s", (id, data) => {
    expect(problemIn(id, data)).toBeUndefined();
  });
});

describe("an offer that contradicts itself", () => {
  it.each<readonly [string, unknown, string]>([
    ["offers.list", { data: [DEARER, OFFER] }, "the lowest total is not the first"],
    ["offers.list", { data: [DECLINED, OFFER] }, "what can be accepted is not before the others"],
    ["offers.list", { data: [OFFER, ACCEPTED] }, "what can be accepted is not before the others"],
    [
      "offers.list",
      { data: [{ ...OFFER, status: "withdrawn", can: NO_BUTTON }] },
      "a withdrawn offer is shown to the buyer",
    ],
    ["offers.decline", { ...OFFER, total: "4.10" }, "its parts are not its `total`"],
    ["offers.decline", { ...OFFER, num: 4 }, "4 at 1.20 are 3.60"],
    ["offers.decline", { ...DECLINED, order_no: "O1" }, "`order_no` is “O1” where it is declined"],
    ["offers.decline", { ...DECLINED, can: OFFER.can }, "`can.accept` is true where it is declined"],
    ["merchantOffers.save", { ...SENT, valid_until: NOW - 1 }, "`valid_until` has passed"],
    ["merchantOffers.save", { ...SENT, sku_id: 4 }, "it is of variant 4, called “”"],
    ["merchantOffers.save", { ...SENT, can: OFFER.can }, "`can.accept` is true where it is open"],
    [
      "merchantOffers.withdraw",
      { ...SENT, status: "withdrawn", request: { status: "closed" } },
      "`can.change` is true where it is withdrawn",
    ],
    [
      "merchantOffers.withdraw",
      { ...SENT, status: "expired", can: { ...SENT.can, withdraw: false } },
      "it has expired before its `valid_until`",
    ],
  ])("is found: %s %j: %s", (id, data, problem) => {
    expect(problemIn(id, data)).toContain(problem);
  });
});
