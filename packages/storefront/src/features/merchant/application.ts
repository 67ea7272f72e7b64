import type { Data } from "marketplace-sdk";

/** A shop registration as its owner reads it. */
export type Application = Data<"merchant.apply">;

/** What the screen shows of it. */
export type Stage = "none" | "review" | "rejected" | "approved";

/** Unknown states count as under review, as the contract asks. */
export function stageOf(application: Application | null | undefined): Stage {
  if (!application) return "none";
  const { status } = application;
  return status === "approved" || status === "rejected" ? status : "review";
}

/** Fields that a person fills in, in the order of the form. */
export const FIELDS = [
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
export type ApplicationField = (typeof FIELDS)[number];

const isField = (name: string): name is ApplicationField => FIELDS.some((field) => field === name);

/** What a reviewer looks at, with its verdict. */
export interface Verdict {
  field: ApplicationField;
  /** It has to be sent again. */
  refused: boolean;
  /** Why, in the reviewer's words; empty without. */
  note: string;
  /** Id of the private picture that was sent; empty where there is none, or none any more. */
  file: string;
}

/** What merchant.file shows to its owner. Logos are public. */
const PRIVATE = ["image_front", "image_back", "image_hold", "sign"] as const;

/** A verdict for every field that was sent; an invitation code only counts where there is something to say. */
export function verdictsOf(application: Application): Verdict[] {
  const { reasons = [], invite_code = "" } = application;
  return FIELDS.flatMap((field) => {
    const reason = reasons.find((one) => one.field === field);
    if (!reason && field === "invite_code" && !invite_code) return [];
    const picture = PRIVATE.find((name) => name === field);
    const file = (picture && application[picture]) ?? "";
    return [{ field, refused: reason !== undefined, note: reason?.note ?? "", file }];
  });
}

/** The fields to send again: the refused ones the form knows. */
export function refusedFields({ reasons = [] }: Application): ReadonlySet<ApplicationField> {
  return new Set(reasons.map(({ field }) => field).filter(isField));
}

/** What was typed before, to be corrected instead of typed again; the document's number is never sent back. */
export function textsOf({ shopname = "", name = "", invite_code = "" }: Application) {
  return { shopname, name, invite_code };
}

/** The state of a promised time. */
export interface Promised {
  /** Whole hours until the promise ends; 0 in its last hour. */
  hoursLeft: number;
  /** "Overdue" is no state of the server; the promise tells. */
  late: boolean;
  /** 0 to 1: how much of the time is over. */
  passed: number;
}

/** @param now Unix seconds @returns undefined where the server named no time */
export function promiseOf(
  { createtime, updatetime, review_due_at: due }: Application,
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
