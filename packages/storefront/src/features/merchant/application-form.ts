import type { Input } from "marketplace-sdk";
import type { FieldErrors, FieldValues, PlainKey } from "../../ui/use-form";
import { type ApplicationField, FIELDS } from "./application";

/** Pictures among the fields; their values are only marks, the pictures live in lists of their own. */
export const PICTURES = ["logo", "image_front", "image_back", "image_hold"] as const;
export type PictureField = (typeof PICTURES)[number];

/** Everything of the form. `agree` and `sign` are "1" or empty. */
export type FormField = ApplicationField | "agree";

/** Longest values the contract takes. */
export const LONGEST = { shopname: 60, name: 60, number: 40, invite_code: 40 } as const;

/** What may be kept for a later visit: never a picture, never the number of a document. */
export const DRAFT_FIELDS: readonly FormField[] = ["shopname", "name", "invite_code"];

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

/** Messages of docs/product.md, "Validation messages", and similar ones for the fields it does not name. */
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
 * @param asked the fields that have to be sent
 * @param isPicked whether there is a picture, or one on its way
 */
export function checkApplication(
  values: FieldValues<FormField>,
  asked: ReadonlySet<FormField>,
  isPicked: (picture: PictureField) => boolean,
): FieldErrors<FormField> {
  const isGiven = (field: FormField): boolean => {
    const picture = PICTURES.find((one) => one === field);
    return picture ? isPicked(picture) : values[field].trim() !== "";
  };
  const error = (field: keyof typeof MISSING): PlainKey | undefined =>
    asked.has(field) && !isGiven(field) ? MISSING[field] : undefined;
  return {
    logo: error("logo"),
    shopname: error("shopname"),
    name: error("name"),
    number: error("number"),
    image_front: error("image_front"),
    image_back: error("image_back"),
    image_hold: error("image_hold"),
    sign_date: error("sign_date"),
    sign: error("sign"),
    agree: error("agree"),
  };
}

/** What the form asks for: everything of a first application, of a correction the refused fields and what a new signature needs. */
export function askedFields(refused?: ReadonlySet<ApplicationField>): ReadonlySet<FormField> {
  if (!refused) return new Set<FormField>([...FIELDS, "agree"]);
  return new Set<FormField>(refused.has("sign") ? [...refused, "sign_date", "agree"] : refused);
}

/** The names that the server gave to pictures and signature, and the version that was signed. */
export interface Sent extends Readonly<Record<PictureField | "sign", string>> {
  contract_version: string | undefined;
}

/** Input of merchant.apply for a first application. */
export function registration(values: FieldValues<FormField>, sent: Sent): Input<"merchant.apply"> {
  const { contract_version, ...files } = sent;
  const invite = values.invite_code.trim();
  return {
    ...files,
    shopname: values.shopname.trim(),
    name: values.name.trim(),
    number: values.number.trim(),
    ...(invite && { invite_code: invite }),
    sign_date: values.sign_date,
    agree: 1,
    ...(contract_version !== undefined && { contract_version }),
  };
}

/** Input of merchant.apply for the correction of a rejected application: only what is asked. */
export function correction(
  id: number | string,
  asked: ReadonlySet<FormField>,
  values: FieldValues<FormField>,
  sent: Sent,
): Input<"merchant.apply"> {
  const wanted = Object.entries(registration(values, sent)).filter(([name]) =>
    name === "contract_version"
      ? asked.has("sign")
      : FIELDS.some((field) => field === name && asked.has(field)),
  );
  // A code that the reviewer refused may be left out by sending it empty.
  const invite = asked.has("invite_code") ? { invite_code: values.invite_code.trim() } : {};
  return { ...Object.fromEntries(wanted), ...invite, ...(asked.has("agree") && { agree: 1 }), id };
}
