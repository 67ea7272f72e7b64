import { isTrue } from "marketplace-react";
import { isMarketplaceError, type User } from "marketplace-sdk";
import { newPassword, type PasswordRule, repeated } from "../../../entities/account/password-rules";
import type { FieldErrors, FieldValues } from "../../../shared/forms/use-form";

/** The first fund password, another one for one that is known, or for one that is forgotten. */
export type FundTask = "set" | "change" | "reset";

/** Fields of all three tasks. The repeated password stays in the client. */
export type FundField = "oldpassword" | "newpassword" | "repeat" | "password" | "code";

/** The user's task; `forgotten` when they said so. */
export function fundTask({ has_fund_password: has }: User, forgotten: boolean): FundTask {
  if (!isTrue(has)) return "set";
  return forgotten ? "reset" : "change";
}

/** State while the form is open. */
export interface FundKnown {
  user: User;
  /** An earlier attempt, or another device, has set the password, and that one is valid. */
  saved: boolean;
}

/**
 * State after a failed attempt. The response to an earlier one may have been lost; then the server rejects another
 * password under the same key, or says by the user's data that there is one.
 *
 * @param now the user as the server describes them since; undefined when it could not be asked
 */
export function afterFailure(
  { user: before, saved }: FundKnown,
  error: unknown,
  now?: User | null,
): FundKnown {
  const user = now ?? before;
  const isRepeated = isMarketplaceError(error) && error.reason === "idempotency_mismatch";
  const isNew = !isTrue(before.has_fund_password) && isTrue(user.has_fund_password);
  return {
    user: isRepeated ? { ...user, has_fund_password: 1 } : user,
    saved: saved || isRepeated || isNew,
  };
}

/** The fields that a task asks for. Passwords are sent as they are: only the server knows the rules of old ones. */
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
