import { describe, expect, it } from "vitest";
import { withUnread } from "../../testing/with-unread";
import { kindsFor, maxClaim, problemInput, readPieces, reasonsFor, validateProblem } from "./problem";

const line = { id: 7, pro_id: 1, title: "Teapot", price: "5.00", num: 2, amount: "10.00", total: "12.50" };
const order = { order_no: "O1", status: "shipped", total: "12.50", goods: [line] };
/** Of a server that takes nothing back. */
const { total: _total, ...lineWithoutTotal } = line;
const plain = { ...order, goods: [lineWithoutTotal] };
const values = {
  reason: "not_arrived",
  kind: "",
  goods: "",
  text: " The lid is cracked. ",
  amount: "",
  images: "",
};

describe("what can be reported", () => {
  it("of what is on its way also that it has not arrived", () => {
    expect(reasonsFor(plain)).toEqual(["not_arrived", "not_as_described"]);
    expect(reasonsFor({ ...plain, status: "received" })).toEqual(["not_as_described"]);
    expect(reasonsFor(order)).toContain("not_arrived");
    expect(reasonsFor({ ...order, status: "received" })).toEqual([
      "not_as_described",
      "damaged",
      "wrong_item",
      "changed_mind",
    ]);
  });

  it("goes back, or not, as it fits", () => {
    expect(kindsFor("not_arrived", order.goods)).toEqual(["refund"]);
    expect(kindsFor("changed_mind", order.goods)).toEqual(["return"]);
    expect(kindsFor("damaged", order.goods)).toEqual(["refund", "return"]);
    expect(kindsFor("damaged", plain.goods)).toEqual(["refund"]);
  });

  it("can claim part of a line for its share of the money", () => {
    expect(maxClaim(order, "7=1")).toBe("6.25");
    expect(maxClaim(plain, "")).toBe("12.50");
    expect(validateProblem(order, { ...values, goods: "7=0" }, "en", false).goods).toBe(
      "returns.choosePieces",
    );
    expect(validateProblem(order, { ...values, goods: "7=1", amount: "6.26" }, "en", false).amount).toBe(
      "wallet.amountLarge",
    );
    const input = { ...values, reason: "changed_mind", goods: "7=1" };
    expect(problemInput({ ...order, status: "received" }, input, "en", [])).toMatchObject({
      reason: "changed_mind",
      kind: "return",
      goods: [{ id: 7, num: 1 }],
    });
  });
});

describe("a report", () => {
  it("needs words, and an amount up to the total where there is one", () => {
    const faults = (change: Partial<typeof values>, uploading = false) =>
      validateProblem(order, { ...values, ...change }, "en", uploading);
    expect(faults({})).toEqual({ goods: undefined, text: undefined, amount: undefined, images: undefined });
    expect(faults({ text: "  " }).text).toBe("disputes.enterWords");
    expect(faults({ amount: "12.51" }).amount).toBe("wallet.amountLarge");
    expect(faults({ amount: "0" }).amount).toBe("wallet.amountInvalid");
    expect(faults({ amount: "1.005" }).amount).toBe("wallet.amountDigits");
    expect(faults({ amount: "12.50" }).amount).toBeUndefined();
    expect(faults({}, true).images).toBe("orders.photosUnderWay");
  });

  it("is sent with the amount as a decimal string, and without one for the whole order", () => {
    expect(problemInput(plain, values, "en", ["/uploads/a.webp"])).toEqual({
      order_no: "O1",
      reason: "not_arrived",
      text: "The lid is cracked.",
      images: ["/uploads/a.webp"],
    });
    expect(problemInput(order, { ...values, amount: "5,5" }, "de", [])).toMatchObject({ amount: "5.5" });
  });

  it("never says that something has not arrived once it has", () => {
    expect(problemInput({ ...order, status: "received" }, values, "en", []).reason).toBe("not_as_described");
  });
});

describe("a line that can't be read", () => {
  const other = { ...line, id: 8, num: 1 };

  it("takes neither the choice of lines nor the remedy from a report", () => {
    const unread = { ...order, status: "received", goods: [line, withUnread(other, "total")] };
    const chosen = { ...values, reason: "damaged", kind: "return", goods: "7=1 8=0" };
    expect(problemInput(unread, chosen, "en", [])).toMatchObject({
      kind: "return",
      goods: [{ id: 7, num: 1 }],
    });
    expect(maxClaim(unread, chosen.goods)).toBeUndefined();
    expect(validateProblem(unread, chosen, "en", false).goods).toBeUndefined();
  });

  it("limits no quantity that is typed where its own is not known", () => {
    expect(readPieces("7=1 8=3", [line, withUnread(other, "num")])).toEqual({ 7: 1, 8: 3 });
    expect(readPieces("7=1", [line, withUnread(other, "num")])).toEqual({ 7: 1, 8: 0 });
  });
});
