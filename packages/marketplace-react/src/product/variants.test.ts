import { describe, expect, it } from "vitest";
import {
  availabilityOf,
  initialSelection,
  matchingSkus,
  missingSpecs,
  offeredSkus,
  selectedSku,
  selectionText,
  toggleValue,
  type Variants,
} from "./purchase";

/** Sea is not made in 900 ml; raspberry in 600 ml is sold out. */
const teapot: Variants = {
  specs: [
    { name: "Color", items: ["Raspberry", "Sea"] },
    { name: "Size", items: ["600 ml", "900 ml"] },
  ],
  skus: [
    { id: 1, spec: ["Raspberry", "600 ml"], price: "14.20", stock: 0, image: "/r.svg" },
    { id: 2, spec: ["Raspberry", "900 ml"], price: "16.80", stock: 5, image: "/r.svg" },
    { id: 3, spec: ["Sea", "600 ml"], price: "14.20", stock: 7, image: "/s.svg" },
  ],
};
const nothing = [undefined, undefined];

describe("choosing", () => {
  it("starts with nothing, but with the only value of a spec", () => {
    expect(initialSelection(teapot)).toEqual(nothing);
    const oneSize = { ...teapot, specs: [{ name: "Size", items: ["One size"] }] };
    expect(initialSelection(oneSize)).toEqual(["One size"]);
    expect(initialSelection({ specs: [], skus: [] })).toEqual([]);
  });

  it("chooses, changes and gives up a value", () => {
    const sea = toggleValue(nothing, 0, "Sea");
    expect(sea).toEqual(["Sea", undefined]);
    expect(toggleValue(sea, 0, "Raspberry")).toEqual(["Raspberry", undefined]);
    expect(toggleValue(sea, 0, "Sea")).toEqual(nothing);
  });

  it("knows which values toggleValue can still select", () => {
    expect(missingSpecs(nothing)).toEqual([0, 1]);
    expect(missingSpecs(["Sea", undefined])).toEqual([1]);
    expect(missingSpecs([])).toEqual([]);
  });

  it("writes the chosen values in the order of the specs", () => {
    expect(selectionText(["Sea", "600 ml"])).toBe("Sea, 600 ml");
    expect(selectionText([undefined, "600 ml"])).toBe("600 ml");
    expect(selectionText(nothing)).toBe("");
  });
});

describe("availabilityOf", () => {
  it("distinguishes available, sold out and nonexistent, given the other choices", () => {
    const raspberry = ["Raspberry", undefined];
    expect(availabilityOf(teapot, raspberry, 1, "600 ml")).toBe("soldOut");
    expect(availabilityOf(teapot, raspberry, 1, "900 ml")).toBe("available");
    expect(availabilityOf(teapot, ["Sea", undefined], 1, "900 ml")).toBe("none");
  });

  it("leaves the spec's own choice aside, so that another value can be taken", () => {
    expect(availabilityOf(teapot, ["Raspberry", "600 ml"], 0, "Sea")).toBe("available");
  });

  it("is open while one of several combinations is in stock", () => {
    expect(availabilityOf(teapot, nothing, 0, "Raspberry")).toBe("available");
    expect(availabilityOf(teapot, nothing, 1, "600 ml")).toBe("available");
  });

  it("is open for products without a list of combinations", () => {
    expect(availabilityOf({ ...teapot, skus: [] }, nothing, 0, "Sea")).toBe("available");
  });
});

describe("selectedSku", () => {
  it("is there once every spec is chosen", () => {
    expect(selectedSku(teapot, ["Sea", "600 ml"])?.id).toBe(3);
    expect(selectedSku(teapot, ["Sea", undefined])).toBeUndefined();
  });

  it("is missingSpecs for a combination that does not exist, and without specs", () => {
    expect(selectedSku(teapot, ["Sea", "900 ml"])).toBeUndefined();
    expect(selectedSku({ specs: [], skus: teapot.skus }, [])).toBeUndefined();
  });

  it("narrows with every choice", () => {
    expect(matchingSkus(teapot, nothing)).toHaveLength(3);
    expect(matchingSkus(teapot, ["Raspberry", undefined])).toHaveLength(2);
    expect(matchingSkus(teapot, ["Sea", "900 ml"])).toEqual([]);
  });
});

describe("offeredSkus", () => {
  it("leaves out what is sold out while something is left", () => {
    expect(offeredSkus(teapot, nothing).map(({ id }) => id)).toEqual([2, 3]);
    expect(offeredSkus(teapot, ["Raspberry", undefined]).map(({ id }) => id)).toEqual([2]);
  });

  it("keeps what is sold out when nothing is left", () => {
    expect(offeredSkus(teapot, ["Raspberry", "600 ml"]).map(({ id }) => id)).toEqual([1]);
  });
});
