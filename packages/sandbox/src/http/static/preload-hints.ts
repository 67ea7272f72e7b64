import { operationsById } from "marketplace-contract";
import type { Data, Input } from "../../contract/operations";
import { type Language, languageOf } from "../../i18n/languages";
import type { App } from "../api";
import type { FirstWords, PreloadHints } from "./page";

/**
 * Asks what the page of an address can say before its script runs, to a client of that `Accept-Language`. Never rejects: a
 * page without hints is a good page.
 */
export type ReadPreloadHints = (url: URL, languages: string) => Promise<PreloadHints | undefined>;

/** A page waits this long for its hints. Milliseconds. */
const WAIT_MS = 300;
/** How long a response of the API is reused for new pages. Milliseconds. */
const CACHE_MS = 10_000;
/** Upper bound, so that made-up addresses cannot fill the memory. */
const MAX_CACHED = 200;
/** Rows the shop's lists ask for; pictures of theirs on a phone's first screen. */
const ROWS = 20;
const FIRST = { product: 4, store: 2 };
/** Paragraphs that fill a phone's first screen. */
const PARAGRAPHS = 3;
/** An article of so many sections begins with its contents (packages/storefront/src/features/content/article-screen.tsx). */
const LONG = 3;

type Asked = "articles.get" | "site.config" | "site.home" | "products.list" | "products.get" | "stores.get";
type Ask = <Id extends Asked>(id: Id, input: Input<Id> & object) => Promise<Data<Id> | null>;

interface RoutePreload {
  readonly pictures?: readonly unknown[];
  readonly storeBanner?: string | undefined;
  readonly words?: readonly FirstWords[];
  readonly hasContents?: boolean;
}

/** The address of what the shop's offline worker keeps and gives for every screen. */
const KEPT_PAGE = "?kept";

/** What a screen shows first, by the first part of its address. Lists that are narrowed have no hints. */
const ROUTE_PRELOADS: Readonly<Record<string, (ask: Ask, url: URL) => Promise<RoutePreload>>> = {
  async ""(ask, { search }) {
    const banners = search === KEPT_PAGE ? [] : (await ask("site.home", {}))?.banners;
    return { pictures: [banners?.[0]?.image] };
  },
  async goods(ask, { searchParams }) {
    const product = await ask("products.get", { id: Number(searchParams.get("id")) });
    const { images = "", image } = product ?? {};
    return { pictures: [[images].flat().join().split(",")[0] || image] };
  },
  async product(ask, { search }) {
    const list = search === "" ? await ask("products.list", { limit: ROWS }) : null;
    return { pictures: (list?.data ?? []).slice(0, FIRST.product).map(({ image }) => image) };
  },
  async store(ask, { search, pathname }) {
    const shop_id = Number(pathname.split("/")[2]);
    if (search !== "") return {};
    const [list, shop] = await Promise.all([
      ask("products.list", { shop_id, limit: ROWS }),
      ask("stores.get", { id: shop_id }),
    ]);
    const pictures = (list?.data ?? []).slice(0, FIRST.store).map(({ image }) => image);
    return { pictures, storeBanner: shop?.banner_image };
  },
  page: article,
  "article-detail": article,
};

async function article(ask: Ask, { pathname }: URL): Promise<RoutePreload> {
  const found = await ask("articles.get", { article_id: Number(pathname.split("/")[2]) });
  const { title = "", content = "" } = found ?? {};
  const text = withoutTitle(content, title);
  const sections = new Set([...text.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name));
  return { words: leadingWords(text), hasContents: sections.size >= LONG };
}

/** Without a first heading that repeats the article's title: the page's own heading says it. */
function withoutTitle(html: string, title: string): string {
  const [heading = "", words = ""] = /^\s*<h[1-3]>([^<]*)<\/h[1-3]>/.exec(html) ?? [];
  return words.trim() === title.trim() ? html.slice(heading.length) : html;
}

/** The paragraphs without any mark-up that an article begins with, and their headings. */
function leadingWords(html: string): readonly FirstWords[] {
  const [lead = ""] = /^(?:\s*<(h[2-4]|p)>[^<&]*<\/\1>)*/.exec(html) ?? [];
  const words = [...lead.matchAll(/<(h?)[^>]*>([^<]*)<\//g)].map(([, heading, text = ""]) => ({
    isHeading: heading === "h",
    text,
  }));
  const paragraphs = words.filter(({ isHeading }) => !isHeading);
  const last = paragraphs[PARAGRAPHS - 1];
  if (last) return words.slice(0, words.indexOf(last) + 1);
  return paragraphs.length > 0 ? words : [];
}

/**
 * Reads the site's name and what a screen shows first from the API itself, as a server in front of it would.
 *
 * @param app without the admin console's faults: they are planned for clients, and this would use them up
 */
export function createPreloadHints(app: App, now: () => number = Date.now): ReadPreloadHints {
  const site = cached(now, async (_all, language) => {
    const ask = createCaller(app, language);
    const [home, config] = await Promise.all([ask("site.home", {}), ask("site.config", {})]);
    return { name: home?.web_name, images: config?.images };
  });
  const screen = cached(now, async (href, language) => {
    const url = new URL(href);
    return ROUTE_PRELOADS[url.pathname.split("/")[1] ?? ""]?.(createCaller(app, language), url);
  });
  return async (url, languages) => {
    const language = languageOf(languages);
    const asked = Promise.all([site("", language), screen(url.href, language)]);
    const [found, first] = (await within(asked)) ?? [];
    if (!found?.name) return undefined;
    const { name, images } = found;
    const { words = [], hasContents, storeBanner } = first ?? {};
    return {
      name,
      pictures: texts(first?.pictures),
      words: words.filter(({ text }) => text !== ""),
      ...(hasContents !== undefined && { hasContents }),
      ...(storeBanner && { storeBanner }),
      ...(images && { images }),
    };
  };
}

/** @returns undefined for what takes longer than a page may wait */
function within<Value>(value: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS, undefined);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}

const texts = (values: readonly unknown[] = []): readonly string[] =>
  values.filter((value): value is string => typeof value === "string" && value !== "");

/** Keeps what was read for a while; a failure reads as nothing. */
function cached<Value>(
  now: () => number,
  read: (href: string, language: Language) => Promise<Value | undefined>,
) {
  const kept = new Map<string, { until: number; value: Promise<Value | undefined> }>();
  return (href: string, language: Language): Promise<Value | undefined> => {
    const key = `${language} ${href}`;
    const known = kept.get(key);
    if (known && now() < known.until) return known.value;
    if (kept.size >= MAX_CACHED) kept.clear();
    const value = read(href, language).catch(() => undefined);
    kept.set(key, { until: now() + CACHE_MS, value });
    return value;
  };
}

/** Calls an operation; what is refused answers nothing. */
function createCaller(app: App, language: Language): Ask {
  return async (id, input) => {
    const { method, path = "" } = operationsById[id] ?? {};
    const url = new URL(path, "http://localhost");
    const headers = { "content-type": "application/json", "accept-language": language };
    if (method === "GET")
      for (const [name, value] of Object.entries(input)) url.searchParams.set(name, `${value}`);
    const body = method === "GET" ? null : JSON.stringify(input);
    const response = await app.fetch(new Request(url, { method: method ?? "POST", headers, body }));
    return JSON.parse(await response.text()).data;
  };
}
