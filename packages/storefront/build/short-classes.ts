import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";

/** Short names of a style sheet's classes, by the names it gives them. */
export type ShortClasses = ReadonlyMap<string, string>;

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const FOLLOWING = `${LETTERS}0123456789`;
const MODULE = /\.module\.css$/;
const COMMENT = /\/\*.*?\*\//gs;
const CLASS = /\.([a-z_][\w-]*)/gi;
/** What the CSS transformer makes of a class: a hash of its file, which `_` keeps from beginning with a digit, and its name. */
const SCOPED = /(?<![\w-])_?[\w-]{6}_([a-z][\w-]*)/gi;

/**
 * Names of two letters for every class, no two alike.
 *
 * @param sheets sources by path; their order decides, so sort them
 * @throws {RangeError} when there are more classes than names
 */
export function shortClassNames(sheets: ReadonlyMap<string, string>): ReadonlyMap<string, ShortClasses> {
  let made = 0;
  const next = (): string => {
    const first = LETTERS[Math.floor(made / FOLLOWING.length)];
    if (first === undefined) throw new RangeError("More classes than names of two letters.");
    return `${first}${FOLLOWING[made++ % FOLLOWING.length]}`;
  };
  const namesOf = (css: string): ShortClasses =>
    new Map(
      [...new Set([...css.replace(COMMENT, "").matchAll(CLASS)].map(([, name = ""]) => name))].map((name) => [
        name,
        next(),
      ]),
    );
  return new Map([...sheets].map(([path, css]) => [path, namesOf(css)]));
}

/** @returns code with the scoped names of the sheet's classes shortened */
export function shortenClasses(code: string, short: ShortClasses): string {
  return code.replace(SCOPED, (scoped, name: string) => short.get(name) ?? scoped);
}

/**
 * Gives the classes of CSS Modules short names in the build: they stand in the style sheets and in the screens, and a
 * hash hardly compresses.
 *
 * @param sources folder of the sources
 * @returns two plugins: one shortens the style sheets, one what the screens import of them
 */
export function shortClasses(sources: string): Plugin[] {
  let short: ReadonlyMap<string, ShortClasses> = new Map();
  const shorten = (code: string, id: string): string => shortenClasses(code, short.get(id) ?? new Map());
  return [
    {
      name: "short-classes",
      apply: "build",
      buildStart() {
        const paths = readdirSync(sources, { recursive: true, encoding: "utf8" })
          .filter((name) => MODULE.test(name))
          .map((name) => normalizePath(join(sources, name)))
          .sort();
        short = shortClassNames(new Map(paths.map((path) => [path, readFileSync(path, "utf8")])));
      },
      transform: {
        filter: { id: MODULE },
        handler: (code, id) => ({ code: shorten(code, id), map: null }),
      },
    },
    {
      name: "short-classes-imported",
      apply: "build",
      enforce: "post",
      transform: {
        filter: { id: MODULE },
        // So short a text is written where it is used; the style sheet must stay when no import of it is left.
        handler: (code, id) => ({ code: shorten(code, id), map: null, moduleSideEffects: "no-treeshake" }),
      },
    },
  ];
}
