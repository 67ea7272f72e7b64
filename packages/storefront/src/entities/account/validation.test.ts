import { expect, test } from "vitest";
import {
  isEmail,
  validateEmailChange,
  validateForgotten,
  validateLogin,
  validatePasswordChange,
  validateRegistration,
} from "./validation";

const good = {
  username: "mira",
  email: "mira@mail.example",
  code: "1234",
  password: "secret-6",
  repeat: "secret-6",
  invite_code: "",
};

/** A login without a code by e-mail. */
const NO_CODE = { email: "", code: "" };

/** The fields that are refused. */
const refused = (errors: object) => Object.entries(errors).filter(([, error]) => error !== undefined);

test("an empty login asks for both fields, in their order", () => {
  expect(refused(validateLogin({ ...NO_CODE, account: "  ", password: "" }))).toEqual([
    ["account", "account.enterAccount"],
    ["password", "account.enterPassword"],
  ]);
});

test("the login form leaves password rules to the server", () => {
  expect(refused(validateLogin({ ...NO_CODE, account: "mira", password: " " }))).toEqual([]);
});

test("where the server wants a code, its address is asked for instead of the account", () => {
  const none = { ...NO_CODE, account: "mira", password: "" };
  expect(refused(validateLogin(none, true))).toEqual([
    ["email", "account.enterEmail"],
    ["code", "account.enterCode"],
    ["password", "account.enterPassword"],
  ]);
  const fine = { account: "", email: "mira@mail.example", code: "123 456", password: " " };
  expect(refused(validateLogin(fine, true))).toEqual([]);
});

test("an empty registration asks for every field but the invitation code", () => {
  const empty = { username: "", email: "", code: "", password: "", repeat: "", invite_code: "" };
  expect(refused(validateRegistration(empty))).toEqual([
    ["username", "account.enterUsername"],
    ["email", "account.enterEmail"],
    ["code", "account.enterCode"],
    ["password", "account.enterPassword"],
    ["repeat", "account.confirmPassword"],
  ]);
});

test("a complete registration is accepted", () => {
  expect(refused(validateRegistration(good))).toEqual([]);
});

test.each([
  ["username", "ab", "account.usernameRule"],
  ["username", "a".repeat(31), "account.usernameRule"],
  ["email", "mira", "account.emailRule"],
  ["password", "short", "account.passwordRule"],
  ["password", "with space", "account.passwordRule"],
  ["password", "x".repeat(31), "account.passwordRule"],
  ["password", "123456", "account.passwordWeak"],
  ["password", "mira-1234", "account.passwordWeak"],
])("registration: %s %j is refused", (field, value, message) => {
  const errors = Object.fromEntries(
    refused(validateRegistration({ ...good, repeat: value, [field]: value })),
  );
  expect(errors[field]).toBe(message);
});

test.each([
  ["abc", 3],
  ["a".repeat(30), 30],
])("a username of %s (%i characters) is accepted", (username) => {
  expect(refused(validateRegistration({ ...good, username }))).toEqual([]);
});

test("passwords entered twice must match", () => {
  expect(refused(validateRegistration({ ...good, repeat: "secret-7" }))).toEqual([
    ["repeat", "account.passwordsDiffer"],
  ]);
});

test("the change of a password has its own messages", () => {
  expect(refused(validatePasswordChange({ oldpassword: "", newpassword: "", repeat: "" }))).toEqual([
    ["oldpassword", "account.enterOldPassword"],
    ["newpassword", "account.enterNewPassword"],
    ["repeat", "account.repeatPassword"],
  ]);
  expect(
    refused(validatePasswordChange({ oldpassword: "1", newpassword: "secret-6", repeat: "secret" })),
  ).toEqual([["repeat", "account.passwordsDiffer"]]);
  const typed = { oldpassword: "1", newpassword: "secret-6", repeat: "secret-6" };
  expect(refused(validatePasswordChange(typed, { min: 9 }))).toEqual([
    ["newpassword", "account.passwordShort"],
  ]);
});

test.each(["a@b.co", "mira+shop@mail.example", "ميرا@بريد.مثال"])(
  "%s has the shape of an address",
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each(["", "a@b", "a b@c.de", "a@@b.co", "a@b..co", "a@b.", `${"a".repeat(100)}@b.co`])(
  "%j has not the shape of an address",
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);

test("a long hostile text is judged at once", () => {
  const started = performance.now();
  expect(isEmail(`a@${"b.".repeat(50_000)}`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(50);
});

test("a forgotten password needs the address, the code and the new one twice", () => {
  const empty = { email: "", code: "", newpassword: "", repeat: "" };
  expect(refused(validateForgotten(empty))).toEqual([
    ["email", "account.enterEmail"],
    ["code", "account.enterCode"],
    ["newpassword", "account.enterNewPassword"],
    ["repeat", "account.repeatPassword"],
  ]);
  const filled = { email: "mira@mail.example", code: "123456", newpassword: "secret-6", repeat: "secret-6" };
  expect(refused(validateForgotten(filled))).toEqual([]);
  expect(refused(validateForgotten({ ...filled, email: "mira@" }))).toEqual([["email", "account.emailRule"]]);
  const own = { ...filled, newpassword: "mira-1234", repeat: "mira-1234" };
  expect(refused(validateForgotten(own))).toEqual([["newpassword", "account.passwordWeak"]]);
});

test("another address needs its code and the login password", () => {
  expect(refused(validateEmailChange({ email: "mira", code: " ", password: "" }))).toEqual([
    ["email", "account.emailRule"],
    ["code", "account.enterCode"],
    ["password", "account.enterPassword"],
  ]);
  expect(refused(validateEmailChange({ email: "mira@mail.example", code: "123456", password: " " }))).toEqual(
    [],
  );
});
