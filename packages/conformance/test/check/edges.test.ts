import { describe, expect, it } from "vitest";
import { edgeProblem } from "../../src/check/scenarios/edge";
import { maxProblem } from "../../src/check/scenarios/limit-errors";
import { hasTooManyUnpaid } from "../../src/check/scenarios/named-errors";
import { networkAddresses } from "../../src/check/scenarios/network-addresses";
import { coinProblem, feeProblem } from "../../src/check/scenarios/read-back-wallet";
import { bestSellersProblem, storeReviewsProblem } from "../../src/check/scenarios/store-figures";
import { unlike } from "../../src/check/scenarios/unlike";

const refused = (error?: string, code = 0) => ({ isAccepted: false, code, error });
const accepted = { isAccepted: true, code: 1, error: undefined };

describe("a call at an edge", () => {
  it.each([
    ["inside", undefined, accepted, undefined],
    ["inside", undefined, refused("amount_too_small"), "inside was refused (amount_too_small)"],
    ["inside", undefined, refused(undefined, 422), "inside was refused (422)"],
    // Rules of that market.
    ["inside", undefined, refused("account_frozen"), undefined],
    ["outside", ["amount_too_small"], accepted, "outside was accepted"],
    ["outside", ["amount_too_small"], refused("amount_too_small"), undefined],
    ["outside", ["amount_too_small"], refused(undefined, 422), undefined],
    ["outside", ["amount_too_small"], refused("bad_state"), "outside was refused by bad_state"],
    ["outside", ["amount_too_small"], refused(undefined, 429), undefined],
  ])("%s of %j: %j", (what, refusedBy, answer, problem) => {
    expect(edgeProblem({ what, ...(refusedBy && { refusedBy }) }, answer)).toBe(problem);
  });
});

describe("what is read back", () => {
  it.each([
    [{ num: 2, price: "2.50" }, { num: "2", price: "2.500000", more: 1 }, undefined],
    [{ num: 2 }, {}, undefined],
    [{ num: 2 }, { num: 3 }, "`num` is 3, 2 was sent"],
    [{ images: ["/a"] }, { images: [] }, '`images` is [], ["/a"] was sent'],
  ])("%j as %j", (sent, shown, problem) => {
    expect(unlike(sent, shown)).toBe(problem);
  });

  it.each([
    ["10", "2.5", "25.00", 6, true],
    ["3.333334", "3", "10.00", 6, true],
    ["3.333333", "3", "10.00", 6, false],
    ["3.333335", "3", "10.00", 6, false],
  ])("%s coins at %s for %s", (amount, rate, total, digits, isRight) => {
    expect(coinProblem(amount, rate, total, digits) === undefined).toBe(isRight);
  });

  it.each([
    ["1.10", true],
    ["1.12", false],
    ["1.00", false],
    ["0.10", false],
  ])("a fee of %s for 100.00 at 1.00 and 0.001", (fee, isRight) => {
    expect(feeProblem({ amount: "100.00", fee }, "1.00", "0.001") === undefined).toBe(isRight);
  });
});

describe("limits", () => {
  it.each([
    [5, { max: 5 }, undefined],
    [5, {}, undefined],
    [4, { max: 5 }, "4 were taken, and `max` is 5"],
  ])("%i made, told %j", (made, data, problem) => {
    expect(maxProblem(made, data)).toBe(problem);
  });
});

describe("best sellers", () => {
  const of = (...rows: readonly (readonly [number, number])[]) => ({
    top_products: rows.map(([id, num]) => ({ id, num })),
  });
  const ten = of(...Array.from({ length: 10 }, (_, i) => [i + 10, 20 - i] as const));

  it.each([
    [of([1, 3]), of([1, 5], [2, 4]), undefined],
    [of([1, 3]), ten, undefined],
    [of([1, 3]), of([1, 2]), "of product 1"],
    [of([1, 3]), of([2, 5]), "of product 1"],
    [of([1, 12]), ten, "of product 1"],
  ])("of a part and of all: %j, %j", (part, whole, problem) => {
    const found = bestSellersProblem(part, whole);
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
  });
});

describe("a store's reviews", () => {
  const page = { total: 3, counts: { all: 3 }, data: [{ star: 5 }, { star: 4 }, { star: 4 }] };
  const byLevel = (counts: Record<string, number>) => ({
    counts,
    data: ["good", "good", "mid"].map((level) => ({ level })),
  });
  it.each([
    [{ comment_count: 3, rating: 4.3 }, page, undefined],
    [{ comment_count: 4, rating: 4.3 }, page, "`comment_count` is 4"],
    [{ comment_count: 3, rating: 4.8 }, page, "have 4.33 stars"],
    // Not all of them were read.
    [{ comment_count: 90, rating: 4.8 }, { ...page, total: 90, counts: { all: 90 } }, undefined],
    [{}, page, undefined],
    [{}, byLevel({ all: 2, good: 2, mid: 1, negative: 0 }), undefined],
    [{}, byLevel({ all: 2, good: 1, mid: 1, negative: 0 }), "`counts.good` is 1, the list has 2"],
    [{}, byLevel({ all: 90, good: 1, mid: 1, negative: 0 }), undefined],
  ])("%j", (store, reviews, problem) => {
    const found = storeReviewsProblem(store, reviews);
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
  });
});

describe("addresses of networks", () => {
  it.each(["ERC20", "TRC20", "BTC", "Polygon"])("are right and wrong ones for %s", (network) => {
    const { valid, invalid } = networkAddresses(network);
    expect(valid.length).toBeGreaterThan(0);
    expect(invalid.filter((address) => valid.includes(address))).toEqual([]);
  });

  it("are none for what is not known", () => {
    expect(networkAddresses("LUNA")).toEqual({ valid: [], invalid: [] });
  });
});

describe("too many unpaid orders", () => {
  const orders = [{ status: "unpaid" }, { status: "paid" }, { status: "unpaid" }];
  it.each([
    [2, true],
    ["2", true],
    [3, false],
    [undefined, false],
  ])("where %j are the most", (max, isTrue) => {
    expect(hasTooManyUnpaid(orders, max)).toBe(isTrue);
  });
});
