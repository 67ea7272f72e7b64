/** Small mistakes in the sandbox's own source, TypeScript and SQL, that a client might notice. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mutantsOf } from "../../../../../proofs/lib/mutants.mjs";
import { SOURCE } from "../sandbox-builds.mjs";
import known from "./known.json" with { type: "json" };

/**
 * @typedef {object} SourceMutant
 * @property {string} id
 * @property {string} path
 * @property {number} line
 * @property {string} at the text of that line
 * @property {string} kind what is mistaken, such as `lost member_id`
 * @property {string} from
 * @property {string} to
 * @property {string | undefined} leftOut why it is not tried
 * @property {string} text the whole module; of a function of the database, the statement that makes it
 */

const LEFT_OUT = known.leftOut.map(({ reason, files, names }) => ({
  reason,
  names,
  files: new RegExp(files),
}));

/**
 * Why a place of the source is not tried: a client of the contract cannot judge it. Undefined when it is tried. Without `names` the
 * whole file is left out.
 * @param {string} path @param {string | undefined} name the function or constant of the module that it is in
 */
const whyLeftOut = (path, name) =>
  LEFT_OUT.find(({ files, names }) => files.test(path) && (!names || names.includes(name ?? "")))?.reason;

/** Code that answers calls. Seed, start, jobs and the admin console have folders of their own. */
const FOLDERS = ["features", "kernel", "domain", "http", "db/ledger", "db/migrations"];

/** What an SQL text may get wrong: each place is a mutant. @type {readonly (readonly [kind: string, RegExp, string])[]} */
const SQL = [
  ["lost member_id", /\sand [\w.]*member_id = \$\{[^{}]*\}(?=\s|$|`|\))/g, ""],
  ["lost member_id", /\bwhere [\w.]*member_id = \$\{[^{}]*\}(?=\s|$|`|\))/g, "where true"],
  [
    "lost condition",
    /\sand\s+(?:not\s+)?(?![\w.]*member_id)[\w."]+\s*(?:=|<>|<=|>=|<|>)\s*(?:\$\{[^{}]*\}|'[^']*'|[\w.]+)(?=\s|$|`|\))/g,
    "",
  ],
  ["opposite condition", /\band not (?=[\w.])/g, "and "],
  ["order of rows", / desc\b/g, ""],
  ["boundary in SQL", / >= /g, " > "],
  ["boundary in SQL", / <= /g, " < "],
  ["arithmetic in SQL", / \+ (?=[\w.$])/g, " - "],
  ["arithmetic in SQL", / - (?=[\w.$])/g, " + "],
  ["status in SQL", /\bstatus = '\w+'/g, "status = 'closed'"],
  ["page", /\blimit (?=\$\{)/g, "limit 1 + "],
  ["page", /\boffset (?=\$\{)/g, "offset 1 + "],
  ["sum", /\bsum\(/g, "max("],
  ["sum", /\bcount\(\*\)/g, "count(*) + 1"],
  ["conflict", / on conflict do nothing/g, ""],
  ["rounding", /\bfloor\(/g, "ceil("],
  ["rounding", /\bceil\(/g, "floor("],
];

/** The same for TypeScript, in addition to the mutants used for every module of the repository. @type {typeof SQL} */
const TS = [
  // Another name that the compiler knows.
  ["error name", /(?<=new BusinessError\()"(?!bad_state")\w+"/g, '"bad_state"'],
  ["error name", /(?<=new BusinessError\()"bad_state"/g, '"cart_empty"'],
  ["swapped amounts", /\.fee\b/g, ".amount"],
  ["swapped amounts", /\.received\b/g, ".fee"],
  ["swapped amounts", /\.freight\b/g, ".tax"],
  ["swapped amounts", /\.total\b(?!\()/g, ".freight"],
  ["swapped amounts", /\.goods_amount\b/g, ".total"],
];

/** Kinds of the other mutants, by what is replaced. @type {readonly (readonly [RegExp, string])[]} */
const KINDS = [
  [/^(<|>|<=|>=)$/, "boundary"],
  [/^[!=]==$/, "comparison"],
  [/^[-+*/%]$/, "arithmetic"],
  [/^(&&|\|\||\?\?)$/, "logic"],
  [/^-?[\d_.]+n?$/, "number"],
  [/^"/, "text"],
  [/^(true|false)$/, "boolean"],
  [/^(max|min|padStart|padEnd|every|some)$/, "method"],
];
/** @param {string} from */
const kindOf = (from) => KINDS.find(([pattern]) => pattern.test(from))?.[1] ?? "condition";

/** @returns {SourceMutant[]} every mutant, in the order of files and places */
export const sourceMutants = () => FOLDERS.flatMap(filesOf).flatMap(mutantsOfFile);

/** @param {string} folder @returns {string[]} */
function filesOf(folder) {
  return readdirSync(join(SOURCE, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => /\.(ts|sql)$/.test(path) && !path.endsWith(".d.ts"))
    .sort();
}

/** @param {string} path @returns {SourceMutant[]} */
function mutantsOfFile(path) {
  const text = readFileSync(join(SOURCE, path), "utf8");
  const mutants = path.endsWith(".sql")
    ? liveFunctions(path, text).flatMap((span) => replaced(text, SQL, [span], span))
    : [
        ...replaced(text, SQL, sqlSpans(text)),
        ...replaced(text, TS, [{ start: 0, end: text.length }]),
        ...mutantsOf(path, text).map((mutant) => ({ ...mutant, kind: kindOf(mutant.from) })),
      ];
  const names = namesOfLines(text);
  const lines = text.split("\n");
  return mutants.map((mutant, i) => ({
    ...mutant,
    at: lines[mutant.line - 1]?.trim() ?? "",
    path,
    id: `${path}#${i}`,
    leftOut: whyLeftOut(path, names[mutant.line - 1]),
  }));
}

/** Of each line of a module, the function or constant that it belongs to. @param {string} text */
function namesOfLines(text) {
  /** @type {string | undefined} */
  let name;
  return text.split("\n").map((line) => {
    name =
      /^(?:export )?(?:async )?(?:function|const|create (?:or replace )?function) (\w+)/.exec(line)?.[1] ??
      name;
    return name;
  });
}

/** @typedef {{ start: number, end: number }} Span */

/**
 * @param {string} text @param {typeof SQL} patterns @param {readonly Span[]} spans where they may be
 * @param {Span} whole the part of the text that a mutant brings
 */
function replaced(text, patterns, spans, whole = { start: 0, end: text.length }) {
  return patterns.flatMap(([kind, pattern, to]) =>
    [...text.matchAll(pattern)]
      .filter(({ index, 0: found }) =>
        spans.some(({ start, end }) => index >= start && index + found.length <= end),
      )
      .map(({ index, 0: found }) => ({
        line: text.slice(0, index).split("\n").length,
        kind,
        from: found.trim(),
        to: to.trim(),
        text: text.slice(whole.start, index) + to + text.slice(index + found.length, whole.end),
      })),
  );
}

/** Template literals that a query is written in. @param {string} text */
function sqlSpans(text) {
  return [...text.matchAll(/`[^`]*\b(?:select|update|insert|delete|where|and|order by)\b[^`]*`/g)].map(
    ({ index, 0: found }) => ({ start: index, end: index + found.length }),
  );
}

/**
 * Functions of the database that no later migration drops or makes again: they can be replaced in a copy of the filled database. Tables,
 * indexes and constraints are left out: a constraint is the second guard behind the code.
 * @param {string} path @param {string} text
 */
function liveFunctions(path, text) {
  const later = filesOf("db/migrations")
    .filter((other) => other > path)
    .map((other) => readFileSync(join(SOURCE, other), "utf8"))
    .join("\n");
  return [...text.matchAll(/^create (?:or replace )?function (\w+)[\s\S]*?\$\$;$/gm)]
    .filter(([, name]) => !new RegExp(`function ${name}\\(`).test(later))
    .map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

/**
 * In the order in which they are tried, the same one for the same seed: one of each kind, then the next of each. What becomes of other
 * mutants does not change the order of these.
 * @param {readonly SourceMutant[]} mutants @param {number} seed
 */
export function sampleOf(mutants, seed) {
  const place = (/** @type {SourceMutant} */ { id }) =>
    createHash("sha256").update(`${seed} ${id}`).digest("hex");
  /** @type {Map<string, SourceMutant[]>} */
  const kinds = new Map();
  for (const mutant of [...mutants].sort((a, b) => (place(a) < place(b) ? -1 : 1))) {
    kinds.set(mutant.kind, [...(kinds.get(mutant.kind) ?? []), mutant]);
  }
  const rounds = Math.max(...[...kinds.values()].map(({ length }) => length));
  return Array.from({ length: rounds }, (_, i) => [...kinds.values()].flatMap((all) => all[i] ?? [])).flat();
}
