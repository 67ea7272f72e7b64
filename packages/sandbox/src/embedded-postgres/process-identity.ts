import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Identifies a process even if a later one reuses its pid. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time as reported by the system; empty if it reports none. */
  readonly began: string;
}

export function identify(pid: number): ProcessIdentity {
  return { pid, began: startTimeOf(pid) };
}

/** Whether this process still runs, and not merely another one with its pid. */
export function isAlive({ pid, began }: ProcessIdentity): boolean {
  if (!isPidInUse(pid)) return false;
  const now = startTimeOf(pid);
  return began === "" || now === "" || began === now;
}

/** Whether any process has this pid. */
function isPidInUse(pid: number): boolean {
  // Zero and negative numbers mean process groups.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  return process.platform !== "linux" || stateOf(pid) !== "Z";
}

function startTimeOf(pid: number): string {
  if (process.platform === "linux") return `${bootId()} ${statOf(pid)[19] ?? ""}`;
  if (process.platform === "win32") return "";
  return spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() ?? "";
}

/** A zombie has ended and only waits for its parent to reap it. */
const stateOf = (pid: number) => statOf(pid)[0];

/** The fields of proc(5) `stat` after the name in brackets, which may hold spaces: state first, start time twentieth. */
function statOf(pid: number): string[] {
  const text = read(`/proc/${pid}/stat`);
  return text
    .slice(text.lastIndexOf(")") + 1)
    .trim()
    .split(" ");
}

/** Start times count from boot, so the same time after another boot means another process. */
const bootId = () => read("/proc/sys/kernel/random/boot_id").trim();

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
