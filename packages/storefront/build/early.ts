import type { Plugin } from "vite";

/** What a screen needs beyond the first load, by the first part of its address: `{ "goods": ["assets/…js", …] }`. */
export type EarlyFiles = Readonly<Record<string, readonly string[]>>;

/** Screens of addresses that are not named after their file. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  article: ["page", "article-detail"],
};

/** `order-checked` is the screen of `/orderChecked`. */
const partOf = (file: string): string =>
  file.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

/** One chunk as far as it matters here. */
export interface ChunkView {
  modules: readonly string[];
  imports: readonly string[];
  styles: readonly string[];
}

/** @param chunks of the build by file name */
export function earlyFiles(chunks: ReadonlyMap<string, ChunkView>): EarlyFiles {
  const reached = (starts: readonly string[]): Set<string> => {
    const found = new Set(starts);
    for (const name of found) for (const next of chunks.get(name)?.imports ?? []) found.add(next);
    return found;
  };
  const first = reached([...chunks.keys()].filter((name) => /^assets\/(index|home)-/.test(name)));
  const early: Record<string, string[]> = {};
  for (const [name, { modules }] of chunks) {
    if (first.has(name)) continue;
    const needed = [...reached([name])].filter((file) => !first.has(file));
    const files = [...needed, ...needed.flatMap((file) => chunks.get(file)?.styles ?? [])];
    for (const module of modules) {
      const file = /\/src\/routes\/([\w-]+)\.tsx$/.exec(module)?.[1];
      if (file) for (const part of OTHER_NAMES[file] ?? [partOf(file)]) early[part] = files;
    }
  }
  return early;
}

/**
 * Writes `early.json`: a server that knows the address can name these files in the page's head, so that they come beside
 * the first load instead of after it. The sandbox does; a host of plain files works without.
 */
export function early(): Plugin {
  return {
    name: "early",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = new Map<string, ChunkView>();
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk") continue;
          const styles = [...(file.viteMetadata?.importedCss ?? [])];
          chunks.set(file.fileName, { modules: file.moduleIds, imports: file.imports, styles });
        }
        this.emitFile({
          type: "asset",
          fileName: "early.json",
          source: `${JSON.stringify(earlyFiles(chunks))}\n`,
        });
      },
    },
  };
}
