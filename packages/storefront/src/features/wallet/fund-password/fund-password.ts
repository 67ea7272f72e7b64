import { typedMessageCode } from "marketplace-react";
import { isMarketplaceError, type User } from "marketplace-sdk";
import { newPassword, type PasswordRule, repeated } from "../../../entities/account/new-password";
import type { FieldErrors } from "../../../shared/forms/field-errors";
import type { FieldValues } from "../../../shared/forms/form-values";

/** Sets the first fund password, changes a known one, or resets a forgotten one. */
export type FundTask = "set" | "change" | "reset";

/** What is known about the fund password while the form is open. */
export interface FundPasswordState {
  user: User;
  /** An earlier attempt, or another device, has set the password, and that one is valid. */
  saved: boolean;
}

/** The task of the form. `forgotten` is the user's claim. */
export function fundTask({ has_fund_password: has }: User, forgotten: boolean): FundTask {
  if (!has) return "set";
  return forgotten ? "reset" : "change";
}

/**
 * Updates what is known after a failed attempt. If the response to an earlier attempt was lost, the server asks for an e-mail code, which
 * only replacing a password needs, or the user's data say that a password exists.
 *
 * @param now the user's current data; undefined if they could not be loaded
 */
export function afterFailure(
  { user: before, saved }: FundPasswordState,
  error: unknown,
  now?: User | null,
): FundPasswordState {
  const user = now ?? before;
  const isReplacing = isMarketplaceError(error) && error.reason === "code_wrong" && !before.has_fund_password;
  const isNew = !before.has_fund_password && user.has_fund_password === true;
  return {
    user: isReplacing ? { ...user, has_fund_password: true } : user,
    saved: saved || isReplacing || isNew,
  };
}

/** Fields of all three tasks. The repeated password is never sent. */
export type FundField = "oldpassword" | "newpassword" | "repeat" | "password" | "code";

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
    code: task === "reset" && !typedMessageCode(values.code) ? "account.enterCode" : undefined,
  };
}
