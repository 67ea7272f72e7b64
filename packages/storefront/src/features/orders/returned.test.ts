import { expect, it } from "vitest";
import { allPieces, canReturn, linesOf, paidFor, piecesText, readPieces } from "./problem";

const goods = [
  { id: 7, num: 3, total: "40.98" },
  { id: 8, num: 5, total: "51.15" },
];

it("part of a line costs its share with its tax and freight, never a cent more", () => {
  expect(paidFor(goods, { 7: 2 })).toBe("27.32");
  expect(paidFor(goods, { 7: 1 })).toBe("13.66");
  expect(paidFor([{ id: 1, num: 3, total: "10.00" }], { 1: 2 })).toBe("6.66");
  expect(paidFor(goods, allPieces(goods))).toBe("92.13");
  expect(paidFor(goods, {})).toBe("0.00");
});

it("every piece is the whole order, and some are lines", () => {
  expect(linesOf(goods, allPieces(goods))).toBeUndefined();
  expect(linesOf(goods, { 7: 2, 8: 0 })).toEqual([{ id: 7, num: 2 }]);
});

it("a draft keeps the quantities, and never more than were ordered", () => {
  expect(readPieces(piecesText({ 7: 2, 8: 0 }), goods)).toEqual({ 7: 2, 8: 0 });
  expect(readPieces("7=9", goods)).toEqual({ 7: 3, 8: 0 });
  expect(readPieces("", goods)).toEqual({ 7: 3, 8: 5 });
});

it("a server that does not say what lines cost takes nothing back", () => {
  expect(canReturn(goods)).toBe(true);
  expect(canReturn([{ id: 7, num: 3 }])).toBe(false);
});
