import { createRequire } from "node:module";
import type sanitizeHtml from "sanitize-html";
import type { IOptions } from "sanitize-html";

const require = createRequire(import.meta.url);
let loaded: typeof sanitizeHtml | undefined;

/** Loads the library with the first text: it takes a tenth of a start, and most starts see no text before they are ready. */
function sanitize(html: string): string {
  loaded ??= require("sanitize-html") as typeof sanitizeHtml;
  return loaded(html, OPTIONS);
}

/** Only pictures of this site: a product text must not make readers call other servers. */
const PICTURE = /^\/uploads\/(?:[\w-]+\/)*[\w-]+\.[a-z\d]{2,5}$/;
const NUMBER = /^[1-9]\d{0,3}$/;

/** Formatting that a product text may have. Everything else is dropped; of some elements the content, too. */
const OPTIONS: IOptions = {
  allowedTags:
    "p br h2 h3 h4 ul ol li b strong i em u s small blockquote hr table thead tbody tr th td img".split(" "),
  allowedAttributes: {
    img: ["src", "alt", "width", "height"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan"],
  },
  nonTextTags:
    "script style iframe object embed template noscript noembed noframes svg math textarea title head select option xmp".split(
      " ",
    ),
  transformTags: {
    img: (tagName, { src = "", alt = "", width, height }) => ({
      tagName,
      attribs: { src, alt, ...numbers({ width, height }) },
    }),
    td: (tagName, { colspan, rowspan }) => ({ tagName, attribs: numbers({ colspan, rowspan }) }),
    th: (tagName, { colspan, rowspan }) => ({ tagName, attribs: numbers({ colspan, rowspan }) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !PICTURE.test(attribs.src ?? ""),
  allowedSchemes: [],
  allowProtocolRelative: false,
  nestingLimit: 40,
  selfClosing: ["br", "hr", "img"],
};

/** More tags than any product text has. Each costs the library a few microseconds, however deeply it is nested. */
const MAX_TAGS = 3_000;
const TAG = /<[^<>]*>/g;

const numbers = (attributes: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && NUMBER.test(entry[1]),
    ),
  );

/**
 * The safe part of untrusted HTML: text, simple formatting, tables and pictures of this site. The result is rebuilt from the
 * parsed elements, and all of them are closed. HTML with far too many tags is reduced to its text.
 */
export function cleanHtml(html: string): string {
  const isFlood = html.split("<", MAX_TAGS + 2).length > MAX_TAGS + 1;
  return (
    sanitize(isFlood ? html.replace(TAG, "").replaceAll("<", "&lt;") : html)
      // `<br>` as HTML writes it. In the result, `>` never occurs in text or attributes.
      .replaceAll(" />", ">")
      .trim()
  );
}
