// Packs the package, installs the tarball in an empty folder and does what the README says first. Needs a build; uses
// no network.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const START_MS = 30_000;
const STOP_MS = 2_000;
const root = fileURLToPath(new URL("../", import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const folder = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-sandbox-")));
const modules = join(folder, "node_modules");
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
const run = ([command, ...args], cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** Folder of an installed package, found without its `exports`; nothing for another platform's. */
function folderOf(name) {
  for (let at = root; at !== dirname(at); at = dirname(at)) {
    const found = join(at, "node_modules", name);
    if (existsSync(found)) return realpathSync(found);
  }
  if (name in (manifest.optionalDependencies ?? {})) return undefined;
  throw new Error(`${name} is not installed`);
}

function install() {
  const pack = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const [packed] = JSON.parse(run([...npm, ...pack], root));
  mkdirSync(join(modules, ".bin"), { recursive: true });
  run(["tar", "-xzf", packed.filename]);
  cpSync(join(folder, "package"), join(modules, manifest.name), { recursive: true });
  rmSync(join(folder, "package"), { recursive: true });
  rmSync(join(folder, packed.filename));
  const bin = join(modules, manifest.name, manifest.bin[manifest.name]);
  chmodSync(bin, 0o755);
  symlinkSync(bin, join(modules, ".bin", manifest.name));
  // Only what package.json declares is there: an import of anything else fails.
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    const from = folderOf(name);
    if (!from) continue;
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(from, join(modules, name), "junction");
  }
  return packed.files.map(({ path }) => path);
}

function checkFiles(files) {
  const known =
    /^(dist\/[\w./-]+\.(js|d\.ts|sql)|art\/(pictures\.bin|NOTICE\.md)|package\.json|README\.md|CHANGELOG\.md|LICENSE)$/;
  const strange = files.filter((path) => !known.test(path));
  if (strange.length > 0) throw new Error(`Should not be published: ${strange.join(", ")}`);
  for (const path of [
    "README.md",
    "LICENSE",
    "art/NOTICE.md",
    "art/pictures.bin",
    "dist/cli.js",
    "dist/index.js",
    "dist/index.d.ts",
  ]) {
    if (!files.includes(path)) throw new Error(`${path} is missing from the tarball`);
  }
}

/** Starts the command on a free port, asks it for its first page, and ends it as a service manager does. */
async function startAndStop() {
  const begun = performance.now();
  const args = ["--dev", "--port", "0"];
  const child = spawn(join(modules, ".bin", manifest.name), args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), START_MS);
  try {
    const url = await apiUrl(child);
    const answer = await fetch(`${url}/index/index`, { method: "POST" });
    const { code, data } = await answer.json();
    if (code !== 1 || !data) throw new Error(`The first page answered with code ${code}`);
    const ready = performance.now() - begun;
    const ended = once(child, "exit");
    const asked = performance.now();
    child.kill("SIGTERM");
    const [exit] = await ended;
    const stop = performance.now() - asked;
    if (exit !== 0 || stop > STOP_MS) throw new Error(`It ended with ${exit} after ${Math.round(stop)} ms`);
    return ready;
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
  }
}

async function apiUrl(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /API:\s+(\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error("The command ended without an address");
}

try {
  checkFiles(install());
  const version = run([...npm, "exec", "--no", "--", manifest.name, "--version"]).trim();
  if (version !== manifest.version) throw new Error(`--version says ${version}`);
  const fresh = await startAndStop();
  const again = await startAndStop();
  console.log(`packed tarball: works; fresh start ${Math.round(fresh)} ms, next one ${Math.round(again)} ms`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
