import { expect, test } from "vitest";
import { isolate } from "../i18n/bidi";
import { withoutRepeats } from "./dedupe";

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
