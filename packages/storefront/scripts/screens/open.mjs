/** @typedef {import("@playwright/test").Page} Page */

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
 */

/**
 * Opens a screen and waits until everything in sight has arrived.
 *
 * @param {Page} page
 * @param {Shot} shot
 */
export async function openScreen(page, { path, press, from }) {
  await page.goto(from ?? path);
  await arrived(page);
  if (from) {
    await page.locator("main button:not([aria-label])").last().click();
    await page.waitForURL(`**${path}`);
    await arrived(page);
  }
  if (press) {
    await page.locator(press).first().click();
    await page.locator("dialog[open]").waitFor();
    await arrived(page);
  }
}

/**
 * Waits until what is in sight is there: no shape stands for something that is on its way.
 *
 * @param {Page} page
 */
export async function arrived(page) {
  await page.locator("h1").first().waitFor();
  // The shell's later part: support button and footer.
  await page.locator("aside a[target=_blank]").waitFor();
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
