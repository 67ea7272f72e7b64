import { expect, test } from "vitest";
import { isWeakPassword } from "../../src/domain/weak-password";

const OWN = ["Ｍira.Lund", "lantern@long-company-name.example"];

test.each([
  "lantern@long-company-name.example",
  "Lantern@Long-Company-Name.example1",
  "lantern123",
  "mira.lund",
  "Mira.Lund2024",
  "ＭＩＲＡ．ＬＵＮＤ",
])("what anybody knows of its owner is no password: %s", (password) => {
  expect(isWeakPassword(password, OWN)).toBe(true);
});

test.each(["a lantern above the harbour", "long-company-names in a row", "mi lu 83 tea kettle"])(
  "what only resembles it is one: %s",
  (password) => {
    expect(isWeakPassword(password, OWN)).toBe(false);
  },
);
