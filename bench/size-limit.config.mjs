/**
 * Sizes of what users download, with the values at which they alarm. An alarm lies far above today's size, so that nobody has to
 * save bytes in names and texts: docs/figures.md has today's.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const bench = fileURLToPath(new URL(".", import.meta.url));
const packages = join(bench, "../packages");
const sdk = join(packages, "marketplace-sdk");
const shop = join(packages, "storefront/dist");

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g;
const TYPE_IMPORT = /(?:\bfrom\s*|\bimport\(\s*)["'](\.[^"']+)["']/g;

/** Provider, session and cart: what a shop on the React package has in any case. */
const START = "createServices, MarketplaceProvider, useMarketplace, useSession, useCart";
const FLOWS = [
  "useCheckoutSession",
  "usePayment",
  "useWithdrawal",
  "useCreateRecharge",
  "useRecharge",
  "useInfiniteList",
  "useBuyAgain",
  "usePhotoUpload",
  "useMerchantApplication",
  "useVariantSelection",
];

/** Other clients with the same two calls, where `npm run bench` has installed them. */
const OTHERS = ["openapi-fetch", "ky", "axios"].filter((name) =>
  existsSync(join(bench, "node_modules", name)),
);

/**
 * Files with all that they import of their own.
 *
 * @param {string[]} entries
 * @param {RegExp} pattern
 */
function withImports(entries, pattern) {
  const found = [...entries];
  for (const file of found) {
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(pattern)) {
      const imported = join(dirname(file), file.endsWith(".d.ts") ? name.replace(/\.js$/, ".d.ts") : name);
      if (!found.includes(imported)) found.push(imported);
    }
  }
  return found;
}

/** The largest group of files. @param {string[][]} groups @returns {string[]} */
function largest(groups) {
  const size = (/** @type {string[]} */ group) =>
    group.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
  const sizes = groups.map(size);
  return groups[sizes.indexOf(Math.max(...sizes))] ?? [];
}

/** For browsers, without what a program loads only when it first needs it. @param {import("esbuild").BuildOptions} config */
const forBrowsers = (config) => ({
  ...config,
  format: /** @type {const} */ ("esm"),
  target: "es2022",
  define: { "process.env.NODE_ENV": '"production"', "import.meta.env.MODE": '"production"' },
  plugins: [
    {
      name: "without-later",
      /** @param {import("esbuild").PluginBuild} build */
      setup: (build) =>
        build.onResolve({ filter: /./ }, ({ kind, path }) =>
          kind === "dynamic-import" ? { path, external: true } : undefined,
        ),
    },
  ],
});

/** @param {string} client */
const twoCalls = (client) => ({
  name: `${client}: one GET + one POST`,
  path: join(bench, "clients", `${client}.mjs`),
  gzip: true,
  modifyEsbuildConfig: forBrowsers,
});

/** A subpath whole. @param {string} subpath @param {string} limit */
const ofSdk = (subpath, limit) => ({
  name: `marketplace-sdk/${subpath}`,
  path: join(sdk, "dist", subpath, "index.js"),
  limit,
  gzip: true,
  modifyEsbuildConfig: forBrowsers,
});

/** What pages say to readers without scripts. @param {string} name @param {string} exported @param {string} limit */
const heads = (name, exported, limit) => ({
  ...ofSdk("head", limit),
  name: `marketplace-sdk/head: ${name}`,
  import: `{ ${exported} }`,
});

/** @param {string} name @param {string} exported */
const react = (name, exported) => ({
  name: `marketplace-react: ${name}`,
  path: join(packages, "marketplace-react/dist/index.js"),
  import: `{ ${exported} }`,
  ignore: ["react", "react-dom", "@tanstack/*", "valtio", "marketplace-sdk"],
  limit: "5 kB",
  gzip: true,
  modifyEsbuildConfig: forBrowsers,
});

/** @param {string} name @param {string[]} path @param {string} limit */
const files = (name, path, limit) => {
  if (path.length === 0) throw new Error(`Nothing is built for "${name}".`);
  return { name, path, limit, gzip: true, disablePlugins: ["@size-limit/esbuild"] };
};

const html = readFileSync(join(shop, "index.html"), "utf8");
const named = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/(assets\/[^"]+)"/g)].map(
  ([, name = ""]) => join(shop, name),
);
const scripts = named.filter((file) => file.endsWith(".js"));
const first = withImports(scripts, STATIC_IMPORT);
const beyond = readdirSync(join(shop, "assets"))
  .map((name) => join(shop, "assets", name))
  .filter((file) => file.endsWith(".js") && !first.includes(file));
const isText = (/** @type {string} */ file) => file.includes("/texts-");
const styles = named.filter((file) => file.endsWith(".css"));

/** @type {{ exports: Record<string, { import?: { types?: string } }> }} */
const { exports: subpaths } = JSON.parse(readFileSync(join(sdk, "package.json"), "utf8"));
const declarations = Object.values(subpaths).flatMap((target) => {
  const file = target.import?.types;
  return file ? [withImports([join(sdk, file)], TYPE_IMPORT)] : [];
});
const alone = (/** @type {string[]} */ list) => list.map((file) => [file]);

export default [
  // Above the 10 kB at which it once rang: that bought flags, counts, times and amounts of every schema read as PHP sends them, dialects with
  // foreign envelopes, sessions that are renewed, redirects and bodies that are checked, messages that name the call. Above the 16 kB at
  // which it rang then: lists read from texts, keys of calls kept over a change of users, attributes and lead times of products.
  { ...twoCalls("marketplace-sdk"), limit: "20 kB" },
  ...OTHERS.map(twoCalls),
  ofSdk("money", "3 kB"),
  ofSdk("crypto-address", "1 kB"),
  ofSdk("check-address", "15 kB"),
  ofSdk("limits", "5 kB"),
  heads("head and its writer", "head, headHtml", "10 kB"),
  heads("its part for browsers", "browserHead, readAddress", "4 kB"),
  react("provider, session and cart", START),
  ...FLOWS.map((flow) => react(flow, flow)),
  // Above the 115 and 120 kB at which it rang: that bought what the client reads above, a clock that follows the server's, a router with
  // documentation of its own (wouter), and icons in one file.
  files("shop: JavaScript before / is usable", first, "130 kB"),
  files("shop: CSS of /", styles, "12 kB"),
  files("shop: largest chunk of a route", largest(alone(beyond.filter((file) => !isText(file)))), "25 kB"),
  files("shop: largest file of a language", largest(alone(beyond.filter(isText))), "25 kB"),
  {
    ...files("marketplace-sdk: declarations of the largest subpath", largest(declarations), "400 kB"),
    gzip: false,
    brotli: false,
  },
];
