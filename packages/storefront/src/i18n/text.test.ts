import { describe, expect, it, test } from "vitest";
import { initialOf, labelled, listText, withoutRepeats } from "./text";
import { isolate } from "./translate";

test("names are listed as each language lists them", () => {
  expect(listText("en", ["Color", "Size"])).toBe("Color, Size");
  expect(listText("ja", ["色", "サイズ"])).toBe("色、サイズ");
  expect(listText("ar", ["اللون", "المقاس"])).not.toContain(",");
  expect(listText("en", ["Size"])).toBe("Size");
});

test.each([
  ["en", "Fee", "Fee: "],
  ["de", "Gebühr", "Gebühr: "],
  ["fr", "Frais", "Frais\u00a0: "],
  ["zh-CN", "手续费", "手续费："],
  ["zh-Hant", "手續費", "手續費："],
  ["ja", "手数料", "手数料："],
  ["ko", "수수료", "수수료: "],
])("a label in %s", (tag, label, text) => {
  expect(labelled(tag, label)).toBe(text);
});

describe("initialOf", () => {
  it("takes the first letter people see, not half of it", () => {
    expect(initialOf("  mira")).toBe("M");
    expect(initialOf("محمد")).toBe("م");
    expect(initialOf("👩‍🌾 farm")).toBe("👩‍🌾");
    expect(initialOf("  ")).toBe("");
  });
});

test("a server's other words are shown, in their order", () => {
  expect(withoutRepeats(["Careful."], ["Tron is slow today.", "This is a sandbox."])).toEqual([
    "Tron is slow today.",
    "This is a sandbox.",
  ]);
});

test("what the shop says itself, what is empty and what comes twice is left out", () => {
  const own = ["Careful.", `Send only ${isolate("USDT", "rtl")}, only over\u00a0${isolate("Tron", "rtl")}.`];
  expect(withoutRepeats(own, [" Careful. ", "Send only USDT, only over Tron.", "", undefined])).toEqual([]);
  expect(withoutRepeats(own, ["Slow today.", "Slow today."])).toEqual(["Slow today."]);
  expect(withoutRepeats(own, undefined)).toEqual([]);
});
