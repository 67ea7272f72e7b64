/**
 * Checks that the project names no other company, makes no unmeasured claims, and has no pictures of unknown origin.
 *
 *   node scripts/check-brands.mjs           the sources
 *   node scripts/check-brands.mjs --built   the shipped files: the built shop, and the packages of sandbox and SDK
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brandFindings, nameFindings } from "./lib/brand-rules.mjs";
import { embeddedPictures, foreignPictures, PICTURE } from "./lib/picture-rules.mjs";
import { reportFindings } from "./lib/report-findings.mjs";
import { root } from "./lib/root.mjs";
import { sourceFiles } from "./lib/source-files.mjs";

const TEXT = /\.([cm]?[jt]sx?|css|html|ya?ml|json|webmanifest|md|txt|sh|sql|csv|svg)$/;
/** Files that may name other companies, each with the reason. */
const SPELLED_OUT = [
  // Measures other clients and names them.
  /^bench\//,
  // They list the forbidden names.
  /^scripts\/(lib|test)\/brand-rules\./,
  // Lists product names that the demonstration must not use.
  /^packages\/sandbox\/test\/seed\/catalog-site\.test\.ts$/,
  // Contains a published example of a signature, which includes the host's name.
  /^packages\/sandbox\/test\/object-store\/bucket\.test\.ts$/,
  // Names packages and their authors.
  /(^|\/)package-lock\.json$/,
  // The order, word for word.
  /^docs\/order\.md$/,
];
const BUILT = [
  "packages/storefront/dist",
  "packages/sandbox/dist",
  "packages/marketplace-sdk/dist",
  "packages/conformance/dist",
];

const built = process.argv.includes("--built");
const missing = BUILT.filter((folder) => built && !existsSync(join(root, folder)));
const builtPaths = built && missing.length === 0 ? BUILT.flatMap(filesOf) : [];
const sources = sourceFiles(root, PICTURE).map(({ path }) => withBytes(path));
const texts = built
  ? builtPaths
      .filter((path) => TEXT.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))
  : sourceFiles(root, TEXT).filter(({ path }) => !SPELLED_OUT.some((allowed) => allowed.test(path)));
const names = built ? builtPaths : [...texts, ...sources].map(({ path }) => path);

reportFindings(built ? "brands in what is built" : "brands", [
  ...missing.map((path) => ({ path, line: 0, message: "is not built yet: npm run build" })),
  ...texts.flatMap(brandFindings),
  ...names.flatMap(nameFindings),
  ...(built ? texts.flatMap(embeddedPictures) : []),
  ...foreignPictures(sources, builtPaths.filter((path) => PICTURE.test(path)).map(withBytes)),
]);

/** @param {string} path */
function withBytes(path) {
  return { path, bytes: readFileSync(join(root, path)) };
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesOf(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}
