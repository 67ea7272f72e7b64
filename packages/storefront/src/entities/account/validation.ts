import { typedMessageCode, typedName } from "marketplace-react";
import { limits } from "marketplace-sdk/limits";
import type { PlainKey } from "../../i18n/types";
import type { FieldErrors } from "../../shared/forms/field-errors";
import type { FieldValues } from "../../shared/forms/form-values";
import { newPassword, type PasswordRule, repeated } from "./new-password";

/** Fields of the login form. */
export type LoginField = "account" | "password" | "email" | "code";
/** Fields of the registration form. The repeated password is never sent. */
export type RegisterField = "username" | "email" | "code" | "password" | "repeat" | "invite_code";
/** Fields of the form for a forgotten login password. */
export type ForgottenField = "email" | "code" | "newpassword" | "repeat";
/** Fields of the form for a new e-mail address. */
export type EmailField = "email" | "code" | "password";
/** Fields of the form for a new login password. */
export type PasswordField = "oldpassword" | "newpassword" | "repeat";

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text looks like an e-mail address. Only a message sent there can prove that it exists. */
export function isEmail(text: string): boolean {
  return text.length <= limits["auth.register"].email.maxLength && EMAIL.test(text);
}

/**
 * Messages of docs/product.md, "Validation messages".
 *
 * @param needsCode whether the server wants a code by e-mail, too: then the address is the account
 */
export function validateLogin(values: FieldValues<LoginField>, needsCode = false): FieldErrors<LoginField> {
  const password = values.password ? undefined : "account.enterPassword";
  if (!needsCode)
    return { account: typedName(values.account) ? undefined : "account.enterAccount", password };
  return {
    email: validateEmail(values.email),
    code: typedMessageCode(values.code) ? undefined : "account.enterCode",
    password,
  };
}

/** Messages of docs/product.md, "Validation messages", with the contract's limits. */
export function validateRegistration(
  values: FieldValues<RegisterField>,
  rule?: PasswordRule,
): FieldErrors<RegisterField> {
  const username = typedName(values.username);
  const email = typedName(values.email);
  const { minLength, maxLength } = limits["auth.register"].username;
  return {
    username: !username
      ? "account.enterUsername"
      : username.length < minLength || username.length > maxLength
        ? "account.usernameRule"
        : undefined,
    email: validateEmail(email),
    code: typedMessageCode(values.code) ? undefined : "account.enterCode",
    password: newPassword(values.password, "account.enterPassword", rule, [username, email]),
    repeat: repeated(values.repeat, values.password, "account.confirmPassword"),
  };
}

/**
 * Messages of docs/product.md, "Validation messages". The current password is sent as it is, because only the server
 * knows its rules.
 */
export function validatePasswordChange(
  values: FieldValues<PasswordField>,
  rule?: PasswordRule,
): FieldErrors<PasswordField> {
  return {
    oldpassword: values.oldpassword ? undefined : "account.enterOldPassword",
    newpassword: newPassword(values.newpassword, "account.enterNewPassword", rule),
    repeat: repeated(values.repeat, values.newpassword, "account.repeatPassword"),
  };
}

/** Errors of the form for a forgotten login password. */
export function validateForgotten(
  values: FieldValues<ForgottenField>,
  rule?: PasswordRule,
): FieldErrors<ForgottenField> {
  return {
    email: validateEmail(values.email),
    code: typedMessageCode(values.code) ? undefined : "account.enterCode",
    newpassword: newPassword(values.newpassword, "account.enterNewPassword", rule, [typedName(values.email)]),
    repeat: repeated(values.repeat, values.newpassword, "account.repeatPassword"),
  };
}

/** Errors of the form for a new e-mail address. */
export function validateEmailChange(values: FieldValues<EmailField>): FieldErrors<EmailField> {
  return {
    email: validateEmail(values.email),
    code: typedMessageCode(values.code) ? undefined : "account.enterCode",
    password: values.password ? undefined : "account.enterPassword",
  };
}

function validateEmail(text: string): PlainKey | undefined {
  const email = typedName(text);
  if (!email) return "account.enterEmail";
  return isEmail(email) ? undefined : "account.emailRule";
}
