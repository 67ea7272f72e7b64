import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readWords } from "../../src/client/journey-words";

const fileWith = (words: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), "words-")), "words.json");
  writeFileSync(file, JSON.stringify(words));
  return file;
};

test("the built-in words find controls in any language, with a count or an amount, and no others", () => {
  const { signIn, cart, pay, follow, addToCart } = readWords("built-in");
  for (const name of ["Log in", "Anmelden", "ログイン", "تسجيل الدخول", " log in "])
    expect(name).toMatch(signIn);
  expect("Log into another shop").not.toMatch(signIn);
  expect("Cart (3)").toMatch(cart);
  expect("Pay 12.90 USDT").toMatch(pay);
  expect("12,90 USDT bezahlen").toMatch(pay);
  expect("Following Example Paper Kite").not.toMatch(follow);
  expect("Cart").not.toMatch(addToCart);
});

test("an app's own patterns take the place of built-in words", () => {
  const { signIn, signOut } = readWords(fileWith({ signIn: "^Sign in$" }));
  expect("Sign in").toMatch(signIn);
  expect("Log in").not.toMatch(signIn);
  expect("Log out").toMatch(signOut);
});

test.each([
  [{ singIn: "x" }, "singIn"],
  [{ signIn: "(" }, "signIn"],
  [{ signIn: 7 }, "signIn"],
  [[], "words.json"],
])("%j is refused", (words, place) => {
  expect(() => readWords(fileWith(words))).toThrow(new RegExp(`“[^”]*${place}”`));
});
