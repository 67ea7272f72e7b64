import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { installTool } from "../lib/npm-tool.mjs";
import { root } from "../lib/root.mjs";
import { compile } from "../package-checks/compilers.mjs";

/** From the oldest supported version to the newest. `latest` is the registry's, to notice new releases. */
export const VERSIONS = ["5.6.3", "5.7.3", "5.8.3", "5.9.3", "6.0.3", "7.0.2", "latest"];
/** Versions in between rarely fail alone. */
export const ENDS = ["5.6.3", "latest"];

/** Programs by module resolution. Under Node's rules, there is an ES module and a CommonJS one. */
const RESOLUTIONS = {
  bundler: { module: "ESNext", files: ["calls.ts", "types.mts"] },
  node16: { module: "Node16", files: ["calls.mts", "calls.cts", "types.mts", "types.cts"] },
  nodenext: { module: "NodeNext", files: ["calls.mts", "calls.cts", "types.mts", "types.cts"] },
};

/** @typedef {{ version: string, errors: Record<string, string | undefined> }} CompilerResult errors by module resolution */

/**
 * Compiles twenty calls, and an import of every subpath, in front of the packed declarations.
 *
 * @param {string} folder with the packed SDK installed
 * @param {string[]} versions of TypeScript
 * @param {(result: CompilerResult) => void} tell called with each compiler's result
 * @returns {Promise<CompilerResult[]>}
 */
export async function checkTypes(folder, versions, tell) {
  const calls = join(root, "bench", "twenty-calls", "marketplace-sdk.ts");
  for (const name of ["calls.ts", "calls.mts", "calls.cts"]) copyFileSync(calls, join(folder, name));
  for (const name of ["types.mts", "types.cts"])
    copyFileSync(join(root, "packages", "marketplace-sdk", "test", "package", name), join(folder, name));

  /** @type {CompilerResult[]} */
  const results = [];
  for (const wanted of versions) {
    const compiler = join(await installTool("typescript", wanted), "node_modules", "typescript");
    const { version } = JSON.parse(readFileSync(join(compiler, "package.json"), "utf8"));
    if (results.some((result) => result.version === version)) continue;
    /** @type {CompilerResult["errors"]} */
    const errors = {};
    for (const [resolution, { module, files }] of Object.entries(RESOLUTIONS)) {
      const options = { module, moduleResolution: resolution, types: [] };
      try {
        await compile(folder, {
          name: `${version}-${resolution}`,
          tsc: join(compiler, "bin", "tsc"),
          files,
          options,
        });
        errors[resolution] = undefined;
      } catch (error) {
        errors[resolution] = String(error);
      }
    }
    results.push({ version, errors });
    tell({ version, errors });
  }
  return results;
}
