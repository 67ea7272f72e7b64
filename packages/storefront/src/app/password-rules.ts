import type { PlainKey } from "../ui/use-form";

/** Rules of the contract for a new password: 6 to 30 characters, none of them a space. */
export function newPassword(password: string, missing: PlainKey): PlainKey | undefined {
  if (!password) return missing;
  return /^\S{6,30}$/.test(password) ? undefined : "account.passwordRule";
}

/** A new password is typed twice. */
export function repeated(repeat: string, password: string, missing: PlainKey): PlainKey | undefined {
  if (!repeat) return missing;
  return repeat === password ? undefined : "account.passwordsDiffer";
}
