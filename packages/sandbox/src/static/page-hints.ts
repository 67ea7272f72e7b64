import { contract } from "../generated/contract";
import type { App } from "../http/app";
import type { Data, Input } from "../http/contract";
import type { PageHints } from "./page";

/** Asks what the page of an address can say before its script runs. Never rejects: a page without hints is a good page. */
export type HintsOf = (url: URL) => Promise<PageHints | undefined>;

/** How long an answer of the API serves new pages. Milliseconds. */
const KEPT_MS = 10_000;
/** So many addresses are kept: strange ones shall not fill the memory. */
const MOST_KEPT = 200;
/** Rows the shop's lists ask for; pictures of theirs on a phone's first screen. */
const ROWS = 20;
const FIRST = { product: 4, store: 2 };

type Asked = "index.index" | "index.pro" | "index.proInfo";
type Ask = <Id extends Asked>(id: Id, input: Input<Id>) => Promise<Data<Id> | null>;

/** The pictures that a screen shows first, by the first part of its address. Lists that are narrowed have no hints. */
const PICTURES: Readonly<Record<string, (ask: Ask, url: URL) => Promise<readonly unknown[]>>> = {
  "": async (ask) => [(await ask("index.index", {}))?.banners?.[0]?.image],
  async goods(ask, { searchParams }) {
    const product = await ask("index.proInfo", { id: Number(searchParams.get("id")) });
    const { images = "", image } = product ?? {};
    return [[images].flat().join().split(",")[0] || image];
  },
  async product(ask, { search }) {
    const list = search === "" ? await ask("index.pro", { limit: ROWS }) : null;
    return (list?.data ?? []).slice(0, FIRST.product).map(({ image }) => image);
  },
  async store(ask, { search, pathname }) {
    const shop_id = Number(pathname.split("/")[2]);
    const list = search === "" ? await ask("index.pro", { shop_id, limit: ROWS }) : null;
    return (list?.data ?? []).slice(0, FIRST.store).map(({ image }) => image);
  },
};

/** Reads the site's name and a screen's first pictures from the API itself, the way a server in front of one would. */
export function hintsOf(app: App, now: () => number = Date.now): HintsOf {
  const site = keptFor(now, () => readName(app));
  const pictures = keptFor(now, (address) => readPictures(app, new URL(address)));
  return async (url) => {
    const [name, first] = await Promise.all([site(""), pictures(url.href)]);
    return name ? { name, pictures: first ?? [] } : undefined;
  };
}

/** Keeps what was read for a while; a failure reads as nothing. */
function keptFor<Value>(now: () => number, read: (key: string) => Promise<Value | undefined>) {
  const kept = new Map<string, { until: number; value: Promise<Value | undefined> }>();
  return (key: string): Promise<Value | undefined> => {
    const known = kept.get(key);
    if (known && now() < known.until) return known.value;
    if (kept.size >= MOST_KEPT) kept.clear();
    const value = read(key).catch(() => undefined);
    kept.set(key, { until: now() + KEPT_MS, value });
    return value;
  };
}

const readName = async (app: App): Promise<string | undefined> =>
  (await asker(app)("index.index", {}))?.web_name;

async function readPictures(app: App, url: URL): Promise<readonly string[]> {
  const screen = url.pathname.split("/")[1] ?? "";
  const pictures = (await PICTURES[screen]?.(asker(app), url)) ?? [];
  return pictures.filter((picture): picture is string => typeof picture === "string" && picture !== "");
}

/** Calls an operation; what is refused answers nothing. */
function asker(app: App): Ask {
  return async (id, input) => {
    const path = contract.operations[id]?.path ?? "";
    const response = await app.fetch(
      new Request(`http://localhost${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(input),
      }),
    );
    return JSON.parse(await response.text()).data;
  };
}
