import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { markdownTable, writeSection } from "../../bench/lib/figures.mjs";
import { root } from "../lib/root.mjs";

/** @typedef {import("./suite.mjs").RuntimeResult} RuntimeResult */
/** @typedef {import("./typescript.mjs").CompilerResult} CompilerResult */

const README = join(root, "packages", "marketplace-sdk", "README.md");
const mark = (/** @type {boolean} */ passed) => (passed ? "✓" : "✗");

/**
 * Cases by runtime. A cell has a mark for each way the program gets the package.
 *
 * @param {RuntimeResult[]} results
 * @returns {string}
 */
export function runtimeTable(results) {
  const runs = results.map((result) => Object.values(result.runs));
  const names = runs[0]?.[0]?.map(({ name }) => name) ?? [];
  const passed = (/** @type {import("./suite.mjs").CaseResult[]} */ run, /** @type {string} */ name) =>
    run.some((result) => result.name === name && !result.error);
  return markdownTable([
    ["Case", ...results.map(({ label }) => label)],
    ...names.map((name) => [
      name,
      ...runs.map((ways) => ways.map((run) => mark(passed(run, name))).join(" ")),
    ]),
  ]);
}

/** @param {CompilerResult[]} results */
export function compilerTable(results) {
  const resolutions = Object.keys(results[0]?.errors ?? {});
  return markdownTable([
    ["TypeScript", ...resolutions],
    ...results.map(({ version, errors }) => [version, ...resolutions.map((name) => mark(!errors[name]))]),
  ]);
}

/**
 * The list of supported runtimes for the package's README.
 *
 * @param {RuntimeResult[]} runtimes
 * @param {CompilerResult[]} compilers
 */
export function supportTable(runtimes, compilers) {
  const resolutions = Object.keys(compilers[0]?.errors ?? {});
  const ways = (/** @type {RuntimeResult} */ { runs }) =>
    Object.keys(runs)
      .map((way) => `\`${way}\``)
      .join(" and ");
  const [first, last] = [compilers[0], compilers.at(-1)].map((compiler) => compiler?.version);
  return markdownTable([
    ["Tested on", "with"],
    ...runtimes.map((runtime) => [runtime.label, ways(runtime)]),
    [`TypeScript ${first} to ${last}`, `\`moduleResolution\` ${resolutions.join(", ")}`],
  ]);
}

/**
 * Replaces the text between two marker comments.
 *
 * @param {string} text
 * @param {string} name
 * @param {string} body
 * @throws {Error} if the markers are missing
 */
export function replaceMarked(text, name, body) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no ${begin} … ${end}`);
  return `${text.slice(0, from)}${begin}\n\n${body}\n\n${text.slice(to)}`;
}

/**
 * Writes the tables to docs/figures.md and to the README of the SDK.
 *
 * @param {RuntimeResult[]} runtimes
 * @param {CompilerResult[]} compilers
 */
export function writeTables(runtimes, compilers) {
  writeSection(
    "Runtimes",
    `${runtimeTable(runtimes)}\n\n` +
      "The packed tarball in an empty folder, against a real HTTP server in a process of its own. In Node the first mark is for " +
      "`import`, the second for `require`; workerd runs one bundled file, as it is deployed. Deno itself sends a request again, a " +
      "POST too, when a kept connection closes before any part of an answer: it is the same request, with its `Idempotency-Key`.",
  );
  writeSection(
    "TypeScript",
    `${compilerTable(compilers)}\n\n` +
      "Twenty calls of different kinds and an import of every subpath, by `moduleResolution`; ES modules, and CommonJS where Node's " +
      "rules hold. `strict`, `exactOptionalPropertyTypes`, `noUncheckedIndexedAccess`, `skipLibCheck: false`.",
  );
  writeFileSync(
    README,
    replaceMarked(readFileSync(README, "utf8"), "support", supportTable(runtimes, compilers)),
  );
}
