import { LANGUAGE_PARAMETER, type PageAddress, readAddress, readPage } from "marketplace-sdk/head";
import { type Language, languageOf } from "../../i18n/languages";
import type { App } from "../api";
import { recentlyUsed } from "../recently-used";
import { type Ask, createCaller, pageApi, shared } from "./ask";
import type { FirstWords, PreloadHints } from "./page";

/**
 * Asks what the page of an address can say before its script runs, to a client of that `Accept-Language`. Never rejects: a
 * page without hints is a good page.
 *
 * @param page the address, read
 * @param waitMs milliseconds that the page may wait for them; by default 300
 */
export type ReadPreloadHints = (
  url: URL,
  languages: string,
  page?: PageAddress,
  waitMs?: number,
) => Promise<PreloadHints | undefined>;

/** A page waits this long for its hints: its script asks for the same. Milliseconds. */
const WAIT_MS = 300;
/** How long a response of the API is reused for new pages. Milliseconds. */
const CACHE_MS = 10_000;
/** Upper bound, so that made-up ids and long descriptions cannot fill the memory. */
const MAX_CACHED = 500;
/** Rows the shop's lists ask for; pictures of theirs on a phone's first screen. */
const ROWS = 20;
const FIRST = { product: 4, store: 2 };
/** Paragraphs that fill a phone's first screen. */
const PARAGRAPHS = 3;
/** An article of so many sections begins with its contents (packages/storefront/src/features/content/article-screen.tsx). */
const LONG = 3;

interface RoutePreload {
  readonly pictures?: readonly unknown[];
  readonly storeBanner?: string | undefined;
  readonly words?: readonly FirstWords[];
  readonly hasContents?: boolean;
}

/** The address of what the shop's offline worker keeps and gives for every screen. */
const KEPT_PAGE = "?kept";

/** What a screen shows first. */
interface Screen {
  /**
   * What it reads, of its address: what else the address says makes no other page, and nothing is read twice for it.
   *
   * @returns undefined where there is nothing to read
   */
  readonly reads: (url: URL) => string | undefined;
  /** @param what as `reads` returned it */
  readonly preload: (ask: Ask, what: string) => Promise<RoutePreload>;
}

/** An id as the API takes it. */
const idOf = (text: string | null | undefined): string | undefined => /^[1-9]\d{0,14}$/.exec(text ?? "")?.[0];

const article: Screen = {
  reads: ({ pathname }) => idOf(pathname.split("/")[2]),
  async preload(ask, id) {
    const found = await ask("articles.get", { article_id: Number(id) });
    const { title = "", content = "" } = found ?? {};
    const text = withoutTitle(content, title);
    const sections = new Set([...text.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name));
    return { words: leadingWords(text), hasContents: sections.size >= LONG };
  },
};

/** The screens by the first part of their address. Lists that are narrowed have no hints. */
const SCREENS: ReadonlyMap<string, Screen> = new Map<string, Screen>([
  [
    "",
    {
      reads: ({ search }) => (search === KEPT_PAGE ? undefined : "home"),
      async preload(ask) {
        const home = await ask("site.home", {});
        return { pictures: [home?.banners?.[0]?.image] };
      },
    },
  ],
  [
    "goods",
    {
      reads: ({ searchParams }) => idOf(searchParams.get("id")),
      async preload(ask, id) {
        const product = await ask("products.get", { id: Number(id) });
        const { images = "", image } = product ?? {};
        return { pictures: [[images].flat().join().split(",")[0] || image] };
      },
    },
  ],
  [
    "product",
    {
      reads: ({ search }) => (search === "" ? "list" : undefined),
      async preload(ask) {
        const list = await ask("products.list", { limit: ROWS });
        return { pictures: (list?.data ?? []).slice(0, FIRST.product).map(({ image }) => image) };
      },
    },
  ],
  [
    "store",
    {
      reads: ({ search, pathname }) => (search === "" ? idOf(pathname.split("/")[2]) : undefined),
      async preload(ask, id) {
        const [list, shop] = await Promise.all([
          ask("products.list", { shop_id: Number(id), limit: ROWS }),
          ask("stores.get", { id: Number(id) }),
        ]);
        const pictures = (list?.data ?? []).slice(0, FIRST.store).map(({ image }) => image);
        return { pictures, storeBanner: shop?.banner_image };
      },
    },
  ],
  ["page", article],
  ["article-detail", article],
]);

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
  const screen = cached(now, async (key, language) => {
    const { route, what, kind, id }: Shown = JSON.parse(key);
    const ask = shared(createCaller(app, language));
    const [first, content] = await Promise.all([
      what === undefined ? undefined : SCREENS.get(route)?.preload(ask, what),
      id === undefined
        ? undefined
        : readPage({ kind, screen: route, id }, pageApi(ask)).catch(() => undefined),
    ]);
    return { first, content };
  });

  return async (url, languages, page = readAddress(url), waitMs = WAIT_MS) => {
    const language = languageOf(languages);
    const route = url.pathname.split("/")[1] ?? "";
    const what = SCREENS.get(route)?.reads(inOneLanguage(url));
    const { kind, id } = page;
    const shown: Shown = {
      route,
      kind,
      ...(what !== undefined && { what }),
      ...(id !== undefined && { id }),
    };
    const reads = what !== undefined || id !== undefined;
    const asked = Promise.all([
      site("", language),
      reads ? screen(JSON.stringify(shown), language) : undefined,
    ]);
    const [found, known] = (await within(asked, waitMs)) ?? [];
    if (!found?.name) return undefined;
    const { name, images } = found;
    const { first, content } = known ?? {};
    const { words = [], hasContents, storeBanner } = first ?? {};
    return {
      name,
      pictures: texts(first?.pictures),
      words: words.filter(({ text }) => text !== ""),
      ...(hasContents !== undefined && { hasContents }),
      ...(storeBanner && { storeBanner }),
      ...(images && { images }),
      ...(content && { content }),
    };
  };
}

/** What is read for an address: two of them may show the same. */
interface Shown extends Pick<PageAddress, "kind" | "id"> {
  readonly route: string;
  /** As {@link Screen.reads} returned it. */
  readonly what?: string;
}

/** The address without the language that it names, which `languages` says already. */
function inOneLanguage(url: URL): URL {
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return url;
  const same = new URL(url);
  same.searchParams.delete(LANGUAGE_PARAMETER);
  return same;
}

/** @returns undefined for what takes longer than a page may wait */
function within<Value>(value: Promise<Value>, waitMs: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, waitMs, undefined);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}

const texts = (values: readonly unknown[] = []): readonly string[] =>
  values.filter((value): value is string => typeof value === "string" && value !== "");

/** Keeps what was read for a while; a failure reads as nothing. */
function cached<Value>(
  now: () => number,
  read: (key: string, language: Language) => Promise<Value | undefined>,
) {
  const kept = recentlyUsed<{ until: number; value: Promise<Value | undefined> }>(MAX_CACHED);
  return (key: string, language: Language): Promise<Value | undefined> => {
    const name = `${language} ${key}`;
    const known = kept.get(name);
    if (known && now() < known.until) return known.value;
    const value = read(key, language).catch(() => undefined);
    kept.set(name, { until: now() + CACHE_MS, value });
    return value;
  };
}
