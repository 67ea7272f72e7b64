import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { choosePort } from "./port.mjs";
import { root } from "./root.mjs";

const HOST = "127.0.0.1";
const storefront = join(root, "packages", "storefront");

/** @typedef {{ url: string, close: () => Promise<unknown> }} Running */

/** The shop's public address, whichever process serves it. */
const shopHost = () => process.env.HOST || HOST;

/** The admin console acts for the operator, so it is available only while the shop is not reachable from other machines. */
const hasAdminConsole = () => [HOST, "localhost"].includes(shopHost());

/**
 * The part of the sandbox's library that is used here. Its own types may not exist yet, because it is built before it is loaded.
 *
 * @typedef {{ username: string, password: string, fundPassword: string }} Account
 * @typedef {Running & { accounts: readonly Account[], adminToken?: string }} Sandbox
 * @typedef {object} SandboxOptions
 * @property {string} data
 * @property {number} port
 * @property {string} host
 * @property {boolean} dev
 * @property {boolean} [relaxed]
 * @property {string} [adminToken]
 * @property {number} seed
 * @property {string} [shop]
 * @property {(line: string) => void} log
 * @typedef {{ startSandbox: (options: SandboxOptions) => Promise<Sandbox> }} SandboxLibrary
 */

/**
 * Builds what the command needs, unless it is up to date.
 *
 * @param {string[]} workspaces built together with what they depend on
 * @throws {Error} with one sentence if the build fails; the reason is printed
 */
export function build(...workspaces) {
  const filters = workspaces.map((workspace) => `--filter=${workspace}`);
  const { status } = spawnSync(
    process.execPath,
    [join(root, "scripts", "turbo.mjs"), "build", "--output-logs=errors-only", ...filters],
    { cwd: root, stdio: ["ignore", "ignore", "inherit"] },
  );
  if (status !== 0) throw new Error(`Building ${workspaces.join(" and ")} failed: see the messages above.`);
}

/**
 * Starts the sandbox on the database in `.sandbox`, which keeps its data between runs. With the built shop, it serves both on PORT,
 * usually 4173; without it, only the API on SANDBOX_PORT, usually 4020.
 *
 * @param {object} options
 * @param {boolean} options.shop
 * @param {string} [options.library] the sandbox's built module
 * @returns {Promise<Sandbox & { dev: boolean }>} `dev`: the admin console at `/_dev` is open
 */
export async function serveSandbox({
  shop,
  library = join(root, "packages", "sandbox", "dist", "index.js"),
}) {
  const host = shop ? shopHost() : HOST;
  const port = shop
    ? await choosePort({ variable: "PORT", asked: process.env.PORT, usual: 4173, host })
    : await choosePort({ variable: "SANDBOX_PORT", asked: process.env.SANDBOX_PORT, usual: 4020, host });
  const dev = hasAdminConsole();
  /** @type {SandboxLibrary} */
  const { startSandbox } = await import(pathToFileURL(library).href);
  const sandbox = await startSandbox({
    data: join(root, ".sandbox"),
    port,
    host,
    dev,
    seed: 1,
    ...(shop ? { shop: join(storefront, "dist") } : {}),
    log: (line) => console.error(line),
  });
  return { ...sandbox, dev };
}

/**
 * Starts the contract's mock on MOCK_PORT, usually 4010. It stores nothing, so every start is the same.
 *
 * @param {string} [library] the mock's module
 * @returns {Promise<Running>}
 * @throws {Error} with one sentence when the port is taken
 */
export async function serveMock(library = join(root, "openapi", "mock", "server.mjs")) {
  const port = await choosePort({
    variable: "MOCK_PORT",
    asked: process.env.MOCK_PORT,
    usual: 4010,
    host: HOST,
  });
  /** @type {typeof import("../../openapi/mock/server.mjs")} */
  const { startMock } = await import(pathToFileURL(library).href);
  return startMock({ port, host: HOST });
}

/**
 * Starts a sandbox on a temporary database, with the built shop and the admin console but without rate limits. Default: a free
 * port.
 *
 * @param {string} data folder of the database
 * @param {string | null} [shop] folder of the built shop; null for the API alone
 * @param {Partial<Pick<SandboxOptions, "port" | "adminToken">>} [more]
 * @returns {Promise<Sandbox>}
 */
export async function serveFreshSandbox(data, shop = join(storefront, "dist"), more = {}) {
  const library = join(root, "packages", "sandbox", "dist", "index.js");
  /** @type {SandboxLibrary} */
  const { startSandbox } = await import(pathToFileURL(library).href);
  const options = { data, port: 0, host: HOST, dev: true, relaxed: true, seed: 1, log: () => {}, ...more };
  return startSandbox(shop === null ? options : { ...options, shop });
}

/**
 * Serves the storefront on PORT with the API behind it, so that both share one origin.
 *
 * @param {"built" | "dev"} kind the built files, or the sources with hot reload
 * @param {string} api URL of the server behind /api and /uploads
 * @param {string} [folder] the storefront's
 * @returns {Promise<Running>}
 * @throws {Error} with one sentence when the port is taken or the shop was not built
 */
export async function serveStorefront(kind, api, folder = storefront) {
  const host = shopHost();
  const port = await choosePort({
    variable: "PORT",
    asked: process.env.PORT,
    usual: kind === "dev" ? 5173 : 4173,
    host,
  });
  // The storefront's Vite configuration reads this variable for its proxy.
  process.env.MOCK_PORT = new URL(api).port;
  // A call through the proxy comes from this machine, so the admin console couldn't tell who is asking.
  const proxy = { "/api": api, "/uploads": api, ...(hasAdminConsole() && { "/_dev": api }) };
  const settings = { port, host, strictPort: true, proxy };
  const options = { root: folder, logLevel: /** @type {const} */ ("warn"), clearScreen: false };
  const vite = await importVite();

  if (kind === "dev") {
    const server = await vite.createServer({ ...options, server: settings });
    await server.listen();
    return { url: `http://${host}:${port}/`, close: () => server.close() };
  }
  if (!existsSync(join(folder, "dist", "index.html"))) {
    throw new Error(`There is no built shop in ${join(folder, "dist")}: run npm run build.`);
  }
  const server = await vite.preview({ ...options, preview: settings });
  return { url: `http://${host}:${port}/`, close: () => server.close() };
}

/** @returns {Promise<typeof import("vite")>} the Vite of the storefront */
function importVite() {
  const require = createRequire(join(storefront, "package.json"));
  return import(pathToFileURL(require.resolve("vite")).href);
}
