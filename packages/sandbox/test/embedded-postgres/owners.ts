import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import postgres from "postgres";
import { expect, onTestFinished } from "vitest";
import { quickFolder } from "../../../../scripts/lib/quick-folder.mjs";
import { identify, isAlive } from "../../src/embedded-postgres/process-identity";

const SANDBOX = join(import.meta.dirname, "..", "..");

/** A folder that is removed after the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(quickFolder(), "sandbox-db-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Owner {
  readonly process: ChildProcess;
  readonly url: string;
  /** Of the database server. */
  readonly pid: number;
}

/** The program of owner.ts. @returns the script's path */
export async function bundleOwner(): Promise<string> {
  const script = join(SANDBOX, "node_modules", ".cache", "test-owner.mjs");
  await build({
    entryPoints: [join(import.meta.dirname, "owner.ts")],
    outfile: script,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
  });
  return script;
}

/** Another Node process that starts the database of a folder. */
export async function startOwner(folder: string): Promise<Owner> {
  const child = fork(await bundleOwner(), [folder]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const [message]: unknown[] = await once(child, "message");
  if (!isStarted(message)) throw new Error("The owner said something else.");
  return { process: child, ...message };
}

function isStarted(value: unknown): value is { url: string; pid: number } {
  return typeof value === "object" && value !== null && "url" in value && "pid" in value;
}

export async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** Kills the shells between Node and the server: the parent of the server, and its other children. */
export function killWatchdog(server: number): void {
  const stat = readFileSync(`/proc/${server}/stat`, "utf8");
  const shell = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  const children = readFileSync(`/proc/${shell}/task/${shell}/children`, "utf8")
    .trim()
    .split(" ")
    .map(Number);
  process.kill(shell, "SIGKILL");
  for (const pid of children.filter((child) => child !== server)) process.kill(pid, "SIGKILL");
}

export async function gone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(identify(pid)), { timeout: 10_000 }).toBe(false);
}

/** Runs statements on a connection of their own. */
export async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 2 });
  try {
    return [...(await sql.unsafe<Row[]>(text))];
  } finally {
    await sql.end();
  }
}
