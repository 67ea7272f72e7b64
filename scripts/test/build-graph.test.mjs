import assert from "node:assert/strict";
import { test } from "node:test";
import { root } from "../lib/root.mjs";
import { sourceFiles } from "../lib/source-files.mjs";
import { readManifest, workspaces } from "../lib/workspaces.mjs";

/** @typedef {{ command?: string, dependencies?: string[], files?: string[], env?: Record<string, unknown> }} Build */

/** @type {{ wireit: Record<string, Build> }} */
const { wireit } = /** @type {any} */ (readManifest(root));
const all = workspaces(root);
const built = all.filter(({ manifest }) => manifest.scripts?.build);

test("every workspace with a build is built after those that it depends on", () => {
  const names = built.map(({ manifest }) => manifest.name ?? "");
  assert.deepEqual(
    [...(wireit.build?.dependencies ?? [])].sort(),
    names.map((name) => `build:${name}`).sort(),
  );
  for (const { manifest } of built) {
    const needed = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies };
    const build = wireit[`build:${manifest.name}`];
    assert.deepEqual(
      [...(build?.dependencies ?? [])].sort(),
      names
        .filter((name) => name in needed)
        .map((name) => `build:${name}`)
        .sort(),
      manifest.name,
    );
    assert.equal(build?.command, `npm run --silent build -w ${manifest.name}`);
  }
});

test("types are checked wherever there are any", () => {
  const typed = all.filter(({ manifest }) => manifest.scripts?.typecheck);
  assert.deepEqual(
    [...(wireit.types?.dependencies ?? [])].sort(),
    typed.map(({ folder }) => `./${folder}:typecheck`).sort(),
  );
});

test("the shop is built again for other variables", () => {
  const sources = sourceFiles(
    root,
    /^packages\/storefront\/(src|build)\/|^packages\/storefront\/vite\.config\.ts$/,
  );
  const read = new Set(sources.flatMap(({ text }) => text.match(/\bVITE_[A-Z_]+\b/g) ?? []));
  assert.ok(read.size > 0);
  assert.deepEqual(Object.keys(wireit["build:storefront"]?.env ?? {}).sort(), [...read].sort());
});
