import { expect, test } from "vitest";
import { labelled } from "./labelled";

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
