import { describe, expect, it } from "vitest";
import { checkRequest, continued, firstValues, requestInput } from "./form";

const whole = {
  ...firstValues("Linen napkins"),
  content: " 45 × 45 cm ",
  num: "400",
  unit: "pieces",
};

describe("checkRequest", () => {
  it("asks for what is being looked for, details, number and unit, and for nothing else", () => {
    expect(checkRequest(firstValues(""), "en")).toEqual({
      title: "requests.enterWhat",
      content: "requests.enterDetails",
      num: "requests.numRule",
      unit: "requests.enterUnit",
      target_price: undefined,
    });
    expect(Object.values(checkRequest(whole, "en")).filter(Boolean)).toEqual([]);
  });

  it.each(["0", "1.5", "-3", "many", "1234567890"])("refuses %s pieces", (num) => {
    expect(checkRequest({ ...whole, num }, "en").num).toBe("requests.numRule");
  });

  it.each(["0", "0.00", "-1", "cheap", "1.234"])("refuses the price %s", (target_price) => {
    expect(checkRequest({ ...whole, target_price }, "en").target_price).toBe("requests.priceRule");
  });
});

describe("continued", () => {
  it("goes on with what was begun, and takes the searched words while there is no title", () => {
    const first = firstValues("lamp");
    expect(continued(first, {})).toEqual(first);
    expect(continued(first, { title: "", unit: "boxes" })).toMatchObject({ title: "lamp", unit: "boxes" });
    expect(continued(first, { title: "Napkins" }).title).toBe("Napkins");
  });
});

describe("requestInput", () => {
  it("sends what was filled in, and nothing that was not", () => {
    expect(requestInput(whole, [], "en")).toEqual({
      title: "Linen napkins",
      content: "45 × 45 cm",
      num: 400,
      unit: "pieces",
      days: 30,
    });
  });

  it("reads numbers as people write them", () => {
    const input = requestInput({ ...whole, num: "١٬٢٠٠", target_price: "2,10" }, ["/a.webp"], "ar");
    expect(input).toMatchObject({ num: 1200, target_price: "2.1", images: ["/a.webp"] });
  });

  it("keeps a long search within the title", () => {
    expect(firstValues("x".repeat(300)).title).toHaveLength(120);
  });
});
