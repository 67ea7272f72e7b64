import { APPLICATION_FIELDS, type ApplicationField, type MerchantApplication } from "marketplace-react";
import type { PlainKey } from "../../../i18n/types";
import type { FieldErrors } from "../../../shared/forms/field-errors";
import type { FieldValues } from "../../../shared/forms/form-values";
import { TOO_SHORT } from "./signature";

/** One field of an application and the reviewer's verdict. */
export interface Verdict {
  field: ApplicationField;
  /** Whether it must be sent again. */
  refused: boolean;
  /** The reviewer's reason; empty if none was given. */
  note: string;
  /** Id of the private picture that was sent; empty if there is none or it was deleted. */
  file: string;
}

/** Pictures that merchant.file shows to their owner. Logos are public. */
const PRIVATE_PICTURES = ["image_front", "image_back", "image_hold", "sign"] as const;

/** A verdict for every field that was sent. The invitation code is listed only if it was given or rejected. */
export function verdictsOf(application: MerchantApplication): Verdict[] {
  const { reasons, invite_code = "" } = application;
  return APPLICATION_FIELDS.flatMap((field) => {
    const reason = reasons?.find((one) => one.field === field);
    if (!reason && field === "invite_code" && !invite_code) return [];
    const picture = PRIVATE_PICTURES.find((name) => name === field);
    const file = (picture && application[picture]) ?? "";
    return [{ field, refused: reason !== undefined, note: reason?.note ?? "", file }];
  });
}

/** Why each rejected field was rejected. @param fallback reason for a field that the reviewer gave none for */
export function rejectionReasons(
  application: MerchantApplication | undefined,
  fallback: string,
): ReadonlyMap<ApplicationField, string> {
  const refused = application ? verdictsOf(application).filter((verdict) => verdict.refused) : [];
  return new Map(refused.map(({ field, note }) => [field, note || fallback]));
}

/** How much of a promised time is left. */
export interface Promised {
  /** Whole hours until the promise ends; 0 in its last hour. */
  hoursLeft: number;
  /** "Overdue" isn't a server state; it follows from the promised time. */
  late: boolean;
  /** 0 to 1: how much of the time is over. */
  passed: number;
}

/** @param now Unix seconds @returns undefined if the server named no time */
export function promiseOf(
  { createtime, updatetime, review_due_at: due }: MerchantApplication,
  now: number,
): Promised | undefined {
  if (due === undefined) return undefined;
  const sent = updatetime ?? createtime ?? now;
  const left = due - now;
  return {
    hoursLeft: Math.max(0, Math.floor(left / 3600)),
    late: left < 0,
    passed: due > sent ? Math.min(1, Math.max(0, (now - sent) / (due - sent))) : 1,
  };
}

/** Fields that are pictures. Their form values are only marks; each picture has an upload of its own. */
export const PICTURES = ["logo", "image_front", "image_back", "image_hold"] as const;
export type PictureField = (typeof PICTURES)[number];

/** All fields of the form. `agree` and `sign` are "1" or empty; `sign` can also be "short". */
export type FormField = ApplicationField | "agree";

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
