/** @typedef {import("./report-findings.mjs").Finding} Finding */
/** @typedef {{ path: string, line: number, reason: string }} Listed a generated file that is tracked on purpose */
/** @typedef {{ path: string, hash: string, size: number, head: string }} TrackedFile `head` is how its text begins */

export const LIST = ".gitattributes";
export const MAX_GENERATED = 40;

const ATTRIBUTE = /^(\S+)\s+linguist-generated(=true)?$/;
const BANNER =
  /^\s*(\/\/|\/?\*+|#|<!--)\s*(@generated|generated (from|by|with)|do not edit)\b|\bdo not edit\.?\s*(\*\/|-->)?$/im;
/** Hand-written files are smaller, except for a language's texts. */
const MAX_BYTES = 40_000;
const TEXTS = /^packages\/storefront\/src\/i18n\/locales\//;

/** Patterns of paths of generated files. */
const SIGNS = [
  {
    pattern: /(^|\/)(generated|dist|coverage|test-results|__snapshots__)\//,
    message: "is in a folder of generated files",
  },
  {
    pattern: /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|[^/]+\.(lock|snap|map|tgz))$/,
    message: "is written by a tool",
  },
  {
    pattern: /\.(png|jpe?g|webp|gif|ico|avif|bmp|svg|woff2?|ttf|pdf|wasm|zip|gz)$/i,
    message: "is not text that was typed",
  },
  {
    pattern: /^(?!(.*\/)?(package|tsconfig(\.\w+)?|biome|knip)\.json$|\.changeset\/config\.json$).*\.json$/,
    message: "is data, not configuration",
  },
];

/**
 * The generated files that `.gitattributes` lists, each with the comment above its block.
 *
 * @param {string} text
 * @returns {Listed[]}
 */
export function listedFiles(text) {
  /** @type {Listed[]} */
  const listed = [];
  let reason = "";
  for (const [index, line] of text.split("\n").entries()) {
    const path = ATTRIBUTE.exec(line)?.[1];
    if (line.trim() === "") reason = "";
    else if (line.startsWith("#")) reason += line.slice(1);
    else if (path) listed.push({ path, line: index + 1, reason: reason.trim() });
  }
  return listed;
}

/**
 * Why a tracked file must be generated; undefined for a file that was written by hand.
 *
 * @param {TrackedFile} file
 * @param {ReadonlySet<string>} copied hashes that more than one tracked file has
 */
export function signOfGeneration({ path, hash, size, head }, copied) {
  const sign = SIGNS.find(({ pattern }) => pattern.test(path));
  if (sign) return sign.message;
  if (BANNER.test(head.split("\n").slice(0, 5).join("\n"))) return "says that it is generated";
  if (size > MAX_BYTES && !TEXTS.test(path)) return `has ${size} bytes`;
  // Equal modules may import different neighbors; any other equal files are copies.
  if (path.includes("/") && copied.has(hash) && !/\.[cm]?[jt]sx?$/.test(path))
    return "is a copy of another file";
  return undefined;
}

/**
 * Whether a path is a generated file that may be tracked.
 *
 * @param {string} path
 * @param {Listed[]} listed
 */
export const isListed = (path, listed) => listed.some((file) => file.path === path);

/**
 * Generated files that are tracked without being listed, and mistakes in the list.
 *
 * @param {TrackedFile[]} files
 * @param {Listed[]} listed
 * @returns {Finding[]}
 */
export function generatedFindings(files, listed) {
  const tracked = new Set(files.map(({ path }) => path));
  const hashes = files.map(({ hash }) => hash);
  const copied = new Set(hashes.filter((hash, index) => hashes.indexOf(hash) !== index));
  const stray = files
    .filter(({ path }) => !isListed(path, listed))
    .flatMap((file) => {
      const sign = signOfGeneration(file, copied);
      if (!sign) return [];
      const message = `${sign}: make it in a build, or list it with a reason in ${LIST}`;
      return [{ path: file.path, line: 0, message }];
    });
  const wrong = listed.flatMap(({ path, line, reason }) => [
    ...(tracked.has(path)
      ? []
      : [{ path: LIST, line, message: `${path} is not tracked: name each file as it is` }]),
    ...(reason ? [] : [{ path: LIST, line, message: `${path} has no reason` }]),
  ]);
  const many = `${listed.length} generated files are tracked, at most ${MAX_GENERATED} may be`;
  return [
    ...stray,
    ...wrong,
    ...(listed.length > MAX_GENERATED ? [{ path: LIST, line: 0, message: many }] : []),
  ];
}
