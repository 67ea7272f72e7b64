import type { Page } from "@playwright/test";

/**
 * Words on the page that don't fit: wider than their button, broken inside a heading, on a tab that is out of sight, or
 * shortened although they are the shop's own. Rows with many items, such as categories, may scroll.
 *
 * @param served the server's texts, which may be shortened
 */
export const wordsThatDoNotFit = (page: Page, served: string): Promise<string[]> =>
  page.evaluate((sent) => {
    const { clientWidth } = document.documentElement;
    const wordsOf = (element: Element): string => element.textContent?.trim().replaceAll(/\s+/g, " ") ?? "";
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      wordsOf(element) !== "";
    const seen = (selector: string) => [...document.body.querySelectorAll(selector)].filter(isSeen);

    const buttons = seen("button, [role=button]").filter((one) => one.scrollWidth > one.clientWidth + 1);
    const tabs = seen(":has(> [aria-current=page]):not(:has(> :nth-child(8))) > :is(a, button)").filter(
      (tab) => {
        const { left, right } = tab.getBoundingClientRect();
        const row = tab.parentElement?.getBoundingClientRect();
        return left < Math.max(0, row?.left ?? 0) - 1 || right > Math.min(clientWidth, row?.right ?? 0) + 1;
      },
    );
    /** Whether the longest word is too wide and so breaks across lines. */
    const isBroken = (heading: Element): boolean => {
      if (!(heading instanceof HTMLElement) || sent.includes(wordsOf(heading))) return false;
      const { overflowWrap, hyphens } = heading.style;
      Object.assign(heading.style, { overflowWrap: "normal", hyphens: "manual" });
      const isWider = heading.scrollWidth > heading.clientWidth + 1;
      Object.assign(heading.style, { overflowWrap, hyphens });
      return isWider;
    };
    const headings = seen("h1, h2, h3").filter(isBroken);
    const labels = seen("*").filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isShort = overflowX === "hidden" && textOverflow === "ellipsis";
      return isShort && element.scrollWidth > element.clientWidth + 1 && !sent.includes(wordsOf(element));
    });
    return [
      ...buttons.map((one) => `wider than its button: ${wordsOf(one)}`),
      ...headings.map((one) => `broken inside a word: ${wordsOf(one)}`),
      ...tabs.map((one) => `out of sight: ${wordsOf(one)}`),
      ...labels.map((one) => `shortened: ${wordsOf(one)}`),
    ];
  }, served);
