import { operationsById } from "marketplace-contract";
import { describe, expect, it } from "vitest";
import { difference } from "../../src/check/agreement";
import { outOfBounds, outsideOf } from "../../src/check/bounds";
import { suits } from "../../src/check/choices";
import { fieldsOf } from "../../src/check/requests";
import { changeProblems } from "../../src/check/scenarios/journey";

const ONE = 10n ** 18n;

describe("figures", () => {
  it.each([
    [{ money: "5.00" }, { money: "3.50" }, { money: (-3n * ONE) / 2n }, []],
    [{ total: 3 }, { total: 4 }, { total: ONE }, []],
    [{}, { total: 4 }, { total: ONE }, []],
    [
      { total: 3, paid: 0 },
      { total: 5, paid: 0 },
      { total: ONE, paid: ONE },
      ["`total` went from 3 to 5, not by +1.00", "`paid` went from 0 to 0, not by +1.00"],
    ],
    [{ money: "5.00" }, { money: "5.00" }, { money: -ONE }, ["`money` went from 5.00 to 5.00, not by -1.00"]],
  ])("%j, then %j", (before, after, wanted, problems) => {
    expect(changeProblems(before, after, wanted)).toEqual(problems);
  });
});

describe("two answers about one thing", () => {
  it.each([
    [{ id: 1, price: "2.50" }, { id: "1", price: "2.500", more: true }, undefined],
    [{ goods: [{ num: 1 }] }, { goods: [{ num: 2 }] }, "/goods/0/num"],
    [{ goods: [] }, { goods: [{ num: 2 }] }, "/goods"],
    [{ dispute: null }, { dispute: { status: "open" } }, "/dispute"],
    [{ title: "A" }, { title: "B" }, "/title"],
  ])("%j and %j", (one, other, place) => {
    expect(difference(one, other)).toBe(place);
  });
});

describe("filters", () => {
  it.each([
    ["tab", "received", { status: "completed" }, true],
    ["tab", "paid", { status: "shipped" }, false],
    ["tab", "assess", { status: "received", goods: [{ is_commented: 0 }] }, true],
    ["tab", "assess", { status: "received", goods: [{ is_commented: 1 }] }, false],
    ["tab", "disputed", { dispute: { status: "withdrawn" } }, false],
    ["tab", "disputed", { dispute: { status: "reviewing" } }, true],
    ["replied", 1, { reply: "" }, false],
    ["replied", 0, { reply: "" }, true],
    ["flag", "hot", { flags: ["daily"] }, false],
    ["status", "pending", { status: "pending" }, true],
    ["status", "pending", {}, undefined],
  ])("%s %s: %j", (name, value, row, expected) => {
    expect(suits(name, value, row)).toBe(expected);
  });
});

describe("bounds", () => {
  const calls = (id: string, fields: object) => {
    const operation = operationsById[id];
    if (!operation) throw new Error(id);
    return outOfBounds(fieldsOf(operation), { ...fields }).map(([, why]) => why);
  };

  it("are those of the contract", () => {
    expect(outsideOf({ type: "integer", minimum: 1, maximum: 5 }).map(([value]) => value)).toEqual([
      0, 6, 1.5,
    ]);
    expect(outsideOf({ type: "string", minLength: 1, maxLength: 3 }).map(([value]) => value)).toEqual([
      "xxxx",
      "",
    ]);
    expect(outsideOf({ type: "string", format: "date" }).map(([value]) => value)).toEqual(["2026-02-30"]);
    expect(outsideOf({ enum: ["a", "b"] }).map(([value]) => value)).toEqual(["nothing-like-that"]);
  });

  it("are tried one by one, in lines of a list too", () => {
    const seen = calls("orders.review", { order_no: "O1", comments: [{ order_goods_id: 1, star: 5 }] });
    expect(seen).toContain("in `comments` `star` is above the greatest");
    expect(seen).toContain("in `comments` `content` is too long");
    expect(calls("loans.apply", {})).toContain("`amount` has a sign");
  });

  it("do not hold pages and ids", () => {
    expect(calls("merchantReviews.list", {}).filter((why) => /`(page|limit|\w*id)`/.test(why))).toEqual([]);
    expect(calls("orders.list", {})).toEqual([
      "`tab` is no choice",
      "`search` is too long",
      "`from` is too long",
      "`from` is no day",
      "`to` is too long",
      "`to` is no day",
    ]);
  });
});
