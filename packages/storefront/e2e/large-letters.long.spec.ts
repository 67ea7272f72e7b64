import { arrived } from "./screens/open";
import { MOCK_SCREENS } from "./screens/shots";
import { choose, expect, test } from "./tour";
import { overflowOf } from "./walk";

/* For users who have doubled the browser's text size: the narrowest phone, in the languages with the longest words. */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
    });
  },
});

for (const language of ["de", "ru"]) {
  for (const signedIn of [false, true]) {
    const screens = MOCK_SCREENS.filter((screen) => screen.signedIn === signedIn);
    test(`${screens.length} screens in ${language} ${signedIn ? "of a buyer " : ""}fit letters of twice the size`, async ({
      visitor,
      buyer,
    }) => {
      // Half a minute on an idle machine.
      test.slow();
      const { page, begin, errors } = signedIn ? buyer : visitor;
      await begin();
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto("/faqs");
      await choose(page, language);
      for (const { path } of screens) {
        await page.goto(path);
        await arrived(page);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
        expect.soft(await overflowOf(page), `${path} is wider than 320 px`).toBeLessThanOrEqual(0);
      }
      expect(errors).toEqual([]);
    });
  }
}
