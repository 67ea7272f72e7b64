import type { App } from "../http/app";
import type { Data } from "../http/contract";
import type { SiteHints } from "./page";

/** How long an answer of the API serves new pages. Milliseconds. */
const KEPT_MS = 10_000;

/**
 * Reads the site's name and first banner from the API itself, the way a server in front of one would. Never rejects: a page
 * without hints is a good page.
 */
export function siteHintsOf(app: App, now: () => number = Date.now): () => Promise<SiteHints | undefined> {
  let kept: Promise<SiteHints | undefined> | undefined;
  let until = 0;
  return () => {
    if (!kept || now() >= until) {
      kept = readHints(app).catch(() => undefined);
      until = now() + KEPT_MS;
    }
    return kept;
  };
}

async function readHints(app: App): Promise<SiteHints | undefined> {
  const response = await app.fetch(new Request("http://localhost/api/index/index", { method: "POST" }));
  const { data }: { data: Data<"index.index"> | null } = JSON.parse(await response.text());
  if (!data?.web_name) return undefined;
  return { name: data.web_name, picture: data.banners?.[0]?.image };
}
