/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {import("./stage.mjs").Stage} Stage
 */

/**
 * @typedef {object} Shot
 * @property {string} name of the file
 * @property {string} path
 * @property {string} heading of the page
 * @property {string} [title] of the document, before the shop's name; empty for the shop's own. Usually the heading
 * @property {import("./stage.mjs").Who} [who] whose screen it is; usually a visitor's
 * @property {boolean} [empty] nothing is in the cart and nothing is kept
 * @property {string} [press] what to press before the photograph
 * @property {string} [from] the screen whose main button leads here
 * @property {(stage: Stage) => Readonly<Record<string, unknown>>} [drafts] what the tab keeps of unfinished forms, by their names
 * @property {(stage: Stage) => Readonly<Record<string, unknown>>} [unanswered] what the tab keeps of calls without an answer
 * @property {(page: Page, stage: Stage) => Promise<void>} [act] what is done before the photograph, in any
 *   language; done again it changes nothing
 */

/**
 * Opens a screen and waits until everything in sight has arrived.
 *
 * @param {Page} page
 * @param {Shot} shot
 * @param {Stage} stage
 */
export async function openScreen(page, shot, stage) {
  const { path, from } = shot;
  if (page.url() === "about:blank") await page.goto(path);
  await keep(page, shot.drafts?.(stage) ?? {}, shot.unanswered?.(stage) ?? {});
  await page.goto(from ?? path);
  await arrived(page);
  if (from) {
    await mainButton(page).click();
    await page.waitForURL(`**${path}`);
    await arrived(page);
  }
  await actOn(page, shot, stage);
}

/**
 * Performs the actions of a shot on an open screen. They may have been performed before.
 *
 * @param {Page} page
 * @param {Shot} shot
 * @param {Stage} stage
 */
export async function actOn(page, { press, act }, stage) {
  if (press && !(await page.locator("dialog[open]").isVisible())) await page.locator(press).first().click();
  if (press) await page.locator("dialog[open]").waitFor();
  await act?.(page, stage);
  if (press || act) await arrived(page);
}

/**
 * The one button a screen is about.
 *
 * @param {Page} page
 */
export const mainButton = (page) => page.locator("main button:not([aria-label])").last();

/**
 * Clears what other screens stored, and stores what this one starts with.
 *
 * @param {Page} page
 * @param {Readonly<Record<string, unknown>>} drafts
 * @param {Readonly<Record<string, unknown>>} unanswered
 */
async function keep(page, drafts, unanswered) {
  await page.evaluate(
    (kept) => {
      const old = Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"));
      for (const key of old) sessionStorage.removeItem(key);
      for (const [key, value] of Object.entries(kept.drafts)) {
        sessionStorage.setItem(`draft:${key}`, JSON.stringify(value));
      }
      for (const [key, value] of Object.entries(kept.unanswered)) {
        // Under no member's name: this browser has only a token.
        sessionStorage.setItem(`draft::${key}`, `${Date.now()} ${JSON.stringify(value)}`);
      }
    },
    { drafts, unanswered },
  );
}

/**
 * Waits until everything visible has loaded and no placeholder is left.
 *
 * @param {Page} page
 */
export async function arrived(page) {
  await page.locator("h1").first().waitFor();
  // The shell's later part: support button and footer.
  await page.locator("aside a[target=_blank][aria-label]").waitFor();
  await page.waitForFunction(() => {
    /** @param {Element} element */
    const inSight = (element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return right > Math.max(left, 0) && left < innerWidth && bottom > Math.max(top, 0) && top < innerHeight;
    };
    const shapes = document.querySelectorAll("main span[aria-hidden][style*='inline-size']:empty");
    // Pictures fade in once they are there.
    const isShown = /** @param {HTMLImageElement} image */ (image) =>
      image.complete && image.naturalWidth > 0 && Number(getComputedStyle(image).opacity) === 1;
    return ![...shapes].some(inSight) && [...document.images].filter(inSight).every(isShown);
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * What the screen shows, as WebP: a third of a PNG's size.
 *
 * @param {Page} page
 * @returns {Promise<Buffer>}
 */
export async function photograph(page) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 70 });
  await session.detach();
  return Buffer.from(data, "base64");
}
