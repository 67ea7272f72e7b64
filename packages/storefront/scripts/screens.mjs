/**
 * Photographs the main screens of the built shop against the mock, as a phone shows them:
 *
 *   npm run screens             into docs/screens
 *   npm run screens -- FOLDER   into another folder
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";
import { chromePath } from "../../../scripts/lib/browser.mjs";
import { root } from "../../../scripts/lib/root.mjs";
import { build, serveMock, serveStorefront } from "../../../scripts/lib/serve.mjs";
import { openScreen, signIn } from "./screens/open.mjs";
import { storedGoods } from "./screens/stored-goods.mjs";

/** @typedef {{ name: string, locale: string, colorScheme: "light" | "dark", only?: string[] }} Look */

/** @type {readonly Look[]} */
const LOOKS = [
  { name: "en", locale: "en-GB", colorScheme: "light" },
  { name: "ar", locale: "ar", colorScheme: "light" },
  { name: "zh-CN-dark", locale: "zh-CN", colorScheme: "dark", only: ["home", "goods", "cart", "mine"] },
];

/** @type {readonly import("./screens/open.mjs").Shot[]} */
const SHOTS = [
  { name: "home", path: "/" },
  { name: "product", path: "/product" },
  { name: "goods", path: "/goods?id=1010" },
  // The gallery's pictures open a dialog as well; the choice of variants stands beside the title.
  { name: "variants", path: "/goods?id=1003", press: "h1 ~ button[aria-haspopup=dialog]" },
  { name: "store", path: "/store/1" },
  { name: "search", path: "/search?q=shoe" },
  { name: "cart", path: "/shop" },
  { name: "collect", path: "/collect" },
  { name: "login", path: "/login" },
  { name: "mine", path: "/mine", signedIn: true },
];

const folder = process.argv[2] ?? join(root, "docs", "screens");

build("storefront");
const mock = await serveMock({ watch: false });
const shop = await serveStorefront("built", mock.url);
const executablePath = chromePath();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  await mkdir(folder, { recursive: true });
  const stored = await storedGoods(mock.url);
  let count = 0;
  for (const { name: look, locale, colorScheme, only } of LOOKS) {
    const context = await browser.newContext({
      baseURL: shop.url,
      locale,
      colorScheme,
      reducedMotion: "reduce",
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await context.addInitScript((records) => {
      for (const [key, value] of Object.entries(records)) localStorage.setItem(key, JSON.stringify(value));
    }, stored);
    const page = await context.newPage();
    // Visitors come first: who has signed in sees other screens.
    for (const signedIn of [false, true]) {
      const wanted = SHOTS.filter(
        (shot) => (shot.signedIn ?? false) === signedIn && (only?.includes(shot.name) ?? true),
      );
      if (signedIn && wanted.length > 0) await signIn(page);
      for (const shot of wanted) {
        await openScreen(page, shot);
        await page.screenshot({ path: join(folder, `${shot.name}-${look}.png`) });
        count += 1;
      }
    }
    await context.close();
  }
  console.log(`${count} screenshots in ${folder}`);
} finally {
  await Promise.allSettled([browser.close(), shop.close(), mock.close()]);
}
