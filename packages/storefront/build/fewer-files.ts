import type { Plugin, Rollup } from "vite";

/** The bundler puts its helpers into a file of their own, however small. */
const HELPERS = /^assets\/rolldown-runtime-/;
/** What a minified chunk ends with, and what it begins with. */
const EXPORTS = /export\{([^}]*)\};?\s*$/;
const IMPORT = /import(?:\{([^}]*)\}from)?"\.\/([^"]+)";?/g;

/** `a as b, c` as an object has it, from the name before the colon to the one after it. */
const pairs = (list: string, swap: boolean): string =>
  list
    .split(",")
    .map((one) => one.trim().split(/\s+as\s+/))
    .map(([name = "", other = name]) => (swap ? `${other}:${name}` : `${name}:${other}`))
    .join();

/** Chunks that need not be fetched: with nothing in them, or with little more than a line. */
const isSmall = (name: string, code: string): boolean => code.trim() === "" || HELPERS.test(name);

/**
 * Writes helpers into the chunks that use them and forgets about chunks of which only their styles are left. Each would be
 * one more request, and one more round trip where the connection takes a few at a time.
 *
 * @param chunks code by file name, minified
 * @returns those that remain
 */
export function withoutSmall(chunks: ReadonlyMap<string, string>): Map<string, string> {
  const inPlace = (whole: string, names: string | undefined, file: string): string => {
    const code = chunks.get(`assets/${file}`);
    if (code === undefined || !isSmall(`assets/${file}`, code)) return whole;
    if (names === undefined) return "";
    const [list = "", exported = ""] = EXPORTS.exec(code) ?? [];
    const body = code.slice(0, code.length - list.length);
    return `const{${pairs(names, false)}}=(()=>{${body}return{${pairs(exported, true)}}})();`;
  };
  const remaining = [...chunks].filter(([name, code]) => !isSmall(name, code));
  return new Map(remaining.map(([name, code]) => [name, code.replace(IMPORT, inPlace)]));
}

/** See {@link withoutSmall}. */
export function fewerFiles(): Plugin {
  return {
    name: "fewer-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const codes = withoutSmall(new Map(chunks.map(({ fileName, code }) => [fileName, code])));
        const small = chunks.filter(({ fileName }) => !codes.has(fileName));
        for (const chunk of chunks) {
          chunk.code = codes.get(chunk.fileName) ?? "";
          takeStyles(chunk, small);
        }
        for (const { fileName } of small) delete bundle[fileName];
      },
    },
  };
}

/** Styles of chunks that are gone belong to those which imported them. */
function takeStyles(
  { imports, viteMetadata }: Rollup.OutputChunk,
  gone: readonly Rollup.OutputChunk[],
): void {
  for (const one of gone) {
    if (!imports.includes(one.fileName)) continue;
    for (const style of one.viteMetadata?.importedCss ?? []) viteMetadata?.importedCss.add(style);
  }
}
