import { expect, test } from "vitest";
import { createLanguages, loadTable } from ".";

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
