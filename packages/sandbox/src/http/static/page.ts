import { type Head, headOf, type PageAddress, type PageContent, withHead } from "marketplace-sdk/head";
import type { Data } from "../../contract/operations";
import { type Language, tagOf } from "../../i18n/languages";
import { inLanguage, type Manifest } from "./first-words";

type SiteImages = NonNullable<Data<"site.config">["images"]>;

/** A heading or paragraph without any mark-up. */
export interface FirstWords {
  readonly isHeading: boolean;
  readonly text: string;
}

/** What the shop's page can say before its script runs. */
export interface PreloadHints {
  /** The site's name, for the title and the home page. */
  readonly name: string;
  /** Addresses of the pictures that the screen shows first. */
  readonly pictures: readonly string[];
  /** Address of a store's banner, above its pictures. */
  readonly storeBanner?: string | undefined;
  /** What the screen has to read first. */
  readonly words: readonly FirstWords[];
  /** A list of sections comes before these words. */
  readonly hasContents?: boolean;
  /** In which widths the pictures come. */
  readonly images?: SiteImages | undefined;
  /** What the address shows, where that is known. */
  readonly content?: PageContent;
}

/** The build's `preload-manifest.json`: what comes beyond the first load. */
export interface EarlyFiles {
  /** Files of a screen, by the first part of its address. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** Screens that need the texts of trade as well. */
  readonly trade: readonly string[];
  /** Files of texts, by the language's code. */
  readonly texts: Readonly<Record<string, { readonly shop: string; readonly trade: string }>>;
  /** What a screen says first to everyone, by the first part of its address and the language's code. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Titles of the screens, by the language's code and the first part of their address; `*` of what does not exist. */
  readonly titles?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What {@link fillPage} adds. */
export interface PageAdditions {
  /** The shop's address, without a slash at its end. */
  readonly origin: string;
  /** The address of the page, read. */
  readonly page: PageAddress;
  /** First part of the address, empty for the home page. */
  readonly screen: string;
  /** Code of the language that the reader most probably gets. */
  readonly language: Language;
  readonly early: EarlyFiles | undefined;
  readonly manifest: Manifest | undefined;
  readonly hints: PreloadHints | undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Where the page has its first shapes: a heading, the search, a banner. */
const SHAPES = "<b></b><i></i><i></i>";

const article = ({ words, hasContents }: PreloadHints): string => {
  const blocks = words.map(({ isHeading, text }) => {
    const tag = isHeading ? "strong" : "em";
    return `<${tag} dir="auto">${escapeHtml(text)}</${tag}>`;
  });
  return [...(hasContents ? ["<s></s>"] : []), ...blocks].join("");
};

/** How wide the shop shows these pictures: its own words (packages/storefront/src/shared/ui/picture.tsx), or it would load them twice. */
const SIZES = {
  banner: "(min-width: 1024px) 405px, (min-width: 780px) 720px, calc(100vw - 52px)",
  gallery: "(min-width: 1168px) 540px, (min-width: 720px) 48vw, 100vw",
  storeBanner: "(min-width: 1280px) 1200px, 100vw",
  card: "(min-width: 1168px) 265px, (min-width: 960px) 23vw, (min-width: 600px) 31vw, 45vw",
} as const;

/** Shapes with pictures and words in them, in the places where the screen will have them. */
const SHAPES_OF: Readonly<Record<string, (hints: PreloadHints) => string>> = {
  goods: (hints) => `<u>${pictures(hints, "gallery").join("")}</u>`,
  product: (hints) => `<b></b><i></i>${grid(hints)}`,
  store: (hints) => `${storeBanner(hints) || "<b></b><i></i>"}<s></s>${grid(hints)}`,
  page: article,
  "article-detail": article,
};

/** The shapes of the home page, which any screen begins with that nothing is known of. */
const named = (hints: PreloadHints): string =>
  `<b dir="auto">${escapeHtml(hints.name)}</b><i></i><i>${pictures(hints, "banner").join("")}</i>`;

const storeBanner = (hints: PreloadHints): string =>
  hints.storeBanner ? `<b></b><dfn>${picture(hints.storeBanner, "storeBanner", hints)}</dfn>` : "";

const grid = (hints: PreloadHints): string =>
  `<p>${pictures(hints, "card")
    .map((picture) => `<i>${picture}</i>`)
    .join("")}</p>`;

const noteShape = (note: string): string => `<b></b><q>${escapeHtml(note)}</q>`;

const pictures = (hints: PreloadHints, place: keyof typeof SIZES): readonly string[] =>
  hints.pictures.map((address) => picture(address, place, hints));

function picture(address: string, place: keyof typeof SIZES, { images }: PreloadHints): string {
  const widths = images && isScaled(address, images) ? candidates(address, images) : "";
  return `<img ${widths && `sizes="${SIZES[place]}" srcset="${escapeHtml(widths)}" `}src="${escapeHtml(address)}" alt="" fetchpriority="high" width="960" height="480">`;
}

const isScaled = (address: string, { prefixes = ["/"] }: SiteImages): boolean =>
  prefixes.some((prefix) => address.startsWith(prefix)) && !/[\s,?]/.test(address);

const candidates = (address: string, { template, widths }: SiteImages): string =>
  widths
    .map((width) => `${template.replace("{url}", () => address).replace("{width}", `${width}`)} ${width}w`)
    .join(", ");

/**
 * What the page says to search engines and to chats that preview a link. Only for a shop whose build names its screens: another one may
 * have other addresses.
 */
export function headFor({ origin, page, language, early, manifest, hints }: PageAdditions): Head | undefined {
  const titles = early?.titles?.[language];
  if (!titles || !hints) return undefined;
  return headOf(page, hints.content ?? { status: page.kind === "none" ? 404 : 200 }, {
    origin,
    name: hints.name,
    description: manifest?.description_localized?.[tagOf(language)] ?? manifest?.description,
    titles,
    language,
    images: hints.images,
    logo: LOGO,
  });
}

/** The shop's picture, where a page has none of its own. */
const LOGO = { url: "/icon-512.png", width: 512, height: 512 };

/** What a record has under a name of anybody's choosing: `constructor` is a name, too. */
const ownOf = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Files of a screen and of its texts. The home page needs none, and texts only where they are not the English ones. */
function filesFor({ screen, language, early }: PageAdditions): readonly string[] {
  const files = early && ownOf(early.screens, screen);
  if (!early || (!files && (screen !== "" || language === "en"))) return [];
  const { shop, trade } = early.texts[language] ?? {};
  return [...(files ?? []), shop, early.trade.includes(screen) ? trade : undefined].filter(
    (file) => file !== undefined,
  );
}

/** Browsers hold back what has a low priority until the first script has come, wherever its link is. */
const linkTo = (file: string, priority: "low" | "auto"): string => {
  const kind = file.endsWith(".css") ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind}${priority === "low" ? ' fetchpriority="low"' : ""} crossorigin href="/${escapeHtml(file)}">`;
};

/**
 * Writes into the page what its script would find out two round trips later: the reader's language, the site's name, the first pictures and words
 * of the screen, and which further files the address needs. Where it has pictures or words, the links of those files are in a
 * template that the first script brings into force: nothing but what is seen first may share the connection with that
 * script. Where it has none, nothing is seen before all of them are here, so they start at once. A page without these
 * places stays as it is.
 */
export function fillPage(html: string, additions: PageAdditions, head: Head | undefined): string {
  const { screen, hints, language, manifest, early } = additions;
  const note = early?.words && ownOf(early.words, screen)?.[language];
  const spoken = inLanguage(html, language, manifest);
  const isKnown =
    note !== undefined || (hints !== undefined && hints.pictures.length + hints.words.length > 0);
  const links = filesFor(additions)
    .map((file) => linkTo(file, isKnown ? "low" : "auto"))
    .join("");
  const placed = links && isKnown ? `<template id="early">${links}</template>` : links;
  // Behind a style sheet that is on its way the browser would not see them.
  const filled = spoken.replace(/<link rel="stylesheet"|<\/body>/, (end) => placed + end);
  const noted = note === undefined ? filled : filled.replace(SHAPES, () => noteShape(note));
  if (!hints) return noted;
  const name = escapeHtml(hints.name);
  const titled = head
    ? withHead(noted, head)
    : noted.replace(/(<title>)[^<]*/, (_all, tag: string) => tag + name);
  const told = hints.images
    ? titled.replace(
        "</head>",
        () => `<meta name="images" content="${escapeHtml(JSON.stringify(hints.images))}"></head>`,
      )
    : titled;
  const shapes = (isKnown && ownOf(SHAPES_OF, screen)) || named;
  return told.replace(SHAPES, () => shapes(hints));
}
