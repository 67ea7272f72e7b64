import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installTool } from "../../scripts/lib/npm-tool.mjs";
import { install, pack, succeed } from "../../scripts/lib/packed.mjs";
import { root } from "../../scripts/lib/root.mjs";
import { benchFolder } from "./child.mjs";
import { OURS } from "./clients.mjs";
import { inRounds } from "./rounds.mjs";
import { median } from "./stats.mjs";

/** Clients typed by the contract. Each has a program with the same calls in `type-cost/`. */
export const TYPED = [OURS, "openapi-fetch", "hey-api"];

const ROUNDS = 5;
/** Options of a new project, except `exactOptionalPropertyTypes`, with which hey-api's generated client does not compile. */
const OPTIONS = {
  target: "ES2022",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  module: "ESNext",
  moduleResolution: "Bundler",
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Lines of `tsc --extendedDiagnostics`; times in seconds, memory in kB. */
const DIAGNOSTICS = {
  instantiations: /^Instantiations:\s+(\d+)/m,
  types: /^Types:\s+(\d+)/m,
  memory: /^Memory used:\s+(\d+)K/m,
  check: /^Check time:\s+([\d.]+)s/m,
  total: /^Total time:\s+([\d.]+)s/m,
};

/** @typedef {Record<keyof typeof DIAGNOSTICS, import("./stats.mjs").Samples>} Diagnostics by client and round */

/**
 * Prepares what the programs need: the packed SDK, the types from openapi-typescript and the client from hey-api.
 *
 * @param {string} folder empty
 */
export async function prepareTypeCost(folder) {
  const contract = join(root, "openapi", "dist", "openapi.json");
  const tool = (/** @type {string} */ path, /** @type {string[]} */ ...args) =>
    succeed([process.execPath, path, ...args], folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  await install(folder, [await pack("packages/marketplace-sdk", folder)]);
  cpSync(join(benchFolder, "type-cost"), folder, { recursive: true });
  await tool(
    join(root, "node_modules/openapi-typescript/bin/cli.js"),
    contract,
    "-o",
    join(folder, "schema.d.ts"),
  );
  await tool(
    join(benchFolder, "node_modules/@hey-api/openapi-ts/bin/run.js"),
    ...["-i", contract, "-o", join(folder, "hey-api-client"), "--silent"],
  );
  for (const name of TYPED) {
    const config = { compilerOptions: OPTIONS, files: [`${name}.ts`] };
    writeFileSync(join(folder, `tsconfig.${name}.json`), JSON.stringify(config));
  }
}

/**
 * Compiles each program several times, alternating.
 *
 * @param {string} folder made by {@link prepareTypeCost}
 * @param {string} wanted version of TypeScript
 * @returns {Promise<{ version: string, diagnostics: Diagnostics }>}
 * @throws {Error} when a program does not compile
 */
export async function measureTypeCost(folder, wanted) {
  const compiler = join(await installTool("typescript", wanted), "node_modules", "typescript");
  const { version } = JSON.parse(readFileSync(join(compiler, "package.json"), "utf8"));
  /** @type {Diagnostics} */
  const diagnostics = { instantiations: {}, types: {}, memory: {}, check: {}, total: {} };
  const contestants = Object.fromEntries(TYPED.map((name) => [name, `tsconfig.${name}.json`]));
  await inRounds(contestants, ROUNDS, async (config, name) => {
    const command = [process.execPath, join(compiler, "bin", "tsc"), "-p", config, "--extendedDiagnostics"];
    const output = await succeed(command, folder);
    for (const [kind, line] of Object.entries(DIAGNOSTICS)) {
      const samples = diagnostics[/** @type {keyof Diagnostics} */ (kind)];
      samples[name] = [...(samples[name] ?? []), Number(line.exec(output)?.[1])];
    }
    return 0;
  });
  return { version, diagnostics };
}

/** The middle of each client's samples. @param {import("./stats.mjs").Samples} samples */
export const medians = (samples) =>
  Object.fromEntries(Object.entries(samples).map(([name, values]) => [name, median(values)]));
