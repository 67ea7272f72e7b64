#!/usr/bin/env node
/**
 * Makes a storefront in a new folder, with the packages it needs from their tarballs next to it, so that no registry has to know
 * them.
 *
 *   create-marketplace-storefront my-shop
 */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("dist/", import.meta.url));
const [target, ...rest] = process.argv.slice(2);

if (target === undefined || target.startsWith("-") || rest.length > 0) {
  console.error("Usage: create-marketplace-storefront <folder>");
  process.exit(1);
}
const folder = resolve(target);
if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(`${folder} is not empty. Choose another folder.`);
  process.exit(1);
}
cpSync(join(dist, "template"), folder, { recursive: true });
cpSync(join(dist, "vendor"), join(folder, "vendor"), { recursive: true });
// Written here, because npm leaves files of this name out of a package.
writeFileSync(join(folder, ".gitignore"), "node_modules/\ndist/\n");

const path = join(folder, "package.json");
const manifest = JSON.parse(readFileSync(path, "utf8"));
manifest.name = nameOf(folder);
for (const name of Object.keys(manifest.dependencies)) {
  const tarball = `vendor/${name}.tgz`;
  if (existsSync(join(folder, tarball))) manifest.dependencies[name] = `file:${tarball}`;
}
writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);

process.stdout.write(`Made ${folder}. Next:

  cd ${relative(process.cwd(), folder) || "."}
  npm install
  npm run dev

MARKET_URL names the server; without it, http://127.0.0.1:4020. README.md says what to change and how to deploy it.
`);

/** A name that npm accepts. @param {string} at */
function nameOf(at) {
  const name = basename(at)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return name || "storefront";
}
