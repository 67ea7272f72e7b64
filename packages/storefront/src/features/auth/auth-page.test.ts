import { expect, test } from "vitest";
import { afterSignIn } from "./auth-page";

test("where the session ended wins", () => {
  expect(afterSignIn({ remembered: "/address?x=1", index: 3 }, "/mine")).toEqual({ href: "/address?x=1" });
});

test("else one step back, to where the buyer came from", () => {
  expect(afterSignIn({ remembered: undefined, index: 2 }, "/mine")).toBe("back");
});

test("a visit that began on the sign-in screen goes home", () => {
  expect(afterSignIn({ remembered: undefined, index: 0 }, "/mine")).toEqual({ href: "/mine" });
});
