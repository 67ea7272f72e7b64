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
  /** Resolves when the server has ended, for whatever reason. */
  readonly ended: Promise<void>;
}

/** Options that all starts on a folder share. */
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
/** How long an orderly stop may take. Open transactions are rolled back, so this is ample. */
const STOP_MS = 1_500;
const LOG_BYTES = 5_000_000;

/**
 * Starts the server and waits until it accepts connections.
 *
 * @throws {SandboxError} with the server's error message
 */
export async function startPostmaster(installation: Installation, port: number): Promise<Postmaster> {
  const { places } = installation;
  const logged = sizeOf(places.log);
  const child = launch(installation, port, logged > LOG_BYTES ? "w" : "a");
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("exit", () => resolve());
  });
  // Close the watchdog's pipe, in case it died without its server.
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

/** Stops a server with a fast shutdown, or if that fails an immediate one, after which the next start recovers from the WAL. */
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
  // On Windows, there is no watchdog, and the next start finds the orphan.
  const [program = "", ...args] = process.platform === "win32" ? command : watched(command);
  const log = openSync(places.log, flags, 0o600);
  try {
    return spawn(program, args, {
      ...runAs.user,
      cwd: places.root,
      // Use a separate process group, so that Ctrl-C only reaches Node, which finishes its requests first.
      detached: process.platform !== "win32",
      windowsHide: true,
      // On Windows, the inherited lock would keep the next start from reading which server to stop.
      stdio: ["ignore", "pipe", log, "pipe", ...(process.platform === "win32" ? [] : [lock])],
    });
  } finally {
    closeSync(log);
  }
}

/** The server's pid, which is the only line that the watchdog prints. */
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

/** PostgreSQL writes its pid into the first line of this file and its status into the eighth. */
function isReady(postmasterFile: string, pid: number): boolean {
  const lines = textOf(postmasterFile).split("\n");
  return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
}

/** The pid in PostgreSQL's own lock file. */
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
