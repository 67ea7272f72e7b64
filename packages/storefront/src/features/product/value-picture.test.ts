import type { Variants } from "marketplace-react";
import { describe, expect, it } from "vitest";
import { valuePicture } from "./value-picture";

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

describe("valuePicture", () => {
  it("represents a value when each value has its own picture", () => {
    expect(valuePicture(teapot, 0, "Raspberry")).toBe("/r.svg");
    expect(valuePicture(teapot, 0, "Sea")).toBe("/s.svg");
  });

  it("is missing where combinations of one value differ, where all look the same, or a picture is missing", () => {
    expect(valuePicture(teapot, 1, "600 ml")).toBeUndefined();
    const alike = { ...teapot, skus: teapot.skus.map((sku) => ({ ...sku, image: "/same.svg" })) };
    expect(valuePicture(alike, 0, "Sea")).toBeUndefined();
    const bare = {
      ...teapot,
      skus: teapot.skus
        .filter(({ id }) => id !== 3)
        .concat({ id: 3, spec: ["Sea", "600 ml"], price: "14.20", stock: 7 }),
    };
    expect(valuePicture(bare, 0, "Sea")).toBeUndefined();
  });
});
