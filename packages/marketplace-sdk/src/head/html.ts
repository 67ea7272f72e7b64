import { languageTag } from "../state/languages.js";
import type { Head } from "./head.js";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text for an element or an attribute in double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${escapeHtml(content)}" />`;

const link = (attributes: Readonly<Record<string, string>>): string =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(" ")} />`;

/** A head as elements, one a line, without title and description, which every page has already. */
export function headHtml({ canonical, isIndexed, alternates, openGraph, jsonLd, markdown }: Head): string {
  return [
    ...(isIndexed ? [] : ['<meta name="robots" content="noindex" />']),
    ...(canonical ? [link({ rel: "canonical", href: canonical })] : []),
    ...alternates.map((alternate) => link({ rel: "alternate", ...alternate })),
    ...(markdown ? [link({ rel: "alternate", type: "text/markdown", href: markdown })] : []),
    ...openGraph.map(([property, content]) => meta(property, content)),
    ...jsonLd.map((thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`),
  ].join("\n");
}

/** No text of it ends the element. */
const scriptJson = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Writes a head into a built page: its language, title and description in place of the page's own, the rest at the end of its head.
 * A page without one of these places stays as it is there.
 */
export function withHead(html: string, head: Head): string {
  const { language, title, description } = head;
  return (
    html
      .replace(
        /<html\b[^>]*>/,
        `<html lang="${languageTag(language)}" dir="${language === "ar" ? "rtl" : "ltr"}">`,
      )
      // The page's own title and description are better than none.
      .replace(/(<title>)[^<]*/, (own, tag: string) => (title ? tag + escapeHtml(title) : own))
      .replace(/(<meta name="description" content=")[^"]*/, (own, start: string) =>
        description ? start + escapeHtml(description) : own,
      )
      .replace("</head>", () => `${headHtml(head)}\n</head>`)
  );
}
