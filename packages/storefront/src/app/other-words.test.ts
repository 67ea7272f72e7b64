import { expect, test } from "vitest";
import { isolate } from "../i18n/isolate";
import { otherWords } from "./other-words";

test("a server's other words are shown, in their order", () => {
  expect(otherWords(["Careful."], ["Tron is slow today.", "This is a sandbox."])).toEqual([
    "Tron is slow today.",
    "This is a sandbox.",
  ]);
});

test("what the shop says itself, what is empty and what comes twice is left out", () => {
  const own = ["Careful.", `Send only ${isolate("USDT")}, only over\u00a0${isolate("Tron")}.`];
  expect(otherWords(own, [" Careful. ", "Send only USDT, only over Tron.", "", undefined])).toEqual([]);
  expect(otherWords(own, ["Slow today.", "Slow today."])).toEqual(["Slow today."]);
  expect(otherWords(own, undefined)).toEqual([]);
});
