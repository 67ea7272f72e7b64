import type { Plugin } from "vite";

/** A plugin that knows which modules the first load needs. */
export interface FirstLoad extends Plugin {
  /** Whether the entry reaches the module without a dynamic import. Meaningful once the modules are read. */
  includes(id: string): boolean;
}

/**
 * Finds what the page's entry reaches statically, so that it can become one chunk: the bundler alone would cut out each
 * part that a lazy screen shares, at the price of one request each.
 *
 * @param entry end of the entry module's path
 */
export function firstLoad(entry: string): FirstLoad {
  const reached = new Set<string>();
  return {
    name: "first-load",
    apply: "build",
    buildEnd() {
      const open = [...this.getModuleIds()].filter((id) => id.endsWith(entry));
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (reached.has(id)) continue;
        reached.add(id);
        open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
    includes: (id) => reached.has(id),
  };
}
