import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./command.mjs";

const TIMEOUT_MS = 2 * 60_000;
const BASE = {
  target: "ES2022",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: false,
};

/** @typedef {{ name: string, tsc: string, files: string[], options: object }} Compiler `tsc` may be relative to the folder of the programs */

/**
 * @param {string} output of the compiler
 * @returns {string[]} its errors in the program and in our declarations
 */
export const ourErrors = (output) =>
  output.split("\n").filter((line) => /error TS/.test(line) && !/^node_modules\/(?!marketplace-)/.test(line));

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
