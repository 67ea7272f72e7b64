/**
 * Photographs every screen of the built shop on the sandbox, as a phone or a desktop shows it:
 *
 *   npm run screens                       into test-results/screens
 *   npm run screens -- FOLDER             into another folder
 *   npm run screens -- FOLDER cart mine   only the screens whose name begins so
 *   npm run screens -- --languages        the ten main screens in every language
 *   npm run screens -- --desktop          1280 pixels wide instead of 390
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";
import { chromePath } from "../../../scripts/lib/browser.mjs";
import { root } from "../../../scripts/lib/root.mjs";
import { build, serveFreshSandbox } from "../../../scripts/lib/serve.mjs";
import { LATE_SHOTS } from "./screens/money-shots.mjs";
import { moveIn } from "./screens/move-in.mjs";
import { openScreen, photograph } from "./screens/open.mjs";
import { MAIN_SHOTS, SHOTS, shotOn } from "./screens/shots.mjs";
import { setStage } from "./screens/stage.mjs";
import { storedGoods } from "./screens/stored-goods.mjs";
import { passTime } from "./screens/trader.mjs";

/** @typedef {{ name: string, locale: string, colorScheme: "light" | "dark" }} Look */

/** @type {readonly Look[]} */
const LOOKS = [
  { name: "en", locale: "en-GB", colorScheme: "light" },
  { name: "ar", locale: "ar", colorScheme: "light" },
  { name: "zh-CN-dark", locale: "zh-CN", colorScheme: "dark" },
];
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP = { viewport: { width: 1280, height: 800 } };
/** A picture above this many bytes is reported. */
const LARGEST = 60_000;

const args = process.argv.slice(2);
const isOfLanguages = args.includes("--languages");
const device = args.includes("--desktop") ? DESKTOP : PHONE;
const [folder = join(root, "test-results", "screens"), ...names] = args.filter(
  (arg) => !arg.startsWith("--"),
);

// SHOP_DIST: a shop that is built already, somewhere else.
if (!process.env.SHOP_DIST) build("storefront", "marketplace-sandbox");
// Imported here, as it is built first.
const { LANGUAGES } = await import("marketplace-sdk/state");
/** @type {readonly Look[]} */
const looks = isOfLanguages
  ? LANGUAGES.map(({ code }) => ({
      name: code,
      locale: code === "tw" ? "zh-TW" : code,
      colorScheme: "light",
    }))
  : LOOKS;
const data = await mkdtemp(join(tmpdir(), "screens-"));
const sandbox = await serveFreshSandbox(data, process.env.SHOP_DIST);
process.env.SANDBOX_ADMIN_TOKEN = sandbox.adminToken;
const executablePath = chromePath();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
/** @param {{ name: string }} shot */
const isNamed = ({ name }) => names.length === 0 || names.some((start) => name.startsWith(start));
/** @param {{ name: string }} shot */
const isWanted = (shot) => isNamed(shot) && (!isOfLanguages || MAIN_SHOTS.has(shot.name));

/**
 * Photographs screens in every look.
 *
 * @param {readonly import("./screens/open.mjs").Shot[]} shots
 * @param {import("./screens/stage.mjs").Stage} stage
 * @param {object} stored
 * @returns {Promise<number>} bytes of the pictures
 */
async function photographAll(shots, stage, stored) {
  let bytes = 0;
  for (const { name: look, locale, colorScheme } of looks) {
    /** @type {Map<string, Promise<import("@playwright/test").Page>>} */
    const pages = new Map();
    /** @param {import("./screens/open.mjs").Shot} shot */
    const pageOf = async (shot) => {
      const page = await browser.newPage({
        baseURL: sandbox.url,
        locale,
        colorScheme,
        reducedMotion: "reduce",
        ...device,
      });
      await moveIn(page, shot, stage, stored);
      return page;
    };
    for (const shot of shots) {
      const key = `${shot.who}${shot.empty}`;
      const page = await (pages.get(key) ?? pages.set(key, pageOf(shot)).get(key));
      if (!page) continue;
      try {
        await openScreen(page, shot, stage);
        const picture = await photograph(page);
        bytes += picture.length;
        if (picture.length > LARGEST) console.warn(`${shot.name}-${look} has ${picture.length} bytes.`);
        await writeFile(join(folder, `${shot.name}-${look}.webp`), picture);
      } catch (error) {
        console.error(`${shot.name}-${look}: ${error instanceof Error ? error.message : error}`);
        process.exitCode = 1;
      }
    }
    for (const page of pages.values()) await (await page).context().close();
  }
  return bytes;
}

try {
  await mkdir(folder, { recursive: true });
  const stage = await setStage(sandbox.url);
  const stored = await storedGoods(sandbox.url);
  const wanted = SHOTS.filter(isWanted).map((shot) => shotOn(stage, shot));
  let bytes = await photographAll(wanted, stage, stored);
  const late = LATE_SHOTS.filter(isWanted);
  if (late.length > 0) {
    // At the end: the clock goes forward for everybody.
    const over = await passTime(sandbox.url, stage.tokens.trader);
    const shots = late.map((shot) => shotOn(over, shot));
    bytes += await photographAll(shots, stage, stored);
  }
  const count = (wanted.length + late.length) * looks.length;
  console.log(`${count} screens in ${folder}, ${Math.round(bytes / 1000)} kB`);
} finally {
  await Promise.allSettled([browser.close(), sandbox.close()]);
  await rm(data, { recursive: true, force: true });
}
