import type { Rolldown } from "vite";

/** The offline worker is a separate program. */
const isWorker = (id: string): boolean => id.includes("/src/sw/");
/** Source bytes of one shared file; about 14 kB when it is minified and compressed. */
const MAX_SOURCE_BYTES = 102_000;

/**
 * Which module goes into which file. Every screen of the route table has its own file, because src/app/router imports it
 * dynamically. Three rules keep the number of requests small:
 *
 * - what the page's entry imports statically is the first load, in one file, even where a later screen uses it too;
 * - a language is two files, and the style sheets of all later screens are one;
 * - what at least two later screens use is shared, in as few files as their size allows; what of it others wrote is one.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "index", tags: ["$initial"], test: (id) => !isWorker(id) },
    { name: textsChunk, debugName: "texts" },
    // Each compresses badly on its own; together they are barely larger than what one screen needs.
    { name: "styles", test: /\.module\.css/ },
    { name: "libraries", test: /node_modules|marketplace-sdk/, minShareCount: 2 },
    { name: "shared", test: (id) => !isWorker(id), minShareCount: 2, maxSize: MAX_SOURCE_BYTES },
  ],
};

/** A language's texts carry its code: `texts-de-…`, `texts-de-trade-…`. The home page's English is in the first load. */
export function textsChunk(id: string): string | null {
  const [, code, file] = /\/i18n\/locales\/([\w-]+)\/(\w+)\.ts$/.exec(id) ?? [];
  if (!code) return null;
  return file === "trade" ? `texts-${code}-trade` : `texts-${code}`;
}
