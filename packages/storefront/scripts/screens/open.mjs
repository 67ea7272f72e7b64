/** @typedef {import("@playwright/test").Page} Page */

/**
 * @typedef {object} Shot
 * @property {string} name of the file
 * @property {string} path
 * @property {boolean} [signedIn]
 * @property {string} [press] what to press before the photograph
 */

/**
 * Opens a screen and waits until everything in sight has arrived.
 *
 * @param {Page} page
 * @param {Shot} shot
 */
export async function openScreen(page, { path, press }) {
  await page.goto(path);
  await page.locator("h1").first().waitFor();
  // The shell's later part: support button and footer.
  await page.locator("aside a[target=_blank]").waitFor();
  if (press) {
    await page.locator(press).first().click();
    await page.locator("dialog[open]").waitFor();
  }
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
 * Signs in by the form, in whatever language it is.
 *
 * @param {Page} page
 */
export async function signIn(page) {
  await page.goto("/login");
  await page.locator("input[autocomplete=username]").fill("anna");
  await page.locator("input[autocomplete=current-password]").fill("correct horse");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/mine");
}
