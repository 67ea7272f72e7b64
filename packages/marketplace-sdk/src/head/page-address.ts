import { LANGUAGES, type LanguageCode, languageTag } from "../state/languages.js";

/** What an address of the shop shows. `screen`: everything that has no page of its own for the world; `none`: nothing. */
export type PageKind =
  | "home"
  | "products"
  | "product"
  | "store"
  | "category"
  | "article"
  | "request"
  | "help"
  | "screen"
  | "none";

/** An address of the shop, read. */
export interface PageAddress {
  /** What it shows. */
  kind: PageKind;
  /** First part of the path, empty for the home page. */
  screen: string;
  /** Of the product, store, category, article or request. */
  id?: string;
  /** The one address of what is shown, without origin and language; undefined for what no search engine should list. */
  path?: string;
  /** The language that the address asks for. */
  language?: LanguageCode;
}

/** The name of the query parameter for the language. Its value is a BCP 47 tag. */
export const LANGUAGE_PARAMETER = "lang";

/** Screens that are a visitor's own, that show what was searched for, or an article that has an address of its own. */
const SCREENS = new Set(
  (
    "shop mine search collectShop collect merchant loan message order recharge rechargeRecode rechargeDetail withdraw withdrawRecode " +
    "setting lang resetPwd fundPassword address insertAddress orderChecked pay success know tiktok-flow login register"
  ).split(" "),
);

/** Names of all screens by those in lower case: the shop's router takes both. */
const NAMES: ReadonlyMap<string, string> = new Map(
  [...SCREENS, ..."goods product store category page article-detail faqs index.html".split(" ")].map(
    (name) => [name.toLowerCase(), name],
  ),
);

/** Parameters that narrow or sort a list. A list with one of them is not a page of its own; other parameters, such as those of campaigns, change nothing. */
const FILTERS = "tab sort order flag pid min max free stock rate ships view q page".split(" ");

/** An id as the contract has it, without zeros in front of it; what surrounded an address where it was written, such as the point of a sentence, may follow. */
const idOf = (text: string | null | undefined): string | undefined =>
  /^\s*0*(\d{1,20})[^\p{L}\p{N}]*$/u.exec(text ?? "")?.[1];

/**
 * Reads an address by the routes of the specification: `/goods?id=3`, `/store/7`, `/category/2`, `/page/12`, `/search?tab=requests&id=5`.
 *
 * @param address absolute, or with a path alone
 */
export function readAddress(address: URL | string): PageAddress {
  const url = String(address);
  // A path with two slashes names no host.
  const {
    pathname,
    searchParams: query,
    search,
  } = new URL(url.startsWith("/") ? NOWHERE + url : url, NOWHERE);
  const [first = "", second, ...more] = partsOf(pathname);
  const screen = NAMES.get(first.toLowerCase()) ?? first;
  const language = languageOf(query.get(LANGUAGE_PARAMETER));
  const as = (kind: PageKind, path?: string, id?: string): PageAddress => ({
    kind,
    screen,
    ...(id && { id }),
    ...(path && { path }),
    ...(language && { language }),
  });
  const ofThing = (kind: PageKind, text: string | null | undefined, pathOf: (id: string) => string) => {
    const id = idOf(text);
    return id === undefined ? as("none") : as(kind, isNarrowed(query) ? undefined : pathOf(id), id);
  };
  if (more.length > 0) return as("none");
  if (second !== undefined) {
    if (screen === "store") return ofThing("store", second, (id) => `/store/${id}`);
    if (screen === "category") return ofThing("category", second, (id) => `/category/${id}`);
    const isArticle = screen === "page" || screen === "article-detail";
    return isArticle ? ofThing("article", second, (id) => `/page/${id}`) : as("none");
  }
  // `/?kept` is the page that the offline worker keeps and gives for every screen.
  if (screen === "" || screen === "index.html") return search === "?kept" ? as("screen") : as("home", "/");
  if (screen === "goods") {
    const id = idOf(query.get("id"));
    return id === undefined ? as("none") : as("product", `/goods?id=${id}`, id);
  }
  if (screen === "product") return as("products", isNarrowed(query) ? undefined : "/product");
  if (screen === "faqs") return as("help", "/faqs");
  const request = screen === "search" && query.get("tab") === "requests" && idOf(query.get("id"));
  if (request) return as("request", `/search?tab=requests&id=${request}`, request);
  return as(SCREENS.has(screen) ? "screen" : "none");
}

/**
 * The same address in a language: what `hreflang` names, and what can be linked.
 *
 * @param path with its query, without an origin
 */
export const inLanguage = (path: string, language: LanguageCode): string =>
  `${path}${path.includes("?") ? "&" : "?"}${LANGUAGE_PARAMETER}=${languageTag(language)}`;

/** The language of a tag or a code, whatever its case. */
const languageOf = (tag: string | null): LanguageCode | undefined =>
  LANGUAGES.find(({ code }) =>
    [code, languageTag(code)].some((known) => known.toLowerCase() === tag?.toLowerCase()),
  )?.code;

const isNarrowed = (query: URLSearchParams): boolean => FILTERS.some((name) => query.get(name));

const NOWHERE = "http://shop.invalid";

/** The parts of a path, decoded. What can't be decoded is no part of any address. */
function partsOf(pathname: string): readonly string[] {
  try {
    return pathname.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["%"];
  }
}
