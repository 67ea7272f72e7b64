import { imageUrl } from "../images.js";
import { compareDecimals } from "../money/decimal.js";
import { LANGUAGES, type LanguageCode, languageTag } from "../state/languages.js";
import type { HeadPicture, HeadSite } from "./head-site.js";
import { jsonLdOf } from "./json-ld.js";
import { inLanguage, type PageAddress, readAddress } from "./page-address.js";
import { absolute, isInStock, labelOf, leastOf, picturesOf, priceRange } from "./page-thing.js";
import { plainText, textOfHtml } from "./plain-text.js";
import { type PageApi, type PageContent, type PageThing, readPage } from "./read-page.js";

/** What a page says of itself to browsers, search engines and chats that preview a link. */
export interface Head {
  /** For the answer of a server: 404 for what does not exist, 410 for what has gone. */
  status: 200 | 404 | 410;
  /** Of the page: that of its address, else of the site. */
  language: LanguageCode;
  /** What it shows, and the shop's name. */
  title: string;
  /** At most 200 characters; empty where neither the page nor the site says anything. */
  description: string;
  /** Absolute, in the language of the address; undefined for pages that no search engine should list. */
  canonical: string | undefined;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** The same page in each language, and `x-default` in the reader's own; empty for pages that are not listed. */
  alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Open Graph: properties with their contents, in order. */
  openGraph: readonly (readonly [property: string, content: string])[];
  /** Objects of schema.org. */
  jsonLd: readonly object[];
  /** The same as Markdown, absolute: products and stores have it. */
  markdown: string | undefined;
}

/** What a tab, a bookmark and a list of results show of a head; all that changes while a visitor goes from screen to screen. */
export type BrowserHead = Pick<Head, "title" | "description" | "canonical" | "isIndexed">;

const TITLE_LENGTH = 150;
const DESCRIPTION_LENGTH = 200;

/** The title of a page: what it shows, and the shop's name. The home page has the name alone. */
export const pageTitle = (label: string | undefined, siteName: string): string =>
  [plainText(label, TITLE_LENGTH), plainText(siteName)].filter(Boolean).join(" · ");

/**
 * The head of an address.
 *
 * @param address absolute or a path, with its query
 * @param api a visitor's client; called once at most
 * @throws what the call throws, but for what does not exist
 */
export async function head(address: URL | string, api: PageApi, site: HeadSite): Promise<Head> {
  const page = readAddress(address);
  return headOf(page, await readPage(page, api), site);
}

/** The head of a page that was read. Pure. */
export function headOf(page: PageAddress, content: PageContent, site: HeadSite): Head {
  const language = page.language ?? site.language ?? "en";
  const browser = browserHead(page, content, site);
  const picture = pictureOf(content, site);
  const isListed = browser.isIndexed && page.path !== undefined;
  const { path = "" } = page;
  return {
    ...browser,
    status: content.status,
    language,
    alternates: isListed ? alternatesOf(path, site) : [],
    openGraph: openGraphOf({
      label: labelFor(page, content, site),
      content,
      browser,
      site,
      picture,
      language,
    }),
    jsonLd: isListed && content.status === 200 ? jsonLdOf(page, content, site) : [],
    markdown: content.status === 200 ? markdownAddress(page, site) : undefined,
  };
}

/** The part of a head that a page in the browser keeps. Pure. */
export function browserHead(page: PageAddress, content: PageContent, site: HeadSite): BrowserHead {
  const isIndexed = page.path !== undefined && content.status === 200;
  const { path = "", language } = page;
  return {
    title: pageTitle(labelFor(page, content, site), site.name),
    description: describe(content, site),
    canonical: isIndexed ? site.origin + (language ? inLanguage(path, language) : path) : undefined,
    isIndexed,
  };
}

/** What a page shows: a thing by its own name, else the screen by its title. The home page is the site. */
function labelFor(page: PageAddress, content: PageContent, { titles = {} }: HeadSite): string | undefined {
  // What an offline worker keeps is a page of every screen.
  if (page.kind === "home" || page.screen === "") return undefined;
  const screen = content.status === 404 ? "*" : page.screen;
  return plainText(labelOf(content)) || (Object.hasOwn(titles, screen) ? titles[screen] : undefined);
}

/** Figures first: they need no translation, and are what a buyer compares. */
function describe(thing: PageThing, site: HeadSite): string {
  const [figures, text] = [plainText(figuresOf(thing), DESCRIPTION_LENGTH / 2), plainText(textOf(thing))];
  if (!isRightToLeft(text)) return plainText(words(figures, text) || site.description, DESCRIPTION_LENGTH);
  // Readers set a line by its first letter: one that began with a currency would be turned around.
  const room = DESCRIPTION_LENGTH - figures.length - SEPARATOR.length;
  return words(plainText(text, room), figures);
}

const SEPARATOR = " · ";

const words = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(SEPARATOR);

/** Whether the first letter of a text belongs to a script that is written from right to left. */
const isRightToLeft = (text: string): boolean => /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

const figuresOf = ({ product, store, request }: PageThing): string =>
  product
    ? words(priceOf(product), product.shopname)
    : words(store?.city, request && [request.num, request.unit].filter(Boolean).join(" "), request?.country);

const textOf = ({ product, store, category, article, request }: PageThing): string | undefined =>
  product?.description ??
  category?.childlist?.map(({ name }) => name).join(SEPARATOR) ??
  (store && (store.description || textOfHtml(store.about)[0])) ??
  (article && (article.description || textOfHtml(article.content).slice(0, 3).join(" "))) ??
  request?.content;

/** The price of one piece, or the range of prices, with its currency. */
function priceOf(product: NonNullable<PageThing["product"]>): string {
  const { low, high } = priceRange(product);
  if (!low || !high) return "";
  const range = compareDecimals(low, high) === 0 ? low : `${low}–${high}`;
  return `${range} ${product.currency ?? ""}`.trim();
}

/** The picture beside a link: one that the server makes for it, else the widest that previews use. */
function pictureOf(thing: PageThing, site: HeadSite): HeadPicture | undefined {
  const [own] = picturesOf(thing, site);
  if (own === undefined) {
    const url = absolute(site.logo?.url, site.origin);
    return url === undefined ? undefined : { ...site.logo, url };
  }
  const from = new URL(site.pictures ?? site.origin).origin;
  const named = own.startsWith(`${from}/`) ? own.slice(from.length) : own;
  const { preview } = site.images ?? {};
  const isScaled = imageUrl(named, PREVIEW_WIDTH, site.images) !== named;
  if (!preview || !isScaled)
    return { url: absolute(imageUrl(named, PREVIEW_WIDTH, site.images), from) ?? own };
  const { template, width, height } = preview;
  const url = absolute(
    template.replace("{url}", () => named),
    from,
  );
  return { url: url ?? own, width, height };
}

/** What previews show a picture in, on a screen with two pixels to each of a style sheet's. */
const PREVIEW_WIDTH = 1200;

function alternatesOf(path: string, { origin, languages }: HeadSite): Head["alternates"] {
  const codes = languages ?? LANGUAGES.map(({ code }) => code);
  return [
    ...codes.map((code) => ({ hreflang: languageTag(code), href: origin + inLanguage(path, code) })),
    { hreflang: "x-default", href: origin + path },
  ];
}

const markdownAddress = ({ kind, id, language }: PageAddress, { origin }: HeadSite): string | undefined => {
  const path = kind === "product" ? `/goods.md?id=${id}` : kind === "store" ? `/store/${id}.md` : undefined;
  return path && origin + (language ? inLanguage(path, language) : path);
};

/** Territories, without which readers of Open Graph know no language. */
const LOCALES: Readonly<Record<LanguageCode, string>> = {
  en: "en_US",
  tw: "zh_TW",
  "zh-CN": "zh_CN",
  ja: "ja_JP",
  ko: "ko_KR",
  vi: "vi_VN",
  de: "de_DE",
  es: "es_ES",
  pt: "pt_BR",
  ru: "ru_RU",
  ar: "ar_AR",
  hi: "hi_IN",
  fr: "fr_FR",
};

interface OpenGraphParts {
  readonly label: string | undefined;
  readonly content: PageContent;
  readonly browser: BrowserHead;
  readonly site: HeadSite;
  readonly picture: HeadPicture | undefined;
  readonly language: LanguageCode;
}

function openGraphOf({
  label,
  content,
  browser,
  site,
  picture,
  language,
}: OpenGraphParts): Head["openGraph"] {
  const { product, article } = content;
  // Previews show the site's name beside it.
  const title = plainText(label, TITLE_LENGTH) || browser.title;
  const inStock = product && isInStock(product.stock, leastOf(product));
  const isWide = Number(picture?.width) >= PREVIEW_WIDTH;
  const all: readonly (readonly [string, string | number | undefined])[] = [
    ["og:type", product ? "product" : article ? "article" : "website"],
    ["og:site_name", plainText(site.name)],
    ["og:title", title],
    ["og:description", browser.description],
    ["og:url", browser.canonical],
    ["og:locale", LOCALES[language]],
    ["og:image", picture?.url],
    ["og:image:width", picture?.width],
    ["og:image:height", picture?.height],
    ["og:image:alt", picture && title],
    // Some chats draw every picture small that isn't said to be large.
    ["twitter:card", isWide ? "summary_large_image" : "summary"],
    ["product:price:amount", product && priceRange(product).low],
    ["product:price:currency", product?.currency],
    ["product:availability", inStock === undefined ? undefined : inStock ? "in stock" : "out of stock"],
  ];
  return all.flatMap(([property, value]) => {
    const content = plainText(String(value ?? ""));
    return content ? [[property, content] as const] : [];
  });
}
