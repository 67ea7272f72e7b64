import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { firstWords, preloadManifestOf, routeViews, screenTitlesIn } from "./preload-manifest.ts";
import { screenTitles } from "./screens.ts";

const chunk = (modules: string[], imports: string[] = [], styles: string[] = []) => ({
  modules,
  imports,
  styles,
});

const nothing = () => [];

test("a screen's files are named by its address, without those of the first load", () => {
  const chunks = new Map([
    ["assets/index-1.js", chunk(["/src/routes/home.tsx"], [], ["assets/index-1.css"])],
    ["assets/parts-2.js", chunk(["/src/shared/ui/sheet.tsx"], ["assets/index-1.js"], ["assets/parts-2.css"])],
    [
      "assets/order-3.js",
      chunk(
        ["/x/src/routes/order-checked.tsx", "/x/src/features/orders/a.tsx"],
        ["assets/index-1.js", "assets/parts-2.js", "assets/gone-5.js"],
      ),
    ],
    ["assets/account-4.js", chunk(["/x/src/routes/article.tsx"], [], ["assets/a.css"])],
  ]);
  const article = { file: "article", trade: false };
  const found = preloadManifestOf(
    chunks,
    [
      { part: "orderChecked", file: "order-checked", trade: true },
      { part: "page", ...article },
      { part: "article-detail", ...article },
    ],
    nothing,
  );
  expect(found).toEqual({
    screens: {
      orderChecked: ["assets/order-3.js", "assets/parts-2.js", "assets/parts-2.css"],
      page: ["assets/account-4.js", "assets/a.css"],
      "article-detail": ["assets/account-4.js", "assets/a.css"],
    },
    trade: ["orderChecked"],
    texts: {},
  });
});

test("what a route imports itself belongs to its screen, what a feature imports doesn't", () => {
  const chunks = new Map([
    [
      "assets/merchant-1.js",
      chunk(["/x/src/routes/merchant.tsx", "/x/src/features/seller/application/sign.ts"]),
    ],
    ["assets/dashboard-2.js", chunk(["/x/src/features/seller/dashboard/screen.tsx"])],
    ["assets/pad-3.js", chunk(["/x/pad.js"])],
  ]);
  const opened = new Map([
    ["/x/src/routes/merchant.tsx", ["/x/src/features/seller/dashboard/screen.tsx"]],
    ["/x/src/features/seller/application/sign.ts", ["/x/pad.js"]],
  ]);
  const route = { part: "merchant", file: "merchant", trade: true };
  const { screens } = preloadManifestOf(chunks, [route], (module) => opened.get(module) ?? []);
  expect(screens).toEqual({ merchant: ["assets/merchant-1.js", "assets/dashboard-2.js"] });
});

test("the texts of a language are known by its code", () => {
  const names = ["zh-CN-B4XTgsxG", "zh-CN-trade-B-nUXgCz", "en-TN-JOqB_", "en-trade-BueJ5eUT"];
  const chunks = new Map(names.map((name) => [`assets/texts-${name}.js`, chunk([])]));
  expect(preloadManifestOf(chunks, [], nothing).texts).toEqual({
    "zh-CN": { shop: "assets/texts-zh-CN-B4XTgsxG.js", trade: "assets/texts-zh-CN-trade-B-nUXgCz.js" },
    en: { shop: "assets/texts-en-TN-JOqB_.js", trade: "assets/texts-en-trade-BueJ5eUT.js" },
  });
});

test("the words that a screen begins with are known in every language", () => {
  const trade = (word: string) => ({
    wallet: { note: `${word} note` },
    withdraw: { review: `${word} review` },
  });
  expect(
    firstWords(
      new Map([
        ["en", trade("an")],
        ["de", trade("eine")],
      ]),
    ),
  ).toEqual({
    recharge: { en: "an note", de: "eine note" },
    withdraw: { en: "an review", de: "eine review" },
  });
});

test("the titles of the screens are known in every language, that of what does not exist too", () => {
  const tables = new Map([
    ["de", { shell: { home: "Start" }, titles: { goods: "Produkt" }, ui: { gone: "Weg" } }],
  ]);
  const keys = { "": "shell.home", goods: "titles.goods", "*": "ui.gone" };
  expect(screenTitlesIn(tables, keys)).toEqual({ de: { "": "Start", goods: "Produkt", "*": "Weg" } });
  expect(screenTitles).toMatchObject({ "": "shell.home", goods: "titles.goods", "*": "ui.notFoundTitle" });
  expect(Object.values(screenTitles).filter((key) => !/^\w+\.\w+$/.test(key))).toEqual([]);
});

test("every route but the home page has a file in src/routes", () => {
  expect(routeViews).not.toEqual([]);
  for (const { file } of routeViews) {
    expect(existsSync(`${import.meta.dirname}/../src/routes/${file}.tsx`), file).toBe(true);
  }
  expect(routeViews.find(({ part }) => part === "category")).toMatchObject({
    file: "category",
    trade: false,
  });
  expect(routeViews.find(({ part }) => part === "pay")).toMatchObject({ file: "pay", trade: true });
});
