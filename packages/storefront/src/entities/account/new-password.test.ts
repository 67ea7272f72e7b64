import { expect, test } from "vitest";
import { newPassword, type PasswordRule } from "./new-password";

const judge = (password: string, rule?: PasswordRule, own?: readonly string[]) =>
  newPassword(password, "account.enterPassword", rule, own);

test.each([
  "123456",
  "987654",
  "567890",
  "abcdef",
  "111111",
  "abcabc",
  "Password1",
  "p@ssw0rd",
  "qwerty123",
  "iloveyou",
])("%s is among the first that anybody would try", (password) => {
  expect(judge(password)).toBe("account.passwordWeak");
});

test.each(["secret-6", "135790", "calm-harbour-10", "passage", "سلام-2030"])(
  "%s is good enough",
  (password) => {
    expect(judge(password)).toBeUndefined();
  },
);

test("the user name isn't a valid password, a short one may be part of it", () => {
  expect(judge("xMira.Doe9", undefined, ["mira.doe", ""])).toBe("account.passwordWeak");
  expect(judge("lighthouse-9", undefined, ["Light@mail.example"])).toBe("account.passwordWeak");
  expect(judge("amiable-7", undefined, ["ami"])).toBeUndefined();
});

test("a site may ask for more characters, never for fewer", () => {
  expect(judge("secret-6", { min: 10 })).toBe("account.passwordShort");
  expect(judge("secret-6-7", { min: 10 })).toBeUndefined();
  expect(judge("abc9", { min: 4 })).toBe("account.passwordRule");
});

test("where the site sets its length, spaces are characters like others", () => {
  const rule = { min: 8, max: 128 };
  expect(judge("four words and a lamp", rule)).toBeUndefined();
  expect(judge("four", rule)).toBe("account.passwordShort");
  expect(judge("lamp ".repeat(26), rule)).toBe("account.passwordLong");
  expect(judge("lamp and so on ".repeat(8), rule)).toBeUndefined();
  expect(judge("four words and a lamp")).toBe("account.passwordRule");
});
