import { APPLICATION_FIELDS, type ApplicationField, type MerchantApplication } from "marketplace-react";

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
  const { reasons = [], invite_code = "" } = application;
  return APPLICATION_FIELDS.flatMap((field) => {
    const reason = reasons.find((one) => one.field === field);
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
