import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Short names by key: `{ "shell.home": "0" }`; a key that is not in it keeps its name. */
export type ShortNames = ReadonlyMap<string, string>;

/** Where the plugin finds what it must know. */
export interface ShortKeysOptions {
  /** Folder of the English texts: a file for each part. */
  english: string;
  /** Folder of the sources. */
  sources: string;
  /** Texts of the code that look like keys and are none, such as names of operations. */
  reserved: readonly string[];
}

const PART_FILE = /\/i18n\/[\w-]+\/(\w+)\.ts$/;
/** A text's name stands two spaces in, as the formatter writes it. */
const NAME = /^ {2}(\w+):/gm;

/**
 * @param parts texts of the English files by part
 * @param code of all sources: a part that is asked for by computed keys (`` t(`mine.${id}`) ``) keeps its names
 */
export function shortNames(
  parts: ReadonlyMap<string, string>,
  code: readonly string[],
  reserved: readonly string[],
): ShortNames {
  const short = new Map<string, string>();
  for (const [part, texts] of parts) {
    const computed = `\`${part}.\${`;
    if (code.some((text) => text.includes(computed))) continue;
    const keys = [...texts.matchAll(NAME)].map(([, name]) => `${part}.${name}`);
    for (const [index, key] of keys.filter((each) => !reserved.includes(each)).entries()) {
      // A digit first: no name of the sources begins so.
      short.set(key, index < 10 ? String(index) : `${index % 10}${Math.floor(index / 10).toString(36)}`);
    }
  }
  return short;
}

/** @returns the file of a part with its names shortened */
export function shortenPart(part: string, code: string, short: ShortNames): string {
  return code.replace(NAME, (all, name: string) => {
    const to = short.get(`${part}.${name}`);
    return to === undefined ? all : `  "${to}":`;
  });
}

/** @returns code with the keys it asks for shortened */
export function shortenUses(code: string, short: ShortNames): string {
  return code.replace(/"(\w+)\.(\w+)"/g, (all, part: string, name: string) => {
    const to = short.get(`${part}.${name}`);
    return to === undefined ? all : `"${part}.${to}"`;
  });
}

/**
 * Gives texts short names in the build, as a minifier does with variables: a thousand keys stand in the code and once
 * more in every language.
 */
export function shortKeys({ english, sources, reserved }: ShortKeysOptions): Plugin {
  let short: ShortNames = new Map();
  return {
    name: "short-keys",
    apply: "build",
    enforce: "pre",
    buildStart() {
      const files = (folder: string) =>
        readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
          /(?<!\.test)\.tsx?$/.test(name),
        );
      const parts = new Map(
        files(english).map((name) => [
          name.slice(0, -".ts".length),
          readFileSync(join(english, name), "utf8"),
        ]),
      );
      const code = files(sources).map((name) => readFileSync(join(sources, name), "utf8"));
      short = shortNames(parts, code, reserved);
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code, id) {
        const part = PART_FILE.exec(id)?.[1];
        return { code: part ? shortenPart(part, code, short) : shortenUses(code, short), map: null };
      },
    },
  };
}
