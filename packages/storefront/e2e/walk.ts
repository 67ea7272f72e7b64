import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { arrived } from "../scripts/screens/open.mjs";
import { cutOff } from "./cut-off";
import { plainWords } from "./plain-words";
import { choose, expect, type Tour } from "./tour";

const NAME = "Example Market";
const WIDTHS = [360, 390];

/** A screen as a reader comes to it. */
export interface Visit {
  path: string;
  /** The page's heading in English. */
  heading: string;
  /** Of the document, before the shop's name; empty for the shop's own. Default: the heading. */
  title?: string | undefined;
  /** The way there. Default: its address. */
  go?: (page: Page) => Promise<void>;
  /** What is done on it before it is looked at, after each load. */
  act?: (page: Page) => Promise<void>;
  /** What else is to be seen in English. */
  also?: (page: Page) => Promise<void>;
}

/**
 * Opens a screen in English, then loads it again in Arabic and in the pseudo language: title, nothing on the console,
 * nothing wider than a phone, also with large letters, no letter cut, nothing untranslated, nothing for axe to find in
 * either theme.
 */
export async function walk({ page, heard, served, begin }: Tour, visit: Visit): Promise<void> {
  const { path, heading, title = heading, go = () => page.goto(path), act, also } = visit;
  const here = async () => {
    await arrived(page);
    await act?.(page);
  };
  await begin();
  await go(page);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await here();
  await expect(page).toHaveTitle(title === "" ? NAME : `${title} · ${NAME}`);
  await expect(page).toHaveURL(path);
  await also?.(page);
  await expectToFit(page);
  await expectLargeLettersToFit(page);
  expect(await violations(page), "English").toEqual([]);
  await expectContrastInTheDark(page);

  await choose(page, "ar");
  await page.reload();
  await here();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page).toHaveURL(path);
  await expectToFit(page);
  expect(await cutOff(page)).toEqual([]);
  expect(await violations(page), "Arabic").toEqual([]);

  await choose(page, "en");
  await page.evaluate(() => sessionStorage.setItem("pseudo", "1"));
  await page.reload();
  await here();
  await expect(page.getByText(/\[.+~\]/).first()).toBeVisible();
  await expectToFit(page);
  // Neither said by the server nor in the address, where a search has its words.
  expect(await plainWords(page, `${await served.all()}\n${path}`)).toEqual([]);

  expect(heard).toEqual([]);
}

/** Pixels that the page is wider than the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    // Not innerWidth: a phone's grows with what sticks out.
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

async function expectToFit(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    if ((await overflowOf(page)) > 0) expect(await stickingOut(page), `wider than ${width} px`).toEqual([]);
  }
}

/** What reaches beyond the screen and is cut or scrolled by nothing, to be named in a report. */
const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== "visible" || isClipped(parent);
    };
    const sticksOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left < 0 || right > width) && !isClipped(element);
    };
    const found = [...document.querySelectorAll("body *")].filter(sticksOut);
    return [
      "something reaches beyond the screen",
      ...found.map((element) => element.outerHTML.slice(0, 200)),
    ];
  });

/** Who needs letters of twice the size loses nothing at the edge of the screen. */
async function expectLargeLettersToFit(page: Page): Promise<void> {
  const resize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await resize("200%");
  await expectToFit(page, [390]);
  await resize("");
}

/** What axe finds on the page. @param rules only these */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // The shop has no frames, for which axe would open another page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Only colors depend on the theme, and on nothing else. */
async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  // An animation that follows the scrolling never ends.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    ),
  );
  // On a busy machine axe may look while the page is still changing its colors.
  await expect.poll(() => violations(page, ["color-contrast"]), { message: "dark" }).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** How many of the shop's routes these addresses belong to. */
export const routesOf = (paths: readonly string[]): number =>
  new Set(paths.map((path) => path.replace(/\?.*/, "").replace(/\/\d+$/, "/{}"))).size;
