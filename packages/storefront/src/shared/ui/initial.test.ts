import { describe, expect, it } from "vitest";
import { initialOf } from "./initial";

describe("initialOf", () => {
  it("takes the first letter people see, not half of it", () => {
    expect(initialOf("  mira")).toBe("M");
    expect(initialOf("محمد")).toBe("م");
    expect(initialOf("👩‍🌾 farm")).toBe("👩‍🌾");
    expect(initialOf("  ")).toBe("");
  });
});
