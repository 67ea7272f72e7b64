// Makes the built declarations shorter for compilers and editors: a tab for each of the bundler's four spaces, and types that keep
// their names between its files. It calls them `a`, `b` and so on there, which takes two names for each type in each file.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const DIST = new URL("../dist/", import.meta.url);
/** A list of names: `import { a as Area } from './types-XYZ.js';`, `export { type Area as a };`. */
const NAMES = /^(import|export)( type)? \{ (.*) \}( from '\.\/(.*)')?;$/gm;

const names = readdirSync(DIST).filter((name) => /\.d\.c?ts$/.test(name));
const texts = new Map(names.map((name) => [name, readFileSync(new URL(name, DIST), "utf8")]));
/** Of files that only others of the package import, by file and short name. Entries keep what they export. */
const ownNames = new Map(
  names.filter((name) => /-[\w-]{8}\.d\.c?ts$/.test(name)).map((name) => [name, ownNamesIn(texts.get(name))]),
);

for (const [name, text] of texts) {
  const shorter = text
    .replace(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4))
    .replace(NAMES, (_all, kind, type = "", list, from = "", path) => {
      const renamed = ownNames.get(path ? path.replace(/\.(c?)js$/, ".d.$1ts") : name);
      const items = list
        .split(", ")
        .map((item) => (renamed ? renameItem(item, renamed, Boolean(path)) : item));
      return `${kind}${type} { ${items.join(", ")} }${from};`;
    });
  writeFileSync(new URL(name, DIST), shorter);
}

/** What a file calls the types that it exports under short names; a name the bundler made up (`Id$1`) stays short. */
function ownNamesIn(text) {
  const items = [...text.matchAll(NAMES)].flatMap(([, kind, , list, from]) =>
    kind === "export" && !from ? list.split(", ").map(parts) : [],
  );
  return new Map(
    items.filter(({ before }) => !before.includes("$")).map(({ before, after }) => [after, before]),
  );
}

/** One name of a list: of an import by what the other file calls it now, of an export as the file itself does. */
function renameItem(item, renamed, isFromOther) {
  const { type, before, after } = parts(item);
  if (!isFromOther) return `${type}${renamed.get(after) ?? item.replace(type, "")}`;
  const now = renamed.get(before) ?? before;
  return `${type}${now === after ? now : `${now} as ${after}`}`;
}

function parts(item) {
  const [, type = "", before = "", after = before] = /^(type )?(\S+)(?: as (\S+))?$/.exec(item) ?? [];
  return { type, before, after };
}
