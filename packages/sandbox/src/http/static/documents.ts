import { documentKind, readAddress, readDocument, type ShopDocument } from "marketplace-sdk/head";
import { languageOf } from "../../i18n/languages";
import type { App } from "../api";
import { recentlyUsed } from "../recently-used";
import { createCaller, pageApi } from "./ask";

/** Which document is asked for. */
interface AskedDocument {
  readonly url: URL;
  /** Of the shop. */
  readonly origin: string;
  readonly languages: string;
  /** The shop's own `robots.txt`. */
  readonly robots: string | undefined;
}

/** Writes a document for readers other than browsers; undefined for what does not exist. */
export type ReadShopDocument = (asked: AskedDocument) => Promise<ShopDocument | undefined>;

/** How long a file of the sitemap is kept: it takes ten calls. Milliseconds. */
const CACHE_MS = 600_000;
/** More than there are files; for several origins of one shop. */
const MAX_CACHED = 50;

/** Sitemap, robots.txt, and the Markdown of products and stores, from the API itself. */
export function createDocuments(app: App, now: () => number = Date.now): ReadShopDocument {
  const sitemaps = recentlyUsed<{ until: number; document: Promise<ShopDocument | undefined> }>(MAX_CACHED);
  const read = ({ url, origin, languages, robots }: AskedDocument) => {
    const language = languageOf(readAddress(url).language ?? languages);
    return readDocument(url, pageApi(createCaller(app, language)), { origin, robots });
  };
  return (asked) => {
    if (documentKind(asked.url.pathname) !== "sitemap") return read(asked);
    const key = `${asked.origin} ${asked.url.pathname}`;
    const known = sitemaps.get(key);
    if (known && now() < known.until) return known.document;
    const document = read(asked);
    sitemaps.set(key, { until: now() + CACHE_MS, document });
    document.catch(() => sitemaps.delete(key));
    return document;
  };
}
