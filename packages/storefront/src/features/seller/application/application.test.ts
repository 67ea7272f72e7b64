import { expect, test } from "vitest";
import { emptyValues, promiseOf, requestedFields, validateApplication, verdictsOf } from "./application";
import { TOO_SHORT } from "./signature";

test("every field that was sent has a verdict, the refused ones with the reviewer's words", () => {
  const verdicts = verdictsOf({
    id: 1,
    status: "rejected",
    logo: "/uploads/files/1.webp",
    image_front: "kyc:1",
    image_back: "kyc:2",
    image_hold: "",
    reasons: [{ field: "image_back", error: "blurred", note: "Too dark" }, { field: "sign" }],
  });
  expect(verdicts.map(({ field }) => field)).toEqual([
    "logo",
    "shopname",
    "name",
    "number",
    "image_front",
    "image_back",
    "image_hold",
    "sign_date",
    "sign",
  ]);
  expect(verdicts.filter(({ file }) => file).map(({ field }) => field)).toEqual([
    "image_front",
    "image_back",
  ]);
  expect(verdicts.filter(({ refused }) => refused)).toEqual([
    { field: "image_back", refused: true, note: "Too dark", file: "kyc:2" },
    { field: "sign", refused: true, note: "", file: "" },
  ]);
});

test("an invitation code has a verdict where one was given or refused", () => {
  const fields = (application: { invite_code?: string; reasons?: { field: string }[] }) =>
    verdictsOf({ id: 1, status: "rejected", ...application }).map(({ field }) => field);
  expect(fields({})).not.toContain("invite_code");
  expect(fields({ invite_code: "FRIEND" })).toContain("invite_code");
  expect(fields({ reasons: [{ field: "invite_code" }] })).toContain("invite_code");
});

const HOUR = 3600;
const sent = 1_800_000_000;
const application = { id: 1, status: "submitted", createtime: sent, review_due_at: sent + 48 * HOUR };

test.each([
  [0, { hoursLeft: 48, late: false, passed: 0 }],
  [24 * HOUR, { hoursLeft: 24, late: false, passed: 0.5 }],
  [47.5 * HOUR, { hoursLeft: 0, late: false, passed: 47.5 / 48 }],
  [48 * HOUR, { hoursLeft: 0, late: false, passed: 1 }],
  [48 * HOUR + 1, { hoursLeft: 0, late: true, passed: 1 }],
  // The clock of the device may be behind.
  [-HOUR, { hoursLeft: 49, late: false, passed: 0 }],
])("%d s after sending the clock says %o", (after, clock) => {
  expect(promiseOf(application, sent + after)).toEqual(clock);
});

test("a corrected application is counted from its correction; without a promise there is no clock", () => {
  const corrected = { ...application, updatetime: sent + 24 * HOUR };
  expect(promiseOf(corrected, sent + 36 * HOUR)?.passed).toBe(0.5);
  expect(promiseOf({ id: 1, status: "submitted" }, sent)).toBeUndefined();
});

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
