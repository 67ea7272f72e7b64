import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type Plugin } from "esbuild";

const SANDBOX = join(import.meta.dirname, "..", "..");
const SOURCE = join(SANDBOX, "src");
const DATA = join(SANDBOX, "..", "sandbox-data");

export interface ProcessOptions {
  readonly count?: number;
  /** Builds a variant: the module of `src` (such as `db/ledger/post.ts`) is read from the file named. */
  readonly replace?: Readonly<Record<string, string>>;
}

/** API processes that share a database. */
export interface ApiProcesses {
  /** One for each process, without a slash at the end. */
  readonly urls: readonly string[];
  /** What they wrote to their log: nothing, unless something went wrong. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** Starts API processes of api-process.ts on one database, on free ports. They end with this process at the latest. */
export async function startApiProcesses(
  databaseUrl: string,
  { count = 2, replace = {} }: ProcessOptions = {},
): Promise<ApiProcesses> {
  const bundle = await bundleEntry(join(import.meta.dirname, "api-process.ts"), replace);
  const log: string[] = [];
  const children = Array.from({ length: count }, () => {
    const child = fork(bundle.script, [], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      silent: true,
    });
    child.stderr?.setEncoding("utf8").on("data", (text: string) => log.push(text));
    return child;
  });
  const close = async () => {
    await Promise.all(children.map(end));
    bundle.remove();
  };
  try {
    return { urls: await Promise.all(children.map(readUrl)), log, close };
  } catch (error) {
    await close();
    throw new Error(`An API process did not start: ${log.join("")}`, { cause: error });
  }
}

/**
 * Bundles a server's entry and puts migrations and pictures next to it, as the package has them. It lies inside the package, where its
 * dependencies are found.
 */
export async function bundleEntry(entry: string, replace: ProcessOptions["replace"] = {}) {
  const cache = join(SANDBOX, "node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "server-"));
  const script = join(folder, "server.mjs");
  await build({
    entryPoints: [entry],
    outfile: script,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    // Not JavaScript, so that Node could not load it.
    alias: { "marketplace-sandbox-data": join(DATA, "src") },
    plugins: [replaceModules(replace)],
  });
  cpSync(join(SOURCE, "db", "migrations"), join(folder, "migrations"), { recursive: true });
  symlinkSync(join(DATA, "art"), join(folder, "art"), "junction");
  return { script, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function replaceModules(replace: Readonly<Record<string, string>>): Plugin {
  const files = new Map(Object.entries(replace).map(([module, file]) => [join(SOURCE, module), file]));
  return {
    name: "replace-modules",
    setup({ onLoad, onEnd }) {
      const seen = new Set<string>();
      onLoad({ filter: /\.ts$/, namespace: "file" }, ({ path }) => {
        const file = files.get(path);
        if (file === undefined) return undefined;
        seen.add(path);
        return { contents: readFileSync(file, "utf8"), loader: "ts", resolveDir: dirname(file) };
      });
      onEnd(() => {
        const unused = [...files.keys()].filter((path) => !seen.has(path));
        if (unused.length > 0) throw new Error(`Nothing was replaced: ${unused.join(", ")}`);
      });
    },
  };
}

async function readUrl(child: ChildProcess): Promise<string> {
  const [message]: unknown[] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(([code]) => {
      throw new Error(`it ended with ${String(code)}`);
    }),
  ]);
  if (typeof message === "object" && message !== null && "url" in message) return String(message.url);
  throw new Error("it said something else");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
