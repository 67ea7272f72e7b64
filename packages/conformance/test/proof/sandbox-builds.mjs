/** Builds of the sandbox with changed source, and servers of them on a PostgreSQL that they share. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, context } from "esbuild";
import postgres from "postgres";

/** @typedef {ReadonlyMap<string, string>} Changes text of modules of `src`, such as `features/orders/cancel.ts`, by their path */

export const SANDBOX = fileURLToPath(new URL("../../../sandbox/", import.meta.url));
export const SOURCE = join(SANDBOX, "src");
const DATA = fileURLToPath(new URL("../../../sandbox-data/", import.meta.url));
const MIGRATIONS = join("db", "migrations");
/** A build that does not answer within that is broken. */
const START_MS = 180_000;

const shared = /** @type {const} */ ({
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  // Not JavaScript, so that Node could not load it.
  alias: { "marketplace-sandbox-data": join(DATA, "src") },
  logLevel: "silent",
});

/**
 * Opens the workshop. Close it at the end.
 * @param {{ base?: Changes }} [options] `base` is changed in each build
 */
export async function openBuilds({ base = new Map() } = {}) {
  const cache = join(SANDBOX, "node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  // Inside of the package, where its dependencies are found.
  const folder = mkdtempSync(join(cache, "builds-"));
  symlinkSync(join(DATA, "art"), join(folder, "art"), "junction");
  const data = mkdtempSync(join(tmpdir(), "builds-"));
  /** @type {Changes} */
  let changes = new Map();
  const bundle = await context({
    ...shared,
    entryPoints: [join(SOURCE, "cli.ts")],
    outfile: join(folder, "server.mjs"),
    plugins: [
      {
        name: "changes",
        setup({ onLoad }) {
          onLoad({ filter: /\.ts$/ }, ({ path }) => {
            const text = path.startsWith(SOURCE) ? changes.get(path.slice(SOURCE.length + 1)) : undefined;
            return text === undefined ? undefined : { contents: text, loader: "ts" };
          });
        },
      },
    ],
  });
  const database = await startPostgres(folder, data);
  const admin = postgres(database.url, { max: 1, onnotice: () => {} });
  let count = 0;
  let hasTemplate = false;
  /** @type {Promise<unknown>} */
  let building = Promise.resolve();

  /**
   * Starts a server of the changed source.
   * @param {Changes} changed
   * @param {string} [statement] SQL that changes a copy of the filled database, such as one of its functions
   * @returns {Promise<{ url: string, close: () => Promise<void> }>}
   * @throws {Error} when it does not build or does not start
   */
  const start = async (changed, statement) => {
    const name = `build_${++count}`;
    const script = join(folder, `${name}.mjs`);
    // Builds are made one after the other, as their source is in one place.
    building = building.then(async () => {
      changes = new Map([...base, ...changed]);
      await bundle.rebuild();
      copyFileSync(join(folder, "server.mjs"), script);
      writeMigrations(folder, changed);
    });
    const built = building;
    building = built.catch(() => {});
    await built;
    const isFresh = !hasTemplate || [...changed.keys()].some((path) => path.endsWith(".sql"));
    await admin.unsafe(`create database ${name} ${isFresh ? "" : "template filled"}`);
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    const drop = () => dropDatabase(admin, name);
    try {
      if (statement !== undefined) await run(url.href, statement);
      const server = await startServer(script, url.href);
      const close = async () => {
        await server.close();
        await drop();
        rmSync(script, { force: true });
      };
      return { url: server.url, close };
    } catch (error) {
      await drop();
      throw error;
    }
  };

  // The demonstration is the same for all: it is made once and copied.
  changes = base;
  await bundle.rebuild();
  writeMigrations(folder, base);
  await admin.unsafe("create database filled");
  const url = new URL(database.url);
  url.pathname = "/filled";
  await (await startServer(join(folder, "server.mjs"), url.href)).close();
  hasTemplate = true;

  return {
    start,
    async close() {
      await bundle.dispose();
      await admin.end();
      await database.close();
      for (const path of [folder, data]) rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Milliseconds between two attempts to drop a database that the autovacuum, which only a superuser may end, is working on. */
const DROP_AGAIN_MS = 200;
const DROP_ATTEMPTS = 50;

/**
 * @param {{ unsafe: (sql: string) => PromiseLike<unknown> }} admin
 * @param {string} name
 */
async function dropDatabase(admin, name) {
  for (let attempt = 1; ; attempt++) {
    try {
      await admin.unsafe(`drop database ${name} with (force)`);
      return;
    } catch (error) {
      const isBusy = error instanceof Error && "code" in error && error.code === "42501";
      if (!isBusy || attempt === DROP_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, DROP_AGAIN_MS));
    }
  }
}

/**
 * The sandbox's own PostgreSQL, as its tests start it.
 * @param {string} folder @param {string} data
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
async function startPostgres(folder, data) {
  const outfile = join(folder, "postgres.mjs");
  await build({ ...shared, entryPoints: [join(SOURCE, "embedded-postgres", "start.ts")], outfile });
  const module = await import(pathToFileURL(outfile).href);
  return module.startPostgres({ folder: data, durable: false });
}

/** @param {string} databaseUrl @param {string} statement */
async function run(databaseUrl, statement) {
  const database = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await database.unsafe(statement);
  } finally {
    await database.end();
  }
}

/** @param {string} folder @param {Changes} changes */
function writeMigrations(folder, changes) {
  cpSync(join(SOURCE, MIGRATIONS), join(folder, "migrations"), { recursive: true });
  for (const [path, text] of changes) {
    if (path.endsWith(".sql")) writeFileSync(join(folder, "migrations", path.split("/").at(-1) ?? ""), text);
  }
}

/**
 * @param {string} script @param {string} databaseUrl
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
async function startServer(script, databaseUrl) {
  const args = [script, "--dev", "--relaxed", "--port", "0", "--database-url", databaseUrl];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, SANDBOX_ADMIN_TOKEN: randomBytes(24).toString("base64url") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  const ended = once(child, "exit");
  const close = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  const listening = new Promise((resolve) => {
    child.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
      const found = /API:\s+(\S+)\/api\n/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const late = new Promise((_, reject) =>
    setTimeout(reject, START_MS, new Error("does not start in time")).unref(),
  );
  const gone = ended.then(() => Promise.reject(new Error(`ended: ${output.slice(-400)}`)));
  try {
    return { url: await Promise.race([listening, late, gone]), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * A module's text with one place changed, which must occur exactly once.
 * @param {string} path @param {string} before @param {string} after
 * @param {Changes} [changes] earlier changes of the same build
 */
export function edited(path, before, after, changes = new Map()) {
  const text = changes.get(path) ?? readFileSync(join(SOURCE, path), "utf8");
  if (text.split(before).length !== 2) throw new Error(`${path} does not hold this once: ${before}`);
  return new Map([...changes, [path, text.replace(before, () => after)]]);
}
