import { expect, test } from "@playwright/test";
import { inLanguage } from "marketplace-sdk/head";
import { readHtml } from "../../../marketplace-sdk/test/head/parsers";

/* What a chat shows of a shared link, for the eye: `npm run screens -- -g previews`, into `test-results/screens`. */

const ADDRESSES = [
  "/",
  "/product",
  "/category/10",
  "/goods?id=1003",
  "/goods?id=1010",
  "/store/1",
  "/page/101",
  "/search?tab=requests&id=3",
  "/search?q=teapot",
  // Closed, and one that never was.
  "/search?tab=requests&id=1",
  "/goods?id=1",
];

/** As most chats draw one: a wide picture on top, any other beside the words. Lines end where theirs do. */
const STYLE = `<!doctype html><meta name="viewport" content="width=device-width"><style>
  body { margin: 0; padding: 16px; display: grid; gap: 12px; font: 15px/1.35 sans-serif; background: #dfe5df; }
  figure { margin: 0; display: grid; border-radius: 12px; overflow: hidden; background: #fff; }
  figure.small { grid-template-columns: 1fr 90px; }
  img { inline-size: 100%; aspect-ratio: 1.91; object-fit: cover; }
  .small img { aspect-ratio: 1; order: 1; }
  figcaption { padding: 10px 12px; display: grid; gap: 2px; min-inline-size: 0; }
  p { margin: 0; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
  strong { font-size: 16px; } small { color: #666; }
</style>`;

interface Card {
  image: string;
  isWide: boolean;
  /** Site, title, description and host. */
  lines: readonly string[];
}

for (const language of ["en", "ar"] as const)
  test(`link previews in ${language}`, async ({ page, request, baseURL }, { project }) => {
    const cards: Card[] = [];
    for (const address of ADDRESSES) {
      const response = await request.get(inLanguage(address, language), { headers: { accept: "text/html" } });
      const { openGraph } = await readHtml(await response.text());
      const { ogSiteName = "", ogTitle = "", ogDescription = "", ogImage: [image] = [] } = openGraph;
      const host = `${new URL(response.url()).host} · ${response.status()}`;
      const isWide = Number(image?.width) >= 600;
      cards.push({ image: image?.url ?? "", isWide, lines: [ogSiteName, ogTitle, ogDescription, host] });
    }
    // On the origin of the pictures, and without the shop's own policy.
    await page.goto(`${baseURL}/robots.txt`);
    await page.setContent(STYLE);
    await page.evaluate(draw, cards);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    expect(
      await page.evaluate(() => [...document.images].filter((i) => !i.naturalWidth).map((i) => i.src)),
    ).toEqual([]);
    await page.screenshot({
      path: `../../test-results/${project.name.replace("photographs", "screens")}/previews-${language}.png`,
      fullPage: true,
    });
  });

/** Runs in the page: what strangers wrote is text of an element. */
function draw(cards: readonly Card[]): void {
  for (const { image, isWide, lines } of cards) {
    const [figure, caption] = [document.createElement("figure"), document.createElement("figcaption")];
    figure.className = isWide ? "wide" : "small";
    figure.append(Object.assign(new Image(), { src: image }), caption);
    for (const [index, text] of lines.entries()) {
      const line = document.createElement("p");
      line.dir = "auto";
      line.append(
        Object.assign(document.createElement(["small", "strong", "span", "small"][index] ?? "p"), {
          textContent: text,
        }),
      );
      caption.append(line);
    }
    document.body.append(figure);
  }
}
