/**
 * Uses the packed SDK as integrators do: with every bundler and without Node's globals, with the oldest and newest TypeScript, and
 * with the declarations of every Node. Installs tools from the registry into an empty folder. Needs a build.
 */
import { cpSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copySources, install, pack, succeed } from "./lib/packed.mjs";
import { root } from "./lib/root.mjs";
import { BUNDLERS, runAtTheEdge } from "./package-checks/bundles.mjs";
import { COMPILERS, compile } from "./package-checks/compilers.mjs";

const SDK = "packages/marketplace-sdk";
const work = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-packages-")));
const folder = join(work, "consumer");

/** @type {[string, () => Promise<unknown>][]} */
const checks = [
  ...Object.entries(BUNDLERS).map(
    ([name, bundle]) =>
      /** @type {[string, () => Promise<unknown>]} */ ([
        `${name}, run without Node's globals`,
        async () => runAtTheEdge(await bundle(folder)),
      ]),
  ),
  ...COMPILERS.map(
    (compiler) =>
      /** @type {[string, () => Promise<unknown>]} */ ([compiler.name, () => compile(folder, compiler)]),
  ),
];

let failed = 0;
const began = performance.now();
try {
  const tarball = await pack(SDK, work);
  copySources(join(root, "scripts", "package-checks", "consumer"), folder);
  for (const name of ["types.mts", "types.cts"])
    cpSync(join(root, SDK, "test", "package", name), join(folder, name));
  await succeed([process.execPath, "scripts/operation-examples.mjs"], root);
  copySources(join(root, "examples", "operations", "programs"), join(folder, "operations"));
  await install(folder, [tarball]);
  for (const [name, check] of checks) {
    try {
      await check();
      console.log(`ok      ${name}`);
    } catch (error) {
      failed++;
      console.error(`FAILED  ${name}\n${error instanceof Error ? error.message : error}`);
    }
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
console.log(
  `${checks.length - failed} passed, ${failed} failed in ${Math.round((performance.now() - began) / 1000)} s`,
);
process.exitCode = failed > 0 ? 1 : 0;
