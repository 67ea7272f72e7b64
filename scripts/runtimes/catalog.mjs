import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { installTool } from "../lib/npm-tool.mjs";

/**
 * A JavaScript runtime that the SDK is tested on. Its binary comes from npm.
 *
 * @typedef {object} Runtime
 * @property {string} name
 * @property {string} tool package with the binary
 * @property {string} version of the package
 * @property {string} binary from the `node_modules` it is installed in
 * @property {Record<string, string[]>} programs arguments after the binary, by how the program gets the package
 */

const WINDOWS = process.platform === "win32";
const shim = (/** @type {string} */ name) => join(".bin", WINDOWS ? `${name}.cmd` : name);

const NODE = `node-${WINDOWS ? "win" : process.platform}-${process.arch}`;
const NODE_PROGRAMS = { import: ["entries/import.mjs"], require: ["entries/require.cjs"] };

/** @type {Runtime[]} */
export const RUNTIMES = [
  ...["20", "22", "24"].map((version) => ({
    name: `Node ${version}`,
    tool: NODE,
    version,
    binary: join(NODE, "bin", WINDOWS ? "node.exe" : "node"),
    programs: NODE_PROGRAMS,
  })),
  {
    name: "Bun",
    tool: "bun",
    version: "1.4.5",
    binary: shim("bun"),
    programs: { import: ["entries/import.mjs"] },
  },
  {
    name: "Deno",
    tool: "deno",
    version: "2.9.6",
    binary: shim("deno"),
    programs: { import: ["run", "--allow-net", "--allow-env", "--allow-read", "entries/import.mjs"] },
  },
  {
    name: "workerd",
    tool: "workerd",
    version: "1.20261117.1",
    binary: shim("workerd"),
    programs: { import: ["test", "entries/workerd.capnp"] },
  },
];

const PLATFORMS = new Set(["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64"]);

/** Whether all runtimes have a binary for this platform. Those for Linux need glibc, which Alpine does not have. */
export const hasBinaries = () =>
  PLATFORMS.has(`${process.platform}-${process.arch}`) && !existsSync("/etc/alpine-release");

/**
 * @param {Runtime} runtime
 * @returns {Promise<{ command: string, label: string }>} what runs it, and its name with its exact version
 * @throws {Error} when it cannot be installed
 */
export async function prepare({ name, tool, version, binary }) {
  const modules = join(await installTool(tool, version), "node_modules");
  const { version: exact } = JSON.parse(readFileSync(join(modules, tool, "package.json"), "utf8"));
  return { command: join(modules, binary), label: `${name.split(" ")[0]} ${exact}` };
}
