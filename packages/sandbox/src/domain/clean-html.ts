import sanitize, { type IOptions } from "sanitize-html";

/** Pictures of this site only: a page must not make its readers call other servers. */
const PICTURE = /^\/uploads\/(?:[\w-]+\/)*[\w-]+\.[a-z\d]{2,5}$/;
const NUMBER = /^[1-9]\d{0,3}$/;

/** Formatting of a product text; everything else falls away, and of some elements what is in them, too. */
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

/** More tags than any product text has. Each costs the library some microseconds, however deep it is. */
const MOST_TAGS = 3_000;
const TAG = /<[^<>]*>/g;

const numbers = (attributes: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && NUMBER.test(entry[1]),
    ),
  );

/**
 * A safe part of untrusted HTML: text, simple formatting, tables and pictures of this site. The result is rebuilt from what
 * was understood, with every element closed. What has far too many tags keeps its text alone.
 */
export function cleanHtml(html: string): string {
  const isFlood = html.split("<", MOST_TAGS + 2).length > MOST_TAGS + 1;
  return (
    sanitize(isFlood ? html.replace(TAG, "").replaceAll("<", "&lt;") : html, OPTIONS)
      // As HTML writes <br>: in the result, `>` never occurs in text or attributes.
      .replaceAll(" />", ">")
      .trim()
  );
}
