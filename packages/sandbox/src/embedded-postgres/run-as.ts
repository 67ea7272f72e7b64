import { spawnSync } from "node:child_process";
import { chownSync, existsSync, readFileSync, statSync } from "node:fs";
import { SandboxError } from "../domain/sandbox-error";

/** How to start PostgreSQL's programs, which refuse to run as root. */
export interface RunAs {
  /** Command line in front of the program and its arguments. */
  readonly prefix: readonly string[];
  /** The user to switch to, unless the prefix does that. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** The parts of `node:process` and the system that decide, replaced in tests. */
export interface Machine {
  readonly uid: number | undefined;
  canUnshare(): boolean;
  nobody(): { uid: number; gid: number } | undefined;
}

/**
 * Chooses the user that PostgreSQL runs as. An ordinary user runs it directly. Root uses the owner of the folder if that is
 * an ordinary user. Otherwise, a user namespace hides root from the programs, without a new user on the machine, while the files
 * stay root's. Where namespaces are refused, as in some containers, the user is `nobody`.
 *
 * @param folder PostgreSQL's own, which may not exist yet
 * @throws {SandboxError} if root can use none of these
 */
export function chooseRunAs(folder: string, machine: Machine = thisMachine): RunAs {
  if (machine.uid !== 0) return { prefix: [] };
  const owner = existsSync(folder) ? statSync(folder) : undefined;
  if (owner && owner.uid !== 0) return { prefix: [], user: { uid: owner.uid, gid: owner.gid } };
  if (machine.canUnshare()) return { prefix: ["unshare", "-U"] };
  const user = machine.nobody();
  if (user && !owner) return { prefix: [], user };
  throw new SandboxError(
    "PostgreSQL refuses to run as root. Start as an ordinary user, or with --database-url and a server of your own.",
  );
}

/** Gives files to the user that PostgreSQL runs as. */
export function handOver({ user }: RunAs, ...files: string[]): void {
  if (!user) return;
  for (const file of files) chownSync(file, user.uid, user.gid);
}

const thisMachine: Machine = {
  uid: process.getuid?.(),
  canUnshare: () => spawnSync("unshare", ["-U", "true"]).status === 0,
  nobody() {
    // initdb looks its user up by name, so the machine must know it.
    const line = readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .find((entry) => entry.startsWith("nobody:"));
    const [, , uid, gid] = line?.split(":") ?? [];
    return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
  },
};
