import { PhotoError } from "marketplace-react";
import { labels as german } from "marketplace-react/labels/de";
import { labels as english } from "marketplace-react/labels/en";
import { type FailureDetails, MarketplaceError } from "marketplace-sdk";
import { expect, test } from "vitest";
import { createLanguages, loadTable } from ".";
import { core } from "./locales/en/core";
import { shop } from "./locales/en/shop";

test("speaks English at once, and another language when it has arrived", async () => {
  const languages = createLanguages();
  expect(languages.current().t("shell.reload")).toBe("Reload");
  let changes = 0;
  languages.subscribe(() => {
    changes += 1;
  });
  await languages.choose({ code: "ar", tag: "ar", dir: "rtl" });
  expect(languages.current()).toMatchObject({ code: "ar", tag: "ar", dir: "rtl" });
  expect(languages.current().t("shell.reload")).toBe("إعادة التحميل");
  expect(changes).toBe(1);
});

test("a language without a table reads English and says so in its tag, but keeps its code for the server", async () => {
  const languages = createLanguages();
  await languages.choose({ code: "sv", tag: "sv", dir: "ltr" });
  expect(languages.current()).toMatchObject({ code: "sv", tag: "en", dir: "ltr" });
  expect(languages.current().t("shell.reload")).toBe("Reload");
});

test("of two quick choices the last one counts", async () => {
  const languages = createLanguages();
  const first = languages.choose({ code: "ar", tag: "ar", dir: "rtl" });
  const last = languages.choose({ code: "en", tag: "en", dir: "ltr" });
  await Promise.all([first, last]);
  expect(languages.current().code).toBe("en");
});

test("the rest of English comes with complete()", async () => {
  const languages = createLanguages();
  expect(() => languages.current().t("titles.login")).toThrow(/titles\.login/);
  await languages.complete();
  expect(languages.current().t("titles.login")).toBe("Log in");
});

test("texts of money and trade come when they are asked for, in the language that is spoken then", async () => {
  const languages = createLanguages();
  await languages.choose({ code: "de", tag: "de", dir: "ltr" });
  expect(() => languages.current().t("wallet.credited")).toThrow(/wallet\.credited/);
  await languages.complete(true);
  expect(languages.current().t("wallet.credited")).toBe("Gutgeschrieben");
  await languages.choose({ code: "en", tag: "en", dir: "ltr" });
  expect(languages.current().t("wallet.credited")).toBe("Credited");
  expect(languages.current().t("titles.login")).toBe("Log in");
});

test.each([
  ["ar", "rtl"],
  ["en", "ltr"],
] as const)("%s: texts of money that come before the shop's own are not lost to them", async (code, dir) => {
  const arrivals: (() => void)[] = [];
  const languages = createLanguages(false, async (asked, trade) => {
    await new Promise<void>((arrive) => arrivals.push(arrive));
    return loadTable(asked, trade);
  });
  const chosen = languages.choose({ code, tag: code, dir });
  const [shop, trade] = [languages.complete(), languages.complete(true)];
  arrivals.at(-1)?.();
  await trade;
  for (const arrive of arrivals) arrive();
  await Promise.all([chosen, shop]);
  expect(languages.current().t("orders.goods")).not.toBe("");
});

test("the primitives' texts come with their language, in English until then", async () => {
  const languages = createLanguages();
  expect(languages.current().labels).toBe(english);
  await languages.choose({ code: "de", tag: "de", dir: "ltr" });
  expect(languages.current().labels).toBe(german);
  await languages.choose({ code: "sv", tag: "sv", dir: "ltr" });
  expect(languages.current().labels).toBe(english);
});

test("the pseudo language changes the primitives' texts, too", async () => {
  const languages = createLanguages(true);
  await languages.complete();
  const { labels } = languages.current();
  for (const text of [labels.back, labels.failure.network, labels.atMost(5), labels.failure.busy(2)]) {
    expect(text).toMatch(/^\[.*~\]$/);
  }
});

test("what went wrong is said by the server, by the picture, or by the primitives' texts", async () => {
  const languages = createLanguages();
  await languages.complete();
  const { failureText } = languages.current();
  const answer = (details: Pick<FailureDetails, "kind"> & Partial<FailureDetails>) =>
    failureText(new MarketplaceError("for logs", { operation: "products.get", attempts: 1, ...details }));
  expect(answer({ kind: "api", msg: "Too many requests" })).toBe("Too many requests");
  expect(answer({ kind: "api" })).toBe(english.failure.refused);
  expect(answer({ kind: "aborted", attempts: 0 })).toBe(english.failure.held);
  expect(answer({ kind: "http", status: 413 })).toBe(english.failure.tooLarge);
  expect(answer({ kind: "http", status: 404 })).toBe(core.shell.unavailableText);
  expect(answer({ kind: "network", isBlocked: true })).toBe(core.shell.unreachableText);
  expect(answer({ kind: "network" })).toBe(english.failure.network);
  expect(failureText(new Error("boom"))).toBe(english.failure.other);
  expect(failureText(new PhotoError("unreadable"))).toBe(shop.photos.unreadable);
});
