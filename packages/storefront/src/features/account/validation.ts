import { newPassword, repeated } from "../../app/password-rules";
import type { FieldErrors, FieldValues } from "../../ui/use-form";

/** Fields of the login form. */
export type LoginField = "account" | "password";
/** Fields of the registration form. The repeated password stays in the client. */
export type RegisterField = "username" | "email" | "code" | "password" | "repeat" | "invite_code";
/** Fields of the change of the login password. */
export type PasswordField = "oldpassword" | "newpassword" | "repeat";

/** Longest values the contract takes, for `maxlength`. Passwords have none: a browser would cut a pasted one silently. */
export const LONGEST = {
  account: 100,
  username: 30,
  email: 100,
  inviteCode: 40,
  nickname: 50,
} as const;

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text has the shape of an e-mail address; only a message to it can prove more. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST.email && EMAIL.test(text);
}

/** Messages of docs/product.md, "Validation messages". */
export function checkLogin({ account, password }: FieldValues<LoginField>): FieldErrors<LoginField> {
  return {
    account: account.trim() ? undefined : "account.enterAccount",
    password: password ? undefined : "account.enterPassword",
  };
}

/**
 * Messages of docs/product.md, "Validation messages", bounds of the contract.
 *
 * @param passwordMin characters the site asks for at least
 */
export function checkRegister(
  values: FieldValues<RegisterField>,
  passwordMin?: number,
): FieldErrors<RegisterField> {
  const username = values.username.trim();
  const email = values.email.trim();
  return {
    username: !username
      ? "account.enterUsername"
      : username.length < 3 || username.length > LONGEST.username
        ? "account.usernameRule"
        : undefined,
    email: !email ? "account.enterEmail" : isEmail(email) ? undefined : "account.emailRule",
    code: values.code.trim() ? undefined : "account.enterCode",
    password: newPassword(values.password, "account.enterPassword", {
      min: passwordMin,
      own: [username, email],
    }),
    repeat: repeated(values.repeat, values.password, "account.confirmPassword"),
  };
}

/**
 * Messages of docs/product.md, "Validation messages". The present password is sent as it is: only the server knows its rules.
 *
 * @param min characters the site asks for at least
 */
export function checkPasswordChange(
  values: FieldValues<PasswordField>,
  min?: number,
): FieldErrors<PasswordField> {
  return {
    oldpassword: values.oldpassword ? undefined : "account.enterOldPassword",
    newpassword: newPassword(values.newpassword, "account.enterNewPassword", { min }),
    repeat: repeated(values.repeat, values.newpassword, "account.repeatPassword"),
  };
}
