import type { Data, Input } from "marketplace-sdk";
import { typedName } from "../typed-name.js";

/** An application as its owner reads it. */
export type MerchantApplication = Data<"merchant.apply">;

/** Fields that a user fills in, in the order of the form. */
export const APPLICATION_FIELDS = [
  "logo",
  "shopname",
  "name",
  "number",
  "image_front",
  "image_back",
  "image_hold",
  "invite_code",
  "sign_date",
  "sign",
] as const;
/** One of {@link APPLICATION_FIELDS}, named as `merchant.apply` takes it. */
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

const isField = (name: string): name is ApplicationField =>
  APPLICATION_FIELDS.some((field) => field === name);

/** The stage of an application. Unknown states count as under review (contract). */
export function applicationStage(
  application: MerchantApplication | null | undefined,
): "none" | "review" | "rejected" | "approved" {
  if (!application) return "none";
  if (application.status === "approved") return "approved";
  return application.status === "rejected" ? "rejected" : "review";
}

/** The fields to send again: those that the reviewer rejected and the form knows. */
export function rejectedFields(
  application: Pick<MerchantApplication, "reasons"> | null | undefined,
): ReadonlySet<ApplicationField> {
  return new Set((application?.reasons ?? []).map(({ field }) => field).filter(isField));
}

/** Values of the form. Pictures and signature are the `url` of their upload. */
export type ApplicationValues = Readonly<Record<ApplicationField, string>>;

/**
 * Input of `merchant.apply`: everything of a first application; of a correction, the rejected fields and what a new
 * signature needs.
 *
 * @param contractVersion the version of the terms that was signed
 * @param rejected the application that is corrected
 */
export function applicationInput(
  values: ApplicationValues,
  contractVersion: string | undefined,
  rejected?: MerchantApplication,
): Input<"merchant.apply"> {
  const signed = {
    agree: 1 as const,
    ...(contractVersion !== undefined && { contract_version: contractVersion }),
  };
  const { invite_code, shopname, name, number } = values;
  const invite = typedName(invite_code);
  const texts = {
    shopname: shopname.trim(),
    name: name.trim(),
    number: typedName(number),
    invite_code: invite,
  };
  const trimmed = { ...values, ...texts };
  if (!rejected) {
    const { invite_code: _, ...given } = trimmed;
    return { ...given, ...(invite && { invite_code: invite }), ...signed };
  }
  const wanted = rejectedFields(rejected);
  const isSigned = wanted.has("sign");
  // A code that the reviewer rejected may be left out by sending it empty.
  const sent = Object.entries(trimmed).filter(
    ([field]) => (isField(field) && wanted.has(field)) || (isSigned && field === "sign_date"),
  );
  return { ...Object.fromEntries(sent), ...(isSigned && signed), id: rejected.id };
}
