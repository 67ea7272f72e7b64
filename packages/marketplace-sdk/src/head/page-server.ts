import type { Site, SiteConfig } from "../generated/types.js";
import { LANGUAGES, type LanguageCode, languageTag, matchLanguage } from "../state/languages.js";
import { documentKind, readDocument } from "./document.js";
import { headOf } from "./head.js";
import type { HeadSite } from "./head-site.js";
import { withHead } from "./html.js";
import { type PageAddress, readAddress } from "./page-address.js";
import { type PageApi, type PageContent, readPage } from "./read-page.js";
import type { SitemapApi } from "./sitemap.js";

/** The calls that a {@link PageServer} makes; a client of `createMarketplace` has them. */
export type PageServerApi = PageApi & SitemapApi & SiteApi;

interface SiteApi {
  /** The shop's settings. */
  site: {
    /** `site.home` */
    home(): Promise<Site | null>;
    /** `site.config` */
    config(): Promise<SiteConfig | null>;
  };
}

/** Options of {@link createPageServer}. */
export interface PageServerOptions extends Pick<HeadSite, "logo" | "pictures"> {
  /** The shop's address for the world, without a slash at its end. */
  origin: string;
  /** Its built `index.html`. */
  html: string;
  /** A client without a session, for visitors who read this language: what it answers is shown to everybody. */
  api: (language: LanguageCode) => PageServerApi;
  /** Titles of the screens by language and first part of their path: `titles` of the build's `preload-manifest.json`. */
  titles?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** What is said of pages that say nothing about themselves, by BCP 47 tag: `description_localized` of the build's manifest. */
  descriptions?: Readonly<Record<string, string>> | undefined;
  /** The build's `robots.txt`. */
  robots?: string | undefined;
  /** Milliseconds for which an answer of the API serves further pages. Default: 10,000. */
  cacheMs?: number | undefined;
  /** The time, for tests. */
  now?: (() => number) | undefined;
}

/**
 * Answers a request for a page, `robots.txt`, the sitemap, or a product or store as Markdown; undefined for everything else, which is a file or
 * the API's. Made for whatever has `Request` and `Response`: Node, workers, browsers.
 */
export type PageServer = (request: Request) => Promise<Response | undefined>;

/** Answers of the API that are kept at most: made-up ids must not fill the memory. */
const MOST_ANSWERS = 300;
/** How much longer a file of the sitemap is kept: it takes ten calls. */
const SITEMAP_TIMES = 60;

/**
 * Serves the page of a built shop with what each address has to say to search engines and chats that preview a link. Nothing of a visitor is
 * passed on: neither cookies nor tokens. Where the API fails, the page comes as it was built.
 */
export function createPageServer(options: PageServerOptions): PageServer {
  const { origin, html, api, titles = {}, descriptions = {}, robots, pictures, logo } = options;
  const { cacheMs = 10_000, now = Date.now } = options;
  const kept = createCache(now);

  const siteIn = (language: LanguageCode): Promise<HeadSite> =>
    kept(`site ${language}`, cacheMs, async () => {
      const { site } = api(language);
      const [home, config] = await Promise.all([site.home(), site.config().catch(() => null)]);
      return {
        origin,
        name: home?.web_name ?? "",
        description: descriptions[languageTag(language)] ?? descriptions.en,
        titles: titles[language],
        language,
        images: config?.images,
        logo,
        pictures,
      };
    });
  const contentOf = (page: PageAddress, language: LanguageCode): Promise<PageContent> =>
    page.id === undefined
      ? readPage(page, api(language))
      : kept(`${page.kind} ${page.id} ${language}`, cacheMs, () => readPage(page, api(language)));

  async function page(address: PageAddress, language: LanguageCode): Promise<Response> {
    try {
      const [site, content] = await Promise.all([siteIn(language), contentOf(address, language)]);
      const head = headOf(address, content, site);
      return text(withHead(html, head), "text/html", head.status);
    } catch {
      return text(html, "text/html");
    }
  }

  async function document(url: URL, language: LanguageCode): Promise<Response> {
    const read = () => readDocument(url, api(language), { origin, robots });
    const isKept = documentKind(url.pathname) === "sitemap";
    const found = await (isKept ? kept(url.pathname, SITEMAP_TIMES * cacheMs, read) : read());
    if (!found) return text("Not found.\n", "text/plain", 404);
    const { canonical } = found;
    return text(found.text, found.type, 200, canonical ? { link: `<${canonical}>; rel="canonical"` } : {});
  }

  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") return undefined;
    const url = new URL(request.url);
    const address = readAddress(url);
    const language = address.language ?? preferredLanguage(request.headers.get("accept-language"));
    if (documentKind(url.pathname))
      return document(url, language).catch(() =>
        text("Not available now.\n", "text/plain", 503, { "retry-after": "10" }),
      );
    return isPage(url) ? page(address, language) : undefined;
  };
}

/** Files have an ending, and the API has its paths. */
const isPage = ({ pathname }: URL): boolean =>
  !/^\/(api|uploads)\//.test(pathname) && (pathname === "/index.html" || !/\.[^/]*$/.test(pathname));

const preferredLanguage = (header: string | null): LanguageCode =>
  matchLanguage(
    (header ?? "").split(",").map((range) => range.split(";")[0]?.trim() ?? ""),
    LANGUAGES.map(({ code }) => code),
  );

function text(
  body: string,
  type: string,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, {
    status,
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "no-cache",
      vary: "Accept-Language",
      "x-content-type-options": "nosniff",
      ...headers,
    },
  });
}

/** Keeps results for a while, those that failed not at all. What came first goes first. */
function createCache(now: () => number) {
  const entries = new Map<string, { until: number; value: Promise<unknown> }>();
  return <Value>(key: string, ms: number, read: () => Promise<Value>): Promise<Value> => {
    const known = entries.get(key);
    if (known && now() < known.until) return known.value as Promise<Value>;
    const value = read();
    value.catch(() => entries.delete(key));
    entries.delete(key);
    entries.set(key, { until: now() + ms, value });
    const [oldest] = entries.keys();
    if (entries.size > MOST_ANSWERS && oldest !== undefined) entries.delete(oldest);
    return value;
  };
}
