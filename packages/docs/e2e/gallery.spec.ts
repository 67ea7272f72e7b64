import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { FORMS, type Form, galleryPages, openGallery } from "./gallery";

/** The narrowest phone in use. */
const NARROW = { width: 360, height: 800 };
test.use({ viewport: NARROW });

/** It shows the same block in several states, so its landmarks have the same name. */
const MANY_OF_A_KIND: Readonly<Record<string, string>> = { blocks: "landmark-unique" };

const barriers = async (page: Page, name = ""): Promise<string[]> => {
  const off = MANY_OF_A_KIND[name];
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .disableRules(off ? [off] : [])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
};

/** What is wider than the screen, or than the story it is in; rows that scroll sideways reach over the gutter. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate((gutter) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const stories = [...document.querySelectorAll("section[aria-label] > div")];
    const wide = stories.filter((story) => story.scrollWidth > story.clientWidth + gutter);
    // Where what is too wide is cut off; texts that are only read out are in boxes of a pixel.
    const cut = [...document.querySelectorAll("section[aria-label] *")].filter(
      (box) =>
        box.clientWidth > 1 &&
        getComputedStyle(box).overflowX === "hidden" &&
        box.scrollWidth > box.clientWidth + 1,
    );
    return [
      ...(scrollWidth > clientWidth ? [`page: ${scrollWidth}`] : []),
      ...wide.map((story) => `${story.parentElement?.ariaLabel}: ${story.scrollWidth}`),
      ...cut.map((box) => `${box.tagName} cuts off ${box.textContent}`),
    ];
  }, 16);

const harbour: Form[] = [
  { scheme: "light", dir: "ltr", theme: "harbour" },
  { scheme: "dark", dir: "ltr", theme: "harbour" },
];

for (const form of [...FORMS, ...harbour]) {
  const words = Object.values(form).join(", ");
  for (const name of galleryPages) {
    test(`${name} has no barrier and fits a narrow phone, ${words}`, async ({ page }, info) => {
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      await openGallery(page, name, form);
      expect(errors).toEqual([]);
      await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
      expect(await barriers(page, name)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
    });
  }

  test(`open sheets have no barrier and fit a narrow phone, ${words}`, async ({ page }, info) => {
    await openGallery(page, "feedback", form);
    const openers = page.getByRole("button", { name: /^(Open|فتح)$/ });
    const count = await openers.count();
    expect(count).toBe(6);
    for (let place = 0; place < count; place++) {
      await openers.nth(place).click();
      const sheet = page.locator("dialog[open]");
      await expect(sheet).toBeVisible();
      await page.screenshot({ path: info.outputPath(`sheet-${place}.png`) });
      expect(await barriers(page)).toEqual([]);
      expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
    }
  });
}

for (const theme of [{}, { theme: "harbour" }] as const) {
  for (const scheme of ["light", "dark"] as const) {
    test(`the browser's colors have enough contrast, ${scheme} ${theme.theme ?? "standard"}`, async ({
      page,
    }) => {
      await openGallery(page, "colors", { scheme, dir: "ltr", ...theme });
      const rows = await page
        .locator("[data-contrast]")
        .evaluateAll((found) => found.map((row) => ({ ...(row as HTMLElement).dataset })));
      expect(rows.length).toBeGreaterThan(10);
      expect(rows.filter(({ contrast, needed }) => !(Number(contrast) >= Number(needed)))).toEqual([]);
    });
  }
}

test("the two themes are side by side, and differ", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/guides/gallery.html");
  const grounds = ["The tokens as they are", "The theme Harbour"].map((title) =>
    page
      .frameLocator(`iframe[title="${title}"]`)
      .getByRole("button", { name: "Add to cart" })
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor),
  );
  const [standard, harbourGround] = await Promise.all(grounds);
  expect(standard).not.toBe(harbourGround);
  const [one, other] = await page
    .locator(".pair")
    .first()
    .locator("iframe")
    .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().top));
  expect(one).toBe(other);
});
