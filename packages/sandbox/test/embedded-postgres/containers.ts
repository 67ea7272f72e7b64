import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import { bundleOwner } from "./owners";

/**
 * What Docker gives a container besides its own root folder: own processes, network, host name and System V memory. `-r` lets
 * ordinary users do it.
 */
const UNSHARE = [
  "unshare",
  "-U",
  "-r",
  "--pid",
  "--net",
  "--ipc",
  "--uts",
  "--mount-proc",
  "--fork",
  "--kill-child",
];

/** Runs the rest of the command line in a container, whose name is the first word. */
const SETUP = 'hostname "$0" && ip link set lo up && exec "$@"';
const [PROGRAM = "", ...ARGS] = [...UNSHARE, "sh", "-c", SETUP];

/** Whether this machine lets tests make containers, and PostgreSQL start in one. */
export const canMakeContainers =
  process.platform === "linux" && spawnSync(PROGRAM, [...ARGS, "box", "unshare", "-U", "true"]).status === 0;

/** What became of a start: the server's process number in its container, or why it was refused. */
export type Start = { readonly pid: number } | { readonly refused: string };

/** Starts the database of a folder in its own container. */
export async function startInContainer(folder: string): Promise<{ process: ChildProcess; start: Start }> {
  const script = await bundleOwner();
  const host = `box-${Math.random().toString(36).slice(2, 8)}`;
  const child = spawn(PROGRAM, [...ARGS, host, process.execPath, script, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line]: unknown[] = await once(child.stdout.setEncoding("utf8"), "data");
  const start: Start = JSON.parse(String(line));
  return { process: child, start };
}
