import { APPLICATION_FIELDS, type ApplicationField, type MerchantApplication } from "marketplace-react";

/** What a reviewer looks at, with its verdict. */
export interface Verdict {
  field: ApplicationField;
  /** It must be sent again. */
  refused: boolean;
  /** Why, in the reviewer's words; empty without. */
  note: string;
  /** Id of the private picture that was sent; empty when there is none or it was deleted. */
  file: string;
}

/** What merchant.file shows to its owner. Logos are public. */
const PRIVATE = ["image_front", "image_back", "image_hold", "sign"] as const;

/** A verdict for every field that was sent; an invitation code only counts where there is something to say. */
export function verdictsOf(application: MerchantApplication): Verdict[] {
  const { reasons = [], invite_code = "" } = application;
  return APPLICATION_FIELDS.flatMap((field) => {
    const reason = reasons.find((one) => one.field === field);
    if (!reason && field === "invite_code" && !invite_code) return [];
    const picture = PRIVATE.find((name) => name === field);
    const file = (picture && application[picture]) ?? "";
    return [{ field, refused: reason !== undefined, note: reason?.note ?? "", file }];
  });
}

/** Why fields were refused. @param unsaid instead of a reviewer's words where there are none */
export function refusalsOf(
  application: MerchantApplication | undefined,
  unsaid: string,
): ReadonlyMap<ApplicationField, string> {
  const refused = application ? verdictsOf(application).filter((verdict) => verdict.refused) : [];
  return new Map(refused.map(({ field, note }) => [field, note || unsaid]));
}

/** The state of a promised time. */
export interface Promised {
  /** Whole hours until the promise ends; 0 in its last hour. */
  hoursLeft: number;
  /** "Overdue" isn't a server state; it follows from the promised time. */
  late: boolean;
  /** 0 to 1: how much of the time is over. */
  passed: number;
}

/** @param now Unix seconds @returns undefined where the server named no time */
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
