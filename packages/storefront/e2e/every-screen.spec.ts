import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { plainWords } from "./plain-words";
import { SCREENS, type Screen } from "./screens";
import { choose, expect, test } from "./tour";

/*
 * Every route of the specification (section 2) by its address, then loaded again in Arabic and in the pseudo language:
 * title, bars, nothing on the console, nothing wider than a phone, nothing untranslated, nothing for axe to find.
 */

const NAME = "Example Market";
const WIDTHS = [360, 390];
const NOWHERE: Screen = { path: "/nowhere", heading: "This page does not exist" };
const MINE: Screen = { path: "/mine", heading: "Mira Example", title: "Mine", signedIn: true, tabBar: true };
const ALL = [...SCREENS, MINE, NOWHERE];

const documentTitle = ({ heading, title = heading }: Screen): string =>
  title === "" ? NAME : `${title} · ${NAME}`;

/** Everything is there: skeletons have nothing to judge. */
async function arrived(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The shell's later part brings the footer as well.
  await expect(page.getByRole("complementary").getByRole("link")).toBeVisible();
  await expect(page.getByText(/^\[?(Löádíñĝ|Loading|جارٍ التحميل)/)).toHaveCount(0);
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `wider than ${width} px`).toBeLessThanOrEqual(0);
  }
}

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // There are no frames, for which axe would open another page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page), "light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // Only colours depend on the theme.
  expect(await violations(page, ["color-contrast"]), "dark").toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

for (const screen of ALL) {
  const { path, heading, signedIn, tabBar = false, footer = false } = screen;
  test(`${path}${screen === MINE ? " of a buyer" : ""} is whole in every language, width and theme`, async ({
    visitor,
    buyer,
  }) => {
    const { page, heard, served, begin } = signedIn ? buyer : visitor;
    await begin();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await arrived(page);
    await expect(page).toHaveTitle(documentTitle(screen));
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible({ visible: tabBar });
    await expect(page.getByRole("contentinfo")).toBeVisible({ visible: footer });
    await expectToFit(page);
    await expectAccessible(page);

    await choose(page, "ar");
    await page.reload();
    await arrived(page);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page).toHaveURL(path);
    await expectToFit(page);
    await expectAccessible(page);

    await choose(page, "en");
    await page.evaluate(() => sessionStorage.setItem("pseudo", "1"));
    await page.reload();
    await arrived(page);
    await expect(page.getByText(/\[.+~\]/).first()).toBeVisible();
    await expectToFit(page);
    expect(await plainWords(page, await served.all())).toEqual([]);

    expect(heard).toEqual([]);
  });
}

test("the screens are all 35 routes of the specification", () => {
  const patterns = SCREENS.map(({ path }) => path.replace(/\?.*/, "").replace(/\/\d+$/, "/{}"));
  expect(new Set(patterns).size).toBe(35);
});
