import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { SandboxError } from "../domain/sandbox-error";
import type { Binaries } from "./binaries";
import type { Places } from "./places";
import { identify, isAlive, type ProcessIdentity } from "./process-identity";
import type { RunAs } from "./run-as";
import { serverArguments } from "./settings";
import { watched } from "./watchdog";

/** A running server. */
export interface Postmaster {
  readonly pid: number;
  /** Settles when it has ended, for whatever reason. */
  readonly ended: Promise<void>;
}

/** What every start on a folder shares. */
export interface Installation {
  readonly places: Places;
  readonly binaries: Binaries;
  readonly runAs: RunAs;
  readonly durable: boolean;
  /** Descriptor of the folder's lock. */
  readonly lock: number;
}

const POLL_MS = 10;
const START_MS = 60_000;
/** How long a stop may take in peace; open transactions are rolled back, so this is ample. */
const STOP_MS = 1_500;
const LOG_BYTES = 5_000_000;

/**
 * Starts the server and waits until it takes connections.
 *
 * @throws {SandboxError} with the server's own reason
 */
export async function startPostmaster(installation: Installation, port: number): Promise<Postmaster> {
  const { places } = installation;
  const logged = sizeOf(places.log);
  const child = launch(installation, port, logged > LOG_BYTES ? "w" : "a");
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  // Ends the watchdog's pipe, should it have died without its server.
  void ended.then(() => child.stdio[3]?.destroy());

  const pid = await Promise.race([serverPid(child), ended]);
  let running = true;
  void ended.then(() => {
    running = false;
  });
  for (const limit = Date.now() + START_MS; running && Date.now() < limit; await delay(POLL_MS)) {
    if (pid !== undefined && isReady(places.postmaster, pid)) return { pid, ended };
  }
  if (pid !== undefined && running) await stopServer(identify(pid), installation);
  throw new SandboxError(
    `PostgreSQL did not start: ${reason(places.log, logged)} The file ${places.log} says more.`,
  );
}

/** Stops a server: fast and clean if it can, at once if it can't; then the next start recovers from its journal. */
export async function stopServer(
  server: ProcessIdentity,
  { binaries, places }: Pick<Installation, "binaries" | "places">,
): Promise<void> {
  if (process.platform === "win32") {
    spawnSync(binaries.pgCtl, ["stop", "-D", places.data, "-m", "fast"], { windowsHide: true });
    return;
  }
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (!isAlive(server)) return;
    process.kill(server.pid, signal);
    for (const limit = Date.now() + STOP_MS; isAlive(server) && Date.now() < limit; ) await delay(POLL_MS);
  }
}

function launch(
  { places, binaries, runAs, durable, lock }: Installation,
  port: number,
  flags: "a" | "w",
): ChildProcess {
  const command = [...runAs.prefix, binaries.postgres, ...serverArguments(places.data, port, durable)];
  // Windows has no shell in between; there the next start finds the orphan.
  const [program = "", ...args] = process.platform === "win32" ? command : watched(command);
  const log = openSync(places.log, flags, 0o600);
  try {
    return spawn(program, args, {
      ...runAs.user,
      cwd: places.root,
      // Its own process group: Ctrl-C goes to Node, which finishes its requests first.
      detached: process.platform !== "win32",
      windowsHide: true,
      // On Windows the lock would also keep the next start from reading which server to stop.
      stdio: ["ignore", "pipe", log, "pipe", ...(process.platform === "win32" ? [] : [lock])],
    });
  } finally {
    closeSync(log);
  }
}

/** The number of the server's process, from the watchdog's only line. */
async function serverPid(child: ChildProcess): Promise<number | undefined> {
  if (process.platform === "win32") return child.pid;
  let line = "";
  for await (const chunk of child.stdout ?? []) {
    line += String(chunk);
    if (line.includes("\n")) break;
  }
  const pid = Number.parseInt(line, 10);
  return Number.isInteger(pid) ? pid : undefined;
}

/** PostgreSQL writes its process number into the first line of the file and its status into the eighth. */
function isReady(postmasterFile: string, pid: number): boolean {
  const lines = textOf(postmasterFile).split("\n");
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
}

/** The number in PostgreSQL's own lock file. */
export function pidInFile(postmasterFile: string): number | undefined {
  const pid = Number.parseInt(textOf(postmasterFile), 10);
  return Number.isInteger(pid) ? pid : undefined;
}

function reason(log: string, from: number): string {
  const lines = textOf(log).slice(sizeOf(log) >= from ? from : 0);
  const fatal =
    lines.split("\n").findLast((line) => /\b(FATAL|PANIC):/.test(line)) ?? lines.trim().split("\n").at(-1);
  const text = fatal?.replace(/^.*?\b(FATAL|PANIC):\s*/, "").trim();
  return text ? `${text}${text.endsWith(".") ? "" : "."}` : "it ended without a reason.";
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
