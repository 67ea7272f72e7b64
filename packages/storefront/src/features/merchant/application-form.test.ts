import { expect, test } from "vitest";
import {
  askedFields,
  checkApplication,
  correction,
  DRAFT_FIELDS,
  emptyValues,
  type FormField,
  registration,
} from "./application-form";

const TODAY = "2026-11-21";
const errorsOf = (...given: Parameters<typeof checkApplication>) =>
  Object.entries(checkApplication(...given)).filter(([, error]) => error !== undefined);

const filled = {
  ...emptyValues(TODAY),
  shopname: " Mira’s Corner ",
  name: " Mira Example ",
  number: " X12 345 ",
  sign: "1",
  agree: "1",
};
const sent = {
  logo: "/uploads/files/1.webp",
  image_front: "kyc:1",
  image_back: "kyc:2",
  image_hold: "kyc:3",
  sign: "kyc:4",
  contract_version: "2026-11",
};

test("an empty form says what is missing, in the documented words", () => {
  expect(errorsOf(emptyValues(TODAY), askedFields(), () => false)).toEqual([
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
  expect(errorsOf({ ...filled, sign_date: "" }, askedFields(), () => true)).toEqual([
    ["sign_date", "merchant.enterDate"],
  ]);
});

test("spaces are no name; a filled form with its pictures is fine without an invitation", () => {
  expect(errorsOf({ ...filled, shopname: "  " }, askedFields(), () => true)).toEqual([
    ["shopname", "merchant.enterShopname"],
  ]);
  expect(errorsOf(filled, askedFields(), () => true)).toEqual([]);
});

test("a correction asks for what was refused alone; a new signature needs its day and the agreement", () => {
  const blurred = askedFields(new Set(["image_back"] as const));
  expect(errorsOf(emptyValues(TODAY), blurred, () => false)).toEqual([["image_back", "merchant.addBack"]]);
  expect([...askedFields(new Set(["sign"] as const))].sort()).toEqual(["agree", "sign", "sign_date"]);
});

test("a registration sends everything, trimmed, and no empty invitation", () => {
  expect(registration(filled, sent)).toEqual({
    ...sent,
    shopname: "Mira’s Corner",
    name: "Mira Example",
    number: "X12 345",
    sign_date: TODAY,
    agree: 1,
  });
  expect(registration({ ...filled, invite_code: " FRIEND " }, sent)).toMatchObject({ invite_code: "FRIEND" });
});

test("a correction sends nothing that was accepted", () => {
  const fields = (...names: FormField[]) => new Set(names);
  expect(correction(41, fields("image_back"), filled, sent)).toEqual({ id: 41, image_back: "kyc:2" });
  expect(correction(41, fields("invite_code"), filled, sent)).toEqual({ id: 41, invite_code: "" });
  expect(correction(41, fields("sign_date"), filled, sent)).toEqual({ id: 41, sign_date: TODAY });
  expect(correction(41, fields("sign", "sign_date", "agree"), filled, sent)).toEqual({
    id: 41,
    sign: "kyc:4",
    sign_date: TODAY,
    agree: 1,
    contract_version: "2026-11",
  });
});

test("a draft keeps neither pictures nor the number of a document nor a signature", () => {
  expect(DRAFT_FIELDS).toEqual(["shopname", "name", "invite_code"]);
});
