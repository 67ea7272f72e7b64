import { APPLICATION_FIELDS, type ApplicationField } from "marketplace-react";
import type { PlainKey } from "../../../i18n/types";
import type { FieldErrors, FieldValues } from "../../../shared/forms/use-form";
import { TOO_SHORT } from "./strokes";

/** Fields that are pictures. Their form values are only marks; each picture has an upload of its own. */
export const PICTURES = ["logo", "image_front", "image_back", "image_hold"] as const;
export type PictureField = (typeof PICTURES)[number];

/** All fields of the form. `agree` and `sign` are "1" or empty; `sign` can also be "short". */
export type FormField = ApplicationField | "agree";

/** Maximum lengths in the contract. */
export const MAX_LENGTH = { shopname: 60, name: 60, number: 40, invite_code: 40 } as const;

/** @param today YYYY-MM-DD */
export function emptyValues(today: string): FieldValues<FormField> {
  return {
    logo: "",
    shopname: "",
    name: "",
    number: "",
    image_front: "",
    image_back: "",
    image_hold: "",
    invite_code: "",
    sign_date: today,
    sign: "",
    agree: "",
  };
}

/** Messages from docs/product.md, "Validation messages", and similar ones for the fields that it doesn't name. */
const MISSING: Readonly<Record<Exclude<FormField, "invite_code">, PlainKey>> = {
  logo: "merchant.addLogo",
  shopname: "merchant.enterShopname",
  name: "merchant.enterName",
  number: "merchant.enterNumber",
  image_front: "merchant.addFront",
  image_back: "merchant.addBack",
  image_hold: "merchant.addHold",
  sign_date: "merchant.enterDate",
  sign: "merchant.notSigned",
  agree: "merchant.mustAgree",
};

/**
 * @param requested the fields that must be sent
 * @param isPicked whether a picture was chosen, even if it is still being uploaded
 */
export function validateApplication(
  values: FieldValues<FormField>,
  requested: ReadonlySet<FormField>,
  isPicked: (picture: PictureField) => boolean,
): FieldErrors<FormField> {
  const isGiven = (field: FormField): boolean => {
    const picture = PICTURES.find((one) => one === field);
    return picture ? isPicked(picture) : values[field].trim() !== "";
  };
  const error = (field: keyof typeof MISSING): PlainKey | undefined =>
    requested.has(field) && !isGiven(field) ? MISSING[field] : undefined;
  return {
    logo: error("logo"),
    shopname: error("shopname"),
    name: error("name"),
    number: error("number"),
    image_front: error("image_front"),
    image_back: error("image_back"),
    image_hold: error("image_hold"),
    sign_date: error("sign_date"),
    sign: requested.has("sign") && values.sign === TOO_SHORT ? "merchant.signTooShort" : error("sign"),
    agree: error("agree"),
  };
}

/** The fields of the form: all for a first application; for a correction the rejected ones, and what a new signature needs. */
export function requestedFields(refused?: ReadonlySet<ApplicationField>): ReadonlySet<FormField> {
  if (!refused) return new Set<FormField>([...APPLICATION_FIELDS, "agree"]);
  return new Set<FormField>(refused.has("sign") ? [...refused, "sign_date", "agree"] : refused);
}
