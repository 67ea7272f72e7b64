import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Identifies a process even when a later one reuses its number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time as reported by the system; empty where it isn't. */
  readonly began: string;
}

export function identify(pid: number): ProcessIdentity {
  return { pid, began: beganAt(pid) };
}

/** Whether this very process still runs, not merely another one with its number. */
export function isAlive({ pid, began }: ProcessIdentity): boolean {
  if (!numberIsUsed(pid)) return false;
  const now = beganAt(pid);
  return began === "" || now === "" || began === now;
}

/** Whether any process has the number. */
function numberIsUsed(pid: number): boolean {
  // Zero and negative numbers mean groups of processes.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's process exists too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  return process.platform !== "linux" || stateOf(pid) !== "Z";
}

function beganAt(pid: number): string {
  if (process.platform === "linux") return `${bootId()} ${statOf(pid)[19] ?? ""}`;
  if (process.platform === "win32") return "";
  return spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() ?? "";
}

/** A zombie has ended and only waits for its parent to notice. */
const stateOf = (pid: number) => statOf(pid)[0];

/** The fields of proc(5) `stat` after the name in brackets, which may hold spaces: state first, start time twentieth. */
function statOf(pid: number): string[] {
  const text = read(`/proc/${pid}/stat`);
  return text
    .slice(text.lastIndexOf(")") + 1)
    .trim()
    .split(" ");
}

/** Start times count from boot: after another boot the same figure means another process. */
const bootId = () => read("/proc/sys/kernel/random/boot_id").trim();

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
