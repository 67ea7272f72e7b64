import { describe, expect, test } from "vitest";
import { createReturnTo } from "./return-to";
import { externalHref, internalHref } from "./ui/safe-href";

/** A tab's storage with one entry. */
function tab(): () => Storage {
  let entry: string | null = null;
  const storage: Storage = {
    getItem: () => entry,
    setItem: (_key, value) => {
      entry = value;
    },
    removeItem: () => {
      entry = null;
    },
    clear: () => undefined,
    key: () => null,
    length: 0,
  };
  return () => storage;
}

describe("where login leads back to", () => {
  test("is still known after a reload, and given once", () => {
    const storage = tab();
    createReturnTo(storage).remember("/order?no=O1");
    const reloaded = createReturnTo(storage);
    expect(reloaded.take()).toBe("/order?no=O1");
    expect(reloaded.take()).toBeUndefined();
    expect(createReturnTo(storage).take()).toBeUndefined();
  });

  test("may be looked at without forgetting it", () => {
    const returnTo = createReturnTo(tab());
    returnTo.remember("/address");
    expect(returnTo.peek()).toBe("/address");
    expect(returnTo.take()).toBe("/address");
    expect(returnTo.peek()).toBeUndefined();
  });

  test("a call that fails once the login is open doesn't change why it was opened", () => {
    const returnTo = createReturnTo(tab());
    returnTo.remember("/address", "ended");
    returnTo.remember("/login?n=1");
    expect(returnTo.cause()).toBe("ended");
    expect(returnTo.peek()).toBe("/address");
  });

  test("a foreign value in the storage leads nowhere", () => {
    const storage = tab();
    storage().setItem("returnTo", "//evil.example");
    expect(createReturnTo(storage).peek()).toBeUndefined();
    expect(createReturnTo(storage).take()).toBeUndefined();
  });

  test("is given once", () => {
    const returnTo = createReturnTo();
    returnTo.remember("/goods?id=3");
    expect(returnTo.take()).toBe("/goods?id=3");
    expect(returnTo.take()).toBeUndefined();
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n\\evil.example",
    "/a\r",
    "https://evil.example",
    "javascript:alert(1)",
    "",
  ])("is never another site: %s", (address) => {
    const returnTo = createReturnTo();
    returnTo.remember(address);
    expect(returnTo.take()).toBeUndefined();
    expect(internalHref(address)).toBeUndefined();
  });

  test.each(["/login?n=1", "/login", "/register"])("is not the signing in itself: %s", (address) => {
    const returnTo = createReturnTo();
    returnTo.remember("/mine");
    returnTo.remember(address);
    expect(returnTo.take()).toBe("/mine");
  });
});

test.each([
  ["https://help.example/chat", "https://help.example/chat"],
  ["mailto:support@market.example", "mailto:support@market.example"],
  [" tel:+005550100 ", "tel:+005550100"],
  ["http://help.example", undefined],
  ["javascript:alert(1)", undefined],
  ["/help", undefined],
  [undefined, undefined],
])("a support link may be https, mailto or tel: %s", (address, href) => {
  expect(externalHref(address)).toBe(href);
});
