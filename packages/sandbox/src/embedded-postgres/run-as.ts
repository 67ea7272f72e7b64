import { spawnSync } from "node:child_process";
import { chownSync, existsSync, readFileSync, statSync } from "node:fs";
import { SandboxError } from "../domain/sandbox-error";

/** How PostgreSQL's programs are started: they refuse to run as root. */
export interface RunAs {
  /** Goes before the program and its arguments. */
  readonly prefix: readonly string[];
  /** The user to become, where the prefix does not do it. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** Members of `node:process` and the system that decide, replaced in tests. */
export interface Machine {
  readonly uid: number | undefined;
  canUnshare(): boolean;
  nobody(): { uid: number; gid: number } | undefined;
}

/**
 * An ordinary user runs PostgreSQL as is. For root, a folder of an ordinary user is served by that user. Otherwise a
 * user namespace hides root from the programs, without a new user on the machine, while the files stay root's; where
 * namespaces are refused (some containers), the user `nobody` is used.
 *
 * @param folder PostgreSQL's own, which may not exist yet
 * @throws {SandboxError} when root finds none of these
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

/** Gives files to the user that PostgreSQL's programs will be. */
export function handOver({ user }: RunAs, ...files: string[]): void {
  if (!user) return;
  for (const file of files) chownSync(file, user.uid, user.gid);
}

const thisMachine: Machine = {
  uid: process.getuid?.(),
  canUnshare: () => spawnSync("unshare", ["-U", "true"]).status === 0,
  nobody() {
    // initdb looks its user up by name, so it must be one the machine knows.
    const line = readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .find((entry) => entry.startsWith("nobody:"));
    const [, , uid, gid] = line?.split(":") ?? [];
    return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
  },
};
