import { isTrue } from "marketplace-react";
import { isMarketplaceError, type User } from "marketplace-sdk";
import { newPassword, type PasswordRule, repeated } from "../../../entities/account/password-rules";
import type { FieldErrors, FieldValues } from "../../../shared/forms/use-form";

/** Sets the first fund password, changes a known one, or resets a forgotten one. */
export type FundTask = "set" | "change" | "reset";

/** Fields of all three tasks. The repeated password is never sent. */
export type FundField = "oldpassword" | "newpassword" | "repeat" | "password" | "code";

/** The task of the form. `forgotten` is the user's claim. */
export function fundTask({ has_fund_password: has }: User, forgotten: boolean): FundTask {
  if (!isTrue(has)) return "set";
  return forgotten ? "reset" : "change";
}

/** What is known about the fund password while the form is open. */
export interface FundPasswordState {
  user: User;
  /** An earlier attempt, or another device, has set the password, and that one is valid. */
  saved: boolean;
}

/**
 * Updates what is known after a failed attempt. If the response to an earlier attempt was lost, the server rejects another
 * password under the same key, or the user's data say that a password exists.
 *
 * @param now the user's current data; undefined if they could not be loaded
 */
export function afterFailure(
  { user: before, saved }: FundPasswordState,
  error: unknown,
  now?: User | null,
): FundPasswordState {
  const user = now ?? before;
  const isRepeated = isMarketplaceError(error) && error.reason === "idempotency_mismatch";
  const isNew = !isTrue(before.has_fund_password) && isTrue(user.has_fund_password);
  return {
    user: isRepeated ? { ...user, has_fund_password: 1 } : user,
    saved: saved || isRepeated || isNew,
  };
}

/** Errors of the task's fields. An old password is sent as it is, because only the server knows its rules. */
export function validateFundPassword(
  task: FundTask,
  values: FieldValues<FundField>,
  rule?: PasswordRule,
): FieldErrors<FundField> {
  const known = task === "change";
  return {
    oldpassword: known && !values.oldpassword ? "account.enterOldPassword" : undefined,
    newpassword: newPassword(values.newpassword, "account.enterNewPassword", rule),
    repeat: repeated(values.repeat, values.newpassword, "account.repeatPassword"),
    password: known || values.password ? undefined : "account.enterPassword",
    code: task === "reset" && !values.code.trim() ? "account.enterCode" : undefined,
  };
}
