import { dirname, join } from "node:path/posix";
import { importsOf } from "./imports.mjs";
import { sandboxMessage } from "./sandbox-arrows.mjs";

/** @typedef {import("./report-findings.mjs").Finding} Finding */
/** @typedef {import("./source-files.mjs").SourceFile} SourceFile */

/** Our packages by folder, and which of ours each may import (CONTRIBUTING.md, "Layout"). */
const PACKAGES = [
  { folder: "openapi", name: "marketplace-contract", may: [] },
  { folder: "packages/marketplace-sdk", name: "marketplace-sdk", may: ["marketplace-contract"] },
  {
    folder: "packages/conformance",
    name: "marketplace-conformance",
    may: ["marketplace-sdk", "marketplace-contract"],
  },
  { folder: "packages/sandbox", name: "marketplace-sandbox", may: ["marketplace-contract"] },
  { folder: "packages/docs", name: "marketplace-docs", may: ["marketplace-sdk", "marketplace-contract"] },
  { folder: "packages/marketplace-react", name: "marketplace-react", may: ["marketplace-sdk"] },
  { folder: "packages/storefront", name: "storefront", may: ["marketplace-react", "marketplace-sdk"] },
];

const FEATURE = /^packages\/storefront\/src\/features\/([^/]+)\//;
const LAYER = /^packages\/storefront\/src\/([^/]+)\//;
/** The layers of the storefront; each imports only itself and those after it. */
const LAYERS = ["app", "routes", "features", "entities", "shared", "i18n"];

/**
 * The imports of a file that go against the architecture: `storefront → marketplace-react → marketplace-sdk`, `conformance →
 * marketplace-sdk`, nobody imports the storefront, shipped SDK code imports nothing of ours, features of the
 * storefront do not know each other, its layers import downward, and the parts of the sandbox follow `sandbox-arrows.mjs`.
 *
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
export function arrowFindings({ path, text }) {
  const from = packageOf(path);
  if (!from) return [];
  return importsOf(text).flatMap(({ name, line }) => {
    const target = name.startsWith(".") ? join(dirname(path), name) : undefined;
    const to = target === undefined ? byName(name) : packageOf(target);
    const inside = target
      ? (featureMessage(path, target) ?? layerMessage(path, target) ?? sandboxMessage(path, target))
      : undefined;
    const message = packageMessage(path, from, to) ?? inside ?? outsideMessage(path, name);
    return message ? [{ path, line, message }] : [];
  });
}

/**
 * @param {string} path
 * @param {(typeof PACKAGES)[number]} from
 * @param {(typeof PACKAGES)[number] | undefined} to
 */
function packageMessage(path, from, to) {
  if (!to || to === from) return undefined;
  // What the SDK ships stands alone; its generator and its tests read the contract.
  const shipped = from.name === "marketplace-sdk" && path.startsWith(`${from.folder}/src/`);
  // The tests and tools of a package may run the contract's mock.
  const tool = to.name === "marketplace-contract" && !path.startsWith(`${from.folder}/src/`);
  if (!shipped && (tool || from.may.includes(to.name))) return undefined;
  return `${from.name} must not import ${to.name}`;
}

/** What the sandbox's domain does without: the web and the database. */
const OUTSIDE = /^(hono|@hono\/.*|postgres|node:https?)$/;

/**
 * @param {string} path
 * @param {string} name
 */
function outsideMessage(path, name) {
  if (!path.startsWith("packages/sandbox/src/domain/") || !OUTSIDE.test(name)) return undefined;
  return `the domain of the sandbox must not import ${name}`;
}

/**
 * @param {string} path
 * @param {string} target
 */
function featureMessage(path, target) {
  const own = FEATURE.exec(path)?.[1];
  const other = FEATURE.exec(`${target}/`)?.[1];
  if (!own || !other || own === other) return undefined;
  return `the feature "${own}" must not import the feature "${other}"`;
}

/**
 * @param {string} path
 * @param {string} target
 */
function layerMessage(path, target) {
  const [own, other] = [path, `${target}/`].map((name) => LAYERS.indexOf(LAYER.exec(name)?.[1] ?? ""));
  // Tests may set up what the app does.
  if (
    own === undefined ||
    other === undefined ||
    own < 0 ||
    other < 0 ||
    other >= own ||
    /\.test\.tsx?$/.test(path)
  )
    return undefined;
  return `the layer "${LAYERS[own]}" must not import the layer "${LAYERS[other]}"`;
}

/** @param {string} path */
function packageOf(path) {
  return PACKAGES.find(({ folder }) => path === folder || path.startsWith(`${folder}/`));
}

/** @param {string} specifier */
function byName(specifier) {
  return PACKAGES.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
}
