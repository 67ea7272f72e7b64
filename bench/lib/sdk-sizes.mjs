import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle, bundleBytes, moduleCount } from "./bundle.mjs";
import { adapterUrl, OURS, PEERS } from "./clients.mjs";

const sdk = new URL("../../packages/marketplace-sdk/", import.meta.url);

/** A program that makes a client and exports one GET and one POST. */
const TWO_CALLS = `import { createMarketplace } from "marketplace-sdk";
const market = createMarketplace({ baseUrl: "https://api.example.com" });
export const get = (id) => market.articles.get({ id });
export const post = (page) => market.products.list({ page });`;

/** Excludes the operations from a bundle of the SDK's source. */
const withoutTable = {
  name: "without-table",
  /** @param {import("esbuild").PluginBuild} build */
  setup(build) {
    build.onLoad({ filter: /generated.operations\.ts$/ }, ({ path }) => {
      const names = [...readFileSync(path, "utf8").matchAll(/^export const (\w+)/gm)].map(
        (match) => match[1],
      );
      return { contents: names.map((name) => `export const ${name} = {};`).join("\n") };
    });
  },
};

const external = ["react", "react-dom", "@tanstack/*", "msw"];

/** What is measured of each subpath, and its limit. The storage's ciphers have figures of their own. */
const SUBPATHS = [
  { name: "query", exports: "*", limit: 1500 },
  { name: "state", exports: "*", limit: 3500 },
  { name: "prices", exports: "*", limit: 500 },
  { name: "storage", exports: "{ createTypedStorage, STORAGE_KEYS }", limit: 1300 },
  { name: "debug", exports: "*", limit: 1000 },
];

/**
 * The exact sizes of the SDK.
 *
 * @param {boolean} withPeers
 * @returns {Promise<import("./figures.mjs").Figure[]>}
 * @throws {Error} when the SDK is not built
 */
export async function sdkSizes(withPeers) {
  const whole = await bundleBytes(TWO_CALLS);
  const source = TWO_CALLS.replace(
    '"marketplace-sdk"',
    JSON.stringify(fileURLToPath(new URL("src/index.ts", sdk))),
  );
  const { first: core } = await bundleBytes(source, { plugins: [withoutTable] });
  const figures = [
    {
      name: "SDK, one GET + one POST",
      value: whole.first,
      limit: 6500,
      peers: withPeers ? await peerSizes() : {},
    },
    {
      name: "SDK, loaded when first used: redirects (Node), uploads, keys, long integers",
      value: whole.later,
    },
    { name: "SDK without its operations table", value: core, limit: 4800 },
  ];
  for (const { name, exports, limit } of SUBPATHS) {
    const { first } = await bundleBytes(`export ${exports} from "marketplace-sdk/${name}"`, {
      external,
    });
    figures.push({ name: `marketplace-sdk/${name}`, value: first, limit });
  }
  const ciphers = await bundleBytes('export { aesEcb, aesGcm } from "marketplace-sdk/storage"');
  figures.push({ name: "both ciphers of marketplace-sdk/storage", value: ciphers.first });
  figures.push({ name: "AES-ECB, loaded with its first use", value: ciphers.later });
  return [
    ...figures.map((figure) => ({ ...figure, unit: /** @type {const} */ ("kB") })),
    {
      name: "runtime dependencies of the SDK's main entry",
      value: await runtimePackages(),
      unit: "",
      limit: 1,
    },
  ];
}

/** Programs with the same two calls. */
async function peerSizes() {
  const sizes = PEERS.map(async ({ name }) => {
    const { first } = await bundleBytes(`export * from "${adapterUrl(name).pathname}"`);
    return [name, first];
  });
  return Object.fromEntries(await Promise.all(sizes));
}

/** Packages that the built `.` imports, statically or dynamically. */
async function runtimePackages() {
  const { metafile } = await bundle('import "marketplace-sdk"', { platform: "node" });
  const found = Object.keys(metafile.inputs).map(
    (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1],
  );
  return new Set(found.filter(Boolean)).size;
}

/**
 * Modules that Node loads for an import, by client.
 *
 * @returns {Promise<Record<string, number>>}
 */
export async function moduleCounts() {
  const all = [{ name: OURS, module: OURS }, ...PEERS];
  const counts = all.map(async ({ name, module }) => [name, await moduleCount(module)]);
  return Object.fromEntries(await Promise.all(counts));
}
