/** How an element looks: its box in whole pixels from the story's corner, and how it is painted. */
export interface Look {
  name: string;
  box: string;
  paint: string;
  /** What does not change with the scheme. */
  shape: string;
}

/**
 * Describes what the stories of a page look like, without pixels of letters: those differ from machine to machine. Runs in the
 * page. Each word becomes a box as wide as half its letters, so that the layout depends on no font.
 */
export function describeLooks(): [story: string, looks: Look[]][] {
  const style = document.createElement("style");
  style.textContent = `
    *, ::before, ::after { animation: none !important; transition: none !important; }
    * { vertical-align: top !important; }
    x-word { display: inline-block; block-size: 1em; max-inline-size: 100%; margin-inline-end: 0.25em; }`;
  document.head.append(style);
  const stories = [...document.querySelectorAll("section[aria-label] > h2 + div")];
  for (const story of stories) {
    wordsToBoxes(story);
    // Baselines are the font's.
    for (const element of story.querySelectorAll<HTMLElement>("*")) {
      if (getComputedStyle(element).alignItems === "baseline") element.style.alignItems = "start";
    }
  }
  return stories.map((story) => [story.parentElement?.ariaLabel ?? "", looksOf(story)]);

  function wordsToBoxes(story: Element): void {
    const walker = document.createTreeWalker(story, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!(text.parentElement instanceof HTMLElement) || text.parentElement.closest("option")) continue;
      const words = text.data.split(/\s+/).filter(Boolean);
      text.replaceWith(
        ...words.map((word) => {
          const box = document.createElement("x-word");
          box.style.inlineSize = `${word.length / 2}em`;
          return box;
        }),
      );
    }
  }

  function looksOf(story: Element): Look[] {
    const corner = story.getBoundingClientRect();
    return [...story.querySelectorAll("*")].flatMap((element) => {
      if (element.matches("x-word, option, svg *") || !element.checkVisibility()) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width < 1 || height < 1) return [];
      const numbers = [x - corner.x, y - corner.y, width, height].map(Math.round);
      const [left, top, wide, high] = numbers;
      const css = getComputedStyle(element);
      const ground = css.backgroundColor === "rgba(0, 0, 0, 0)" ? "" : ` on ${hex(css.backgroundColor)}`;
      const isText =
        [...element.children].some((child) => child.matches("x-word")) || element.matches("svg, input");
      const ink = isText ? hex(css.color) : "";
      const shadow = css.boxShadow === "none" ? "" : ` edge ${css.boxShadow.replace(/rgba?\([^)]*\)/g, hex)}`;
      const faint = css.opacity === "1" ? "" : ` opacity ${css.opacity}`;
      const font = isText ? `${Number.parseFloat(css.fontSize)}/${css.fontWeight}` : "";
      const round = css.borderRadius === "0px" ? "" : ` round ${css.borderRadius}`;
      const paint = `${ink}${ground}${shadow}${faint}`.trim();
      const shape = `${font}${round}`.trim();
      if (!paint && !shape) return [];
      const name = element.tagName.toLowerCase();
      return [{ name, box: `${left},${top} ${wide}x${high}`, paint, shape }];
    });
  }

  function hex(color: string): string {
    const [red = 0, green = 0, blue = 0, alpha] = color.match(/[\d.]+/g)?.map(Number) ?? [];
    const digits = [red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, "0"));
    return `#${digits.join("")}${alpha === undefined ? "" : `*${alpha}`}`;
  }
}
