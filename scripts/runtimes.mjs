/**
 * Runs a small suite with the packed SDK on every supported runtime, and compiles a program for each operation with old and new
 * versions of TypeScript. Runtimes and compilers come from npm, into `.cache`. Needs a build.
 *
 *   node scripts/runtimes.mjs                      everything
 *   node scripts/runtimes.mjs Deno TypeScript      only these
 *   node scripts/runtimes.mjs --short              of the compilers only the oldest and the newest
 */
import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import { compile } from "./lib/compile.mjs";
import { installTool } from "./lib/npm-tool.mjs";
import { install, pack, succeed } from "./lib/packed.mjs";
import { root } from "./lib/root.mjs";

const SDK = join(root, "packages", "marketplace-sdk");
const RUN_MS = 2 * 60_000;
const WINDOWS = process.platform === "win32";
const NODE = `node-${WINDOWS ? "win" : process.platform}-${process.arch}`;
const NODE_BINARY = join(NODE, "bin", WINDOWS ? "node.exe" : "node");
const HERMES_FOLDER = WINDOWS ? "win64-bin" : process.platform === "darwin" ? "osx-bin" : "linux64-bin";
/** What Metro compiles applications with. It brings Babel. */
const METRO_PRESET = ["@react-native/babel-preset", "0.76.9"];
const shim = (/** @type {string} */ name) => join(".bin", WINDOWS ? `${name}.cmd` : name);

/** [name, package with the binary, its version, the binary in node_modules, arguments by how the program gets the package] */
const RUNTIMES = /** @type {[string, string, string, string, Record<string, string[]>][]} */ ([
  ...["20", "22", "24"].map((major) => [
    `Node ${major}`,
    NODE,
    major,
    NODE_BINARY,
    { import: ["entries/import.mjs"], require: ["entries/require.cjs"] },
  ]),
  ["Bun", "bun", "1.4.5", shim("bun"), { import: ["entries/import.mjs"] }],
  [
    "Deno",
    "deno",
    "2.9.6",
    shim("deno"),
    { import: ["run", "--allow-net", "--allow-env", "--allow-read", "entries/import.mjs"] },
  ],
  ["workerd", "workerd", "1.20261117.1", shim("workerd"), { import: ["test", "entries/workerd.capnp"] }],
  [
    "Hermes",
    "hermes-engine-cli",
    "0.12.0",
    join("hermes-engine-cli", HERMES_FOLDER, WINDOWS ? "hermes.exe" : "hermes"),
    // `-w`: without warnings.
    { "React Native": ["-w", "react-native/hermes.bundle.js"] },
  ],
]);
/** From the oldest supported version to the newest. `latest` is the registry's, to notice new releases. */
const COMPILERS = ["5.6.3", "5.7.3", "5.8.3", "5.9.3", "6.0.3", "7.0.2", "latest"];
/** Under Node's rules there is an ES module and a CommonJS one. */
const RESOLUTIONS = {
  bundler: { module: "ESNext", files: ["operations/*.ts", "types.mts"] },
  node16: { module: "Node16", files: ["operations/*.ts", "types.mts", "types.cts"] },
  nodenext: { module: "NodeNext", files: ["operations/*.ts", "types.mts", "types.cts"] },
};

const names = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
const isWanted = (/** @type {string} */ name) =>
  names.length === 0 || names.some((each) => name.startsWith(each));
let passed = 0;
let failed = 0;
/** @param {string} what @param {string | undefined} error */
function count(what, error) {
  if (error === undefined) passed++;
  else {
    failed++;
    console.error(`FAILED  ${what}\n${error}`);
  }
}

const work = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-runtimes-")));
try {
  const folder = join(work, "consumer");
  cpSync(join(SDK, "runtime-tests"), folder, { recursive: true });
  await install(folder, [await pack("packages/marketplace-sdk", work)]);
  // As workers are deployed: program and SDK in one file.
  await build({
    entryPoints: [join(folder, "entries", "worker.mjs")],
    outfile: join(folder, "entries", "worker.bundle.mjs"),
    bundle: true,
    format: "esm",
    conditions: ["workerd", "worker", "browser"],
    logLevel: "silent",
  });
  for (const [name, tool, version, binary, programs] of RUNTIMES.filter(([name]) => isWanted(name))) {
    const modules = join(await installTool(tool, version), "node_modules");
    if (name === "Hermes") {
      await bundleForHermes(folder);
      chmodSync(join(modules, binary), 0o755);
    }
    const server = await startServer(folder);
    process.env.ADDRESSES = server.addresses;
    try {
      for (const [way, args] of Object.entries(programs)) {
        const output = await succeed([join(modules, binary), ...args], folder, RUN_MS).catch(String);
        const line = output.split("\n").find((text) => text.startsWith('[{"name":'));
        if (!line) count(`${name}, ${way}`, output);
        for (const result of line ? JSON.parse(line) : [])
          count(`${name}, ${way}: ${result.name}`, result.error);
      }
    } finally {
      server.stop();
    }
    console.log(`ran     ${name}`);
  }
  if (isWanted("TypeScript")) await compileAll(folder);
} finally {
  rmSync(work, { recursive: true, force: true });
}
const report = join(root, "scripts", "test-results");
mkdirSync(report, { recursive: true });
writeFileSync(
  join(report, "verify-runtimes.json"),
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed }),
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/**
 * As an application is built: one file, in the JavaScript that Hermes knows.
 *
 * @param {string} folder with the packed SDK installed
 */
async function bundleForHermes(folder) {
  const { outputFiles } = await build({
    entryPoints: [join(folder, "react-native", "hermes.js")],
    bundle: true,
    format: "iife",
    write: false,
    logLevel: "silent",
  });
  const [preset = "", version = ""] = METRO_PRESET;
  const require = createRequire(join(await installTool(preset, version), "package.json"));
  const presets = [[require(preset), { enableBabelRuntime: false }]];
  const options = { presets, configFile: false, babelrc: false, compact: true, filename: "hermes.bundle.js" };
  const { code } = require("@babel/core").transformSync(outputFiles[0]?.text, options);
  writeFileSync(join(folder, "react-native", "hermes.bundle.js"), code);
}

/** @param {string} folder with the packed SDK installed */
async function compileAll(folder) {
  await succeed([process.execPath, "scripts/operation-examples.mjs"], root);
  cpSync(join(root, "examples", "operations", "programs"), join(folder, "operations"), { recursive: true });
  // The programs read their settings from it; nothing else of Node is declared.
  const node = "declare const process: { env: Record<string, string | undefined> };\n";
  writeFileSync(join(folder, "operations", "process.d.ts"), node);
  for (const name of ["types.mts", "types.cts"])
    cpSync(join(SDK, "test", "package", name), join(folder, name));
  const seen = new Set();
  const isShort = process.argv.includes("--short");
  for (const wanted of isShort
    ? COMPILERS.filter((_, at, { length }) => at === 0 || at === length - 1)
    : COMPILERS) {
    const compiler = join(await installTool("typescript", wanted), "node_modules", "typescript");
    const { version } = JSON.parse(readFileSync(join(compiler, "package.json"), "utf8"));
    if (seen.has(version)) continue;
    seen.add(version);
    for (const [moduleResolution, { module, files }] of Object.entries(RESOLUTIONS)) {
      const name = `TypeScript ${version}, ${moduleResolution}`;
      const tsc = join(compiler, "bin", "tsc");
      const options = { module, moduleResolution, types: [] };
      const error = await compile(folder, { name, tsc, files, options }).catch(String);
      count(name, error ?? undefined);
    }
    console.log(`ran     TypeScript ${version}`);
  }
}

/**
 * Starts the server of the cases in its own process, on its own ports.
 *
 * @param {string} folder
 */
async function startServer(folder) {
  const child = spawn(process.execPath, [join(folder, "server.mjs")], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (!child.stdout) throw new Error("The server has no output");
  for await (const addresses of createInterface(child.stdout)) return { addresses, stop: () => child.kill() };
  throw new Error("The server did not start");
}
