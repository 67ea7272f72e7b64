import type { Page } from "@playwright/test";

/**
 * Texts whose letters reach below the visible box; without its dots, an Arabic letter is another one. Only boxes that hide
 * overflow are checked.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const brush = document.createElement("canvas").getContext("2d");
    const line = document.createRange();
    const isCut = (box: Element): boolean => {
      const { overflowY, fontWeight, fontSize, fontFamily } = getComputedStyle(box);
      if (!brush || box.children.length > 0 || overflowY !== "hidden" || !box.checkVisibility()) return false;
      line.selectNodeContents(box);
      const end = box.getBoundingClientRect().bottom;
      // The ellipsis replaces lines that are entirely outside.
      const last = [...line.getClientRects()].filter(({ bottom }) => bottom <= end + 2).at(-1);
      brush.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const letters = brush.measureText(box.textContent ?? "");
      const room = last && end - last.bottom + letters.fontBoundingBoxDescent;
      return room !== undefined && letters.actualBoundingBoxDescent > room + 0.5;
    };
    return [...document.body.querySelectorAll("*")].filter(isCut).map(({ textContent }) => textContent ?? "");
  });

/** Shortened texts that show the top of the next line, as if something were cut off. */
export const slivers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const brush = document.createElement("canvas").getContext("2d");
    const line = document.createRange();
    const hasSliver = (box: Element): boolean => {
      const { overflowY, fontWeight, fontSize, fontFamily } = getComputedStyle(box);
      const text = box.textContent ?? "";
      if (!brush || overflowY !== "hidden" || !box.checkVisibility()) return false;
      line.selectNodeContents(box);
      const end = box.getBoundingClientRect().bottom;
      brush.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const { fontBoundingBoxAscent, actualBoundingBoxAscent } = brush.measureText(text);
      const empty = fontBoundingBoxAscent - actualBoundingBoxAscent;
      return [...line.getClientRects()].some(
        ({ top, bottom, width }) => width > 0 && bottom > end + 2 && top < end && top + empty < end - 0.5,
      );
    };
    const clamped = [...document.body.querySelectorAll("*")].filter(
      (box) => getComputedStyle(box).webkitLineClamp !== "none",
    );
    return clamped.filter(hasSliver).map(({ textContent }) => textContent ?? "");
  });
