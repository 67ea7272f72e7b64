import { expect, test } from "vitest";
import { emptyValues, requestedFields, validateApplication } from "./application-form";
import { TOO_SHORT } from "./strokes";

const TODAY = "2026-11-21";
const errorsOf = (...given: Parameters<typeof validateApplication>) =>
  Object.entries(validateApplication(...given)).filter(([, error]) => error !== undefined);

const filled = {
  ...emptyValues(TODAY),
  shopname: " Mira’s Corner ",
  name: " Mira Example ",
  number: " X12 345 ",
  sign: "1",
  agree: "1",
};
test("an empty form says what is missing, in the documented words", () => {
  expect(errorsOf(emptyValues(TODAY), requestedFields(), () => false)).toEqual([
    ["logo", "merchant.addLogo"],
    ["shopname", "merchant.enterShopname"],
    ["name", "merchant.enterName"],
    ["number", "merchant.enterNumber"],
    ["image_front", "merchant.addFront"],
    ["image_back", "merchant.addBack"],
    ["image_hold", "merchant.addHold"],
    ["sign", "merchant.notSigned"],
    ["agree", "merchant.mustAgree"],
  ]);
  expect(errorsOf({ ...filled, sign_date: "" }, requestedFields(), () => true)).toEqual([
    ["sign_date", "merchant.enterDate"],
  ]);
});

test("a dot is reported as a signature that is too short, not as a missing one", () => {
  expect(errorsOf({ ...filled, sign: TOO_SHORT }, requestedFields(), () => true)).toEqual([
    ["sign", "merchant.signTooShort"],
  ]);
});

test("spaces aren't a name; a filled form with its pictures is fine without an invitation", () => {
  expect(errorsOf({ ...filled, shopname: "  " }, requestedFields(), () => true)).toEqual([
    ["shopname", "merchant.enterShopname"],
  ]);
  expect(errorsOf(filled, requestedFields(), () => true)).toEqual([]);
});

test("a correction asks for what was refused alone; a new signature needs its day and the agreement", () => {
  const blurred = requestedFields(new Set(["image_back"] as const));
  expect(errorsOf(emptyValues(TODAY), blurred, () => false)).toEqual([["image_back", "merchant.addBack"]]);
  expect([...requestedFields(new Set(["sign"] as const))].sort()).toEqual(["agree", "sign", "sign_date"]);
});
