import { expect, test } from "vitest";
import { checkNewPassword } from "../../src/features/users/new-password";
import { CHEAP_COST, hashPassword, isPassword } from "../../src/kernel/passwords";

const COMPOSED = "Zürich-café-Việt".normalize("NFC");
const DECOMPOSED = COMPOSED.normalize("NFD");

test.each([
  ["composed", "decomposed", COMPOSED, DECOMPOSED],
  ["decomposed", "composed", DECOMPOSED, COMPOSED],
  ["decomposed", "decomposed", DECOMPOSED, DECOMPOSED],
])("a password stored %s is right when typed %s", async (_stored, _typed, stored, typed) => {
  const hash = await hashPassword(stored, CHEAP_COST);
  expect(await isPassword(hash, typed)).toBe(true);
  expect(await isPassword(hash, typed.replace("Z", "z"))).toBe(false);
});

test("a password that only looks alike is another one", async () => {
  // NFKC would make it the same.
  const hash = await hashPassword("ﬁsh-①-market", CHEAP_COST);
  expect(await isPassword(hash, "fish-1-market")).toBe(false);
});

test("the length of a new password is that of its composed form", () => {
  const four = "éàüö";
  for (const password of [four, four.normalize("NFD")]) {
    expect(() => checkNewPassword(password, "password", [])).toThrow("password_length");
  }
});
