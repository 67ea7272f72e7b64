import { describe, expect, it } from "vitest";
import { problemInput, reasonsFor, validateProblem } from "./problem";

const order = { order_no: "O1", status: "shipped", total: "12.50" };
const values = { reason: "not_arrived", text: " The lid is cracked. ", amount: "", images: "" };

describe("what can be reported", () => {
  it("of what is on its way also that it has not arrived", () => {
    expect(reasonsFor({ status: "shipped" })).toEqual(["not_arrived", "not_as_described"]);
    expect(reasonsFor({ status: "received" })).toEqual(["not_as_described"]);
  });
});

describe("a report", () => {
  it("needs words, and an amount up to the total where there is one", () => {
    const faults = (change: Partial<typeof values>, uploading = false) =>
      validateProblem(order, { ...values, ...change }, "en", uploading);
    expect(faults({})).toEqual({ text: undefined, amount: undefined, images: undefined });
    expect(faults({ text: "  " }).text).toBe("disputes.enterWords");
    expect(faults({ amount: "12.51" }).amount).toBe("wallet.amountLarge");
    expect(faults({ amount: "0" }).amount).toBe("wallet.amountInvalid");
    expect(faults({ amount: "1.005" }).amount).toBe("wallet.amountDigits");
    expect(faults({ amount: "12.50" }).amount).toBeUndefined();
    expect(faults({}, true).images).toBe("orders.photosUnderWay");
  });

  it("is sent with the amount as a decimal string, and without one for the whole order", () => {
    expect(problemInput(order, values, "en", ["/uploads/a.webp"])).toEqual({
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
