/** @typedef {import("@playwright/test").Page} Page */

/**
 * @typedef {object} Shot
 * @property {string} name of the file
 * @property {string} path
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

/** @param {Page} page */
async function arrived(page) {
  await page.locator("h1").first().waitFor();
  // The shell's later part: support button and footer.
  await page.locator("aside a[target=_blank]").waitFor();
  await page.waitForFunction(() => {
    const waiting = document.querySelector("main [role=status] .visually-hidden");
    const seen = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return right > Math.max(left, 0) && left < innerWidth && bottom > Math.max(top, 0) && top < innerHeight;
    });
    return !waiting && seen.every((image) => image.complete && image.naturalWidth > 0);
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
