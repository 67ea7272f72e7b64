import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { cutOff } from "./cut-off";
import { plainWords } from "./plain-words";
import { arrived } from "./screens/open";
import { choose, expect, type Tour } from "./tour";

const NAME = "Example Market";
const WIDTHS = [360, 390];

/** A screen to check. */
export interface Visit {
  path: string;
  /** The page's heading in English. */
  heading: string;
  /** Title of the document without the shop's name; empty for the shop's own title. Default: the heading. */
  title?: string | undefined;
  /** A server may answer with 404, which browsers log. */
  isMissing?: boolean | undefined;
  /** Opens the screen. Default: by its address. */
  go?: (page: Page) => Promise<void>;
  /** Acts on the screen before it is checked, after each load. */
  act?: (page: Page) => Promise<void>;
  /** Further expectations in English. */
  also?: (page: Page) => Promise<void>;
}

/**
 * Checks a screen in English, in Arabic and in the pseudo language: title, console, width (also with large letters), cut
 * letters, untranslated texts, and accessibility by axe in both themes.
 */
export async function walk({ page, errors, served, begin }: Tour, visit: Visit): Promise<void> {
  const { path, heading, title = heading, go = () => page.goto(path), act, also, isMissing } = visit;
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
  // Words come from the server, or from the address, which contains those of a search.
  expect(await plainWords(page, `${await served.all()}\n${path}`)).toEqual([]);

  expect(errors.filter((line) => !isMissing || !/404 \(Not Found\)/.test(line))).toEqual([]);
}

/** Pixels by which the page is wider than the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    // Not innerWidth, which on a phone grows with content that sticks out.
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

async function expectToFit(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    if ((await overflowOf(page)) > 0)
      expect(await overflowingElements(page), `wider than ${width} px`).toEqual([]);
  }
}

/** Elements that reach beyond the screen without being clipped or scrolled, to name them in a report. */
const overflowingElements = (page: Page): Promise<string[]> =>
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

/** Checks that nothing is lost at the edge of the screen with letters of twice the size. */
async function expectLargeLettersToFit(page: Page): Promise<void> {
  const resize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await resize("200%");
  await expectToFit(page, [390]);
  await resize("");
}

/** Accessibility problems that axe finds on the page. @param rules limits the check to these */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // The shop has no frames, for which axe would open another page on each run.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Checks only color contrast, because nothing else depends on the theme. */
async function expectContrastInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  // An animation tied to scrolling never ends.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    ),
  );
  // On a busy machine, axe may run while the colors are still changing.
  await expect.poll(() => violations(page, ["color-contrast"]), { message: "dark" }).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}
