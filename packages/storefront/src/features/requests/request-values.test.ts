import { describe, expect, it } from "vitest";
import { continued, firstValues, requestInput, validateRequest } from "./request-values";

const whole = {
  ...firstValues("Linen napkins"),
  content: " 45 × 45 cm ",
  num: "400",
  unit: "pieces",
};

describe("checkRequest", () => {
  it("asks for what is being looked for, details, number and unit, and for nothing else", () => {
    expect(validateRequest(firstValues(""), 2, "en")).toEqual({
      title: "requests.enterWhat",
      content: "requests.enterDetails",
      num: "requests.numRule",
      unit: "requests.enterUnit",
      target_price: undefined,
    });
    expect(Object.values(validateRequest(whole, 2, "en")).filter(Boolean)).toEqual([]);
  });

  it.each(["0", "1.5", "-3", "many", "1234567890"])("refuses %s pieces", (num) => {
    expect(validateRequest({ ...whole, num }, 2, "en").num).toBe("requests.numRule");
  });

  it.each(["0", "0.00", "-1", "cheap", "1.234"])("refuses the price %s", (target_price) => {
    expect(validateRequest({ ...whole, target_price }, 2, "en").target_price).toBe("requests.priceRule");
  });
});

describe("continued", () => {
  it("continues the draft, and takes the searched words while there is no title", () => {
    const first = firstValues("lamp");
    expect(continued(first, {})).toEqual(first);
    expect(continued(first, { title: "", unit: "boxes" })).toMatchObject({ title: "lamp", unit: "boxes" });
    expect(continued(first, { title: "Napkins" }).title).toBe("Napkins");
  });
});

it("prices have the digits of the shop's currency", () => {
  const yen = { ...whole, target_price: "1200.5" };
  expect(validateRequest(yen, 0, "en").target_price).toBe("requests.priceWhole");
  expect(validateRequest(yen, 3, "en").target_price).toBeUndefined();
  expect(requestInput({ ...yen, target_price: "0.125" }, 3, "en", []).target_price).toBe("0.125");
});

describe("requestInput", () => {
  it("sends what was filled in, and nothing that was not", () => {
    expect(requestInput(whole, 2, "en", [])).toEqual({
      title: "Linen napkins",
      content: "45 × 45 cm",
      num: 400,
      unit: "pieces",
      days: 30,
    });
  });

  it("reads numbers as people write them", () => {
    const input = requestInput({ ...whole, num: "١٬٢٠٠", target_price: "2,10" }, 2, "ar", ["/a.webp"]);
    expect(input).toMatchObject({ num: 1200, target_price: "2.1", images: ["/a.webp"] });
  });

  it("keeps a long search within the title", () => {
    expect(firstValues("x".repeat(300)).title).toHaveLength(120);
  });
});
