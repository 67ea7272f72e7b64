import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { npmCommand } from "./npm.mjs";
import { succeed } from "./packed.mjs";
import { scopedManifest, scopedText, withRepository } from "./scoped.mjs";

const TEXT = /\.([cm]?js|d\.[cm]?ts|md)$/;

/**
 * Packs a built package for release as `<name>.tgz`. The name has neither scope nor version, so that documentation can use it.
 *
 * @param {string} folder absolute path of the package
 * @param {string} out folder of the tarball
 * @param {{ scope?: string, repository?: string, ours: readonly string[] }} release
 * @returns {Promise<string>} absolute path of the tarball
 */
export async function packRelease(folder, out, { scope, repository, ours }) {
  const work = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-release-")));
  try {
    const tarball = await npmPack(folder, work);
    await succeed(["tar", "-xzf", tarball], work);
    rmSync(join(work, tarball));
    const content = join(work, "package");
    const file = join(content, "package.json");
    const manifest = JSON.parse(readFileSync(file, "utf8"));
    const addressed = repository ? withRepository(manifest, repository) : manifest;
    writeJson(file, scope ? scopedManifest(addressed, scope, ours) : addressed);
    if (scope) rewriteTexts(content, scope, ours);
    const target = join(out, `${manifest.name}.tgz`);
    renameSync(join(out, await npmPack(content, out)), target);
    return target;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {string} out
 * @returns {Promise<string>} the tarball's file name in `out`
 */
async function npmPack(folder, out) {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", out];
  const before = new Set(readdirSync(out));
  await succeed([...npmCommand(), ...args], folder);
  const made = readdirSync(out).find((name) => name.endsWith(".tgz") && !before.has(name));
  if (!made) throw new Error(`npm pack made no tarball of ${folder}`);
  return made;
}

/**
 * @param {string} folder
 * @param {string} scope
 * @param {readonly string[]} ours
 */
function rewriteTexts(folder, scope, ours) {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!TEXT.test(name)) continue;
    const file = join(folder, name);
    const text = readFileSync(file, "utf8");
    const scoped = scopedText(text, scope, ours);
    if (scoped !== text) writeFileSync(file, scoped);
  }
}

/**
 * @param {string} file
 * @param {unknown} value
 */
function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
