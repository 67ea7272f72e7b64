import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../lib/command.mjs";

const TIMEOUT_MS = 2 * 60_000;
const BASE = {
  target: "ES2022",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: false,
};
const NODE = { module: "NodeNext", moduleResolution: "NodeNext" };
const BROWSER = { module: "ESNext", moduleResolution: "Bundler" };
const DOM = ["ES2023", "DOM", "DOM.Iterable", "DOM.AsyncIterable"];
/** The DOM of TypeScript 5.4 has no declarations of async iteration. */
const EARLY_DOM = ["ES2023", "DOM", "DOM.Iterable"];

const installed = (/** @type {string} */ version) =>
  join("node_modules", `typescript-${version}`, "bin", "tsc");

/**
 * Compilers and kinds of programs: the oldest TypeScript that we support, the one we build with and the newest, each with the
 * declarations of every Node. `programs` has one program for each operation and uses everything that the package exports.
 *
 * @typedef {{ name: string, tsc: string, files: string[], options: object }} Compiler `tsc` from the folder of the programs
 * @type {Compiler[]}
 */
export const COMPILERS = [
  ...["5.4", "6", "latest"].map((version) => ({
    name: `TypeScript ${version}`,
    tsc: installed(version),
    files: ["types.mts", "types.cts", "operations/*.ts"],
    options: { ...NODE, lib: version === "5.4" ? EARLY_DOM : DOM, types: ["types-node-20"] },
  })),
  ...["5.4", "latest"].map((version) => ({
    name: `TypeScript ${version} for a bundler`,
    tsc: installed(version),
    files: ["types.mts"],
    options: { ...BROWSER, lib: version === "5.4" ? EARLY_DOM : DOM, types: [] },
  })),
  ...["20", "22", "24"].map((version) => ({
    name: `declarations of Node ${version}, no DOM`,
    tsc: installed("5.9"),
    files: ["node-only.ts"],
    options: { ...NODE, lib: ["ES2023"], types: [`types-node-${version}`] },
  })),
];

/**
 * @param {string} output of the compiler
 * @returns {string[]} its errors in the program and in our declarations
 */
export const ourErrors = (output) =>
  output
    .split("\n")
    .filter((line) => /error TS/.test(line) && !/^node_modules\/(?!marketplace-sdk\/)/.test(line));

/**
 * @param {string} folder with the package installed
 * @param {Compiler} compiler
 * @throws {Error} with the compiler's errors in our declarations and the programs; errors in other packages are ignored
 */
export async function compile(folder, { name, tsc, files, options }) {
  const config = `tsconfig.${name.replaceAll(/\W+/g, "-")}.json`;
  writeFileSync(
    join(folder, config),
    JSON.stringify({ compilerOptions: { ...BASE, ...options }, include: files }),
  );
  const { code, output } = await runCommand([process.execPath, tsc, "-p", config, "--pretty", "false"], {
    cwd: folder,
    timeoutMs: TIMEOUT_MS,
  });
  const ours = ourErrors(output);
  if (ours.length > 0) throw new Error(ours.join("\n"));
  // An exit code other than the compiler's 1 or 2 says nothing about our types.
  if (code > 2) throw new Error(`The compiler ended with ${code}\n${output}`);
}
