import type { Plugin } from "vite";
import { screenTitles, screenViews } from "./screens.ts";

/** What a server may name in a page's head, so that it loads in parallel with the first load instead of after it. */
export interface PreloadManifest {
  /** What a screen needs beyond the first load, by the first part of its address: `{ "goods": ["assets/…js", …] }`. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** First parts of the addresses whose screens need the texts of trade as well. */
  readonly trade: readonly string[];
  /** Files of texts, by the language's code. The home page has its English ones in the first load. */
  readonly texts: Readonly<Record<string, Readonly<Record<"shop" | "trade", string>>>>;
  /** What a screen says first to everyone, by the first part of its address and the language's code. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Titles of the screens, by the language's code and the first part of their address; `*` of what does not exist. */
  readonly titles: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Screens that begin with a note, which needs no answer: its key in the texts of trade. */
const NOTES: Readonly<Record<string, readonly [group: string, name: string]>> = {
  recharge: ["wallet", "note"],
  withdraw: ["withdraw", "review"],
};

/** A screen, as far as it matters here. */
export interface RouteView {
  /** First part of the address. */
  part: string;
  /** Its module in src/routes, without the ending. */
  file: string;
  trade: boolean;
}

/** One chunk as far as it matters here. */
export interface ChunkView {
  modules: readonly string[];
  imports: readonly string[];
  styles: readonly string[];
}

/** Where `texts-de-…` and `texts-de-trade-…` come from (code-splitting.ts names them). */
const TEXTS = /^assets\/texts-(\w+(?:-[A-Z]+)?)(-trade)?-[\w-]{8}\.js$/;

/** Every route but the home page, whose files are the first load. */
export const routeViews: readonly RouteView[] = screenViews
  .filter(({ path }) => path !== "/")
  .map(({ path, file, trade }) => ({ part: path.split("/")[1] ?? "", file, trade }));

/**
 * @param chunks of the build by file name
 * @param openedBy modules that a module imports dynamically: what a route's own module opens belongs to its screen
 */
export function preloadManifestOf(
  chunks: ReadonlyMap<string, ChunkView>,
  routes: readonly RouteView[],
  openedBy: (module: string) => readonly string[],
): Omit<PreloadManifest, "words" | "titles"> {
  const reached = (starts: readonly string[]): Set<string> => {
    const found = new Set(starts);
    for (const name of found)
      for (const next of chunks.get(name)?.imports ?? []) if (chunks.has(next)) found.add(next);
    return found;
  };
  const names = [...chunks.keys()];
  const modules = [...chunks.values()].flatMap((chunk) => chunk.modules);
  const first = reached(names.filter((name) => /^assets\/index-/.test(name)));
  const filesOf = ({ file }: RouteView): string[] => {
    const own = modules.filter((module) => module.endsWith(`/src/routes/${file}.tsx`));
    const wanted = new Set([...own, ...own.flatMap(openedBy)]);
    const holds = names.filter((name) => chunks.get(name)?.modules.some((module) => wanted.has(module)));
    const needed = [...reached(holds)].filter((name) => !first.has(name));
    return [...needed, ...needed.flatMap((name) => chunks.get(name)?.styles ?? [])];
  };
  const texts: Record<string, { shop: string; trade: string }> = {};
  for (const name of names) {
    const [, code, trade] = TEXTS.exec(name) ?? [];
    if (code) texts[code] = { shop: "", trade: "", ...texts[code], [trade ? "trade" : "shop"]: name };
  }
  return {
    screens: Object.fromEntries(routes.map((route) => [route.part, filesOf(route)])),
    trade: routes.filter(({ trade }) => trade).map(({ part }) => part),
    texts,
  };
}

/** A language's texts of trade as the build has them. */
type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** @param trade texts by the language's code */
export function firstWords(trade: ReadonlyMap<string, Texts>): PreloadManifest["words"] {
  const noteOf = ([group, name]: readonly [string, string]): Record<string, string> =>
    Object.fromEntries([...trade].map(([code, texts]) => [code, String(texts[group]?.[name])]));
  return Object.fromEntries(Object.entries(NOTES).map(([part, key]) => [part, noteOf(key)]));
}

/**
 * @param tables texts of the first load and of the shop, by the language's code
 * @param keys of the titles, by the first part of a screen's address
 */
export function screenTitlesIn(
  tables: ReadonlyMap<string, Texts>,
  keys: Readonly<Record<string, string>> = screenTitles,
): PreloadManifest["titles"] {
  const titlesOf = (texts: Texts): Record<string, string> =>
    Object.fromEntries(
      Object.entries(keys).map(([part, key]) => {
        const [group = "", name = ""] = key.split(".");
        return [part, String(texts[group]?.[name])];
      }),
    );
  return Object.fromEntries([...tables].map(([code, texts]) => [code, titlesOf(texts)]));
}

/** A module of nothing but texts: English exports them by the file's name. */
async function readTexts(code: string, name: string): Promise<Texts> {
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.default ?? module[name];
}

/** Writes `preload-manifest.json`. The sandbox reads it; a host of plain files works without. */
export function preloadManifest(): Plugin {
  return {
    name: "preload-manifest",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const trade = new Map<string, Texts>();
        const shop = new Map<string, Texts>();
        for (const id of this.getModuleIds()) {
          const [, language, name] =
            /\/i18n\/locales\/([\w-]+)\/(core|shop|trade)\.(?:ts|json)$/.exec(id) ?? [];
          const code = this.getModuleInfo(id)?.code;
          if (!language || !name || !code) continue;
          const table = await readTexts(code, name);
          if (name === "trade") trade.set(language, table);
          else shop.set(language, { ...shop.get(language), ...table });
        }
        const chunks = new Map<string, ChunkView>();
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk") continue;
          const styles = [...(file.viteMetadata?.importedCss ?? [])];
          chunks.set(file.fileName, { modules: file.moduleIds, imports: file.imports, styles });
        }
        const openedBy = (module: string) => this.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
        const manifest: PreloadManifest = {
          ...preloadManifestOf(chunks, routeViews, openedBy),
          words: firstWords(trade),
          titles: screenTitlesIn(shop),
        };
        this.emitFile({
          type: "asset",
          fileName: "preload-manifest.json",
          source: `${JSON.stringify(manifest)}\n`,
        });
      },
    },
  };
}
