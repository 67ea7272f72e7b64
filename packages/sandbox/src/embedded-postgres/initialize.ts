import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { SandboxError } from "../domain/sandbox-error";
import type { Binaries } from "./binaries";
import type { Places } from "./places";
import { handOver, type RunAs } from "./run-as";

/** PostgreSQL's superuser in the folder; the sandbox itself uses roles with fewer rights. */
export const SUPERUSER = "postgres";

/** The major version of the binaries, which must match the folder's. */
const VERSION = "18";

/** @returns whether there is a complete database; an interrupted initialization does not count */
export function isInitialized({ data }: Places): boolean {
  if (!existsSync(data)) return false;
  const version = readFileSync(`${data}/PG_VERSION`, "utf8").trim();
  if (version === VERSION) return true;
  throw new SandboxError(
    `${data} was made by PostgreSQL ${version}, this is ${VERSION}. Choose another folder with --data, or delete that one.`,
  );
}

/** Deletes the database. If interrupted, the folder still has either all of it or nothing. */
export function discard({ data, draft }: Places): void {
  if (!existsSync(data)) return;
  rmSync(draft, { recursive: true, force: true });
  renameSync(data, draft);
}

/** Initializes an empty database with a new random password for its superuser, which is written next to it. */
export async function initialize(places: Places, binaries: Binaries, runAs: RunAs): Promise<void> {
  mkdirSync(places.root, { recursive: true, mode: 0o700 });
  rmSync(places.draft, { recursive: true, force: true });
  writeFileSync(places.superuserPassword, randomBytes(24).toString("base64url"), { mode: 0o600 });
  handOver(runAs, places.root, places.superuserPassword);
  const options = [
    ["-D", places.draft],
    ["-U", SUPERUSER],
    [`--pwfile=${places.superuserPassword}`, "--auth=scram-sha-256", "--encoding=UTF8", "--no-instructions"],
    // Sort texts the same on every machine, whatever its locale.
    ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    // Sync the whole file system once instead of each of a thousand files, if the system can do that.
    process.platform === "linux" ? ["--sync-method=syncfs"] : [],
  ];
  await run([...runAs.prefix, binaries.initdb, ...options.flat()], runAs);
  renameSync(places.draft, places.data);
}

function run([program = "", ...args]: string[], { user }: RunAs): Promise<void> {
  // A user other than root may not be able to reach a folder in root's home.
  const hint = user ? "\nStart as an ordinary user, or with --database-url and a server of your own." : "";
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...user, stdio: ["ignore", "ignore", "pipe"], windowsHide: true });
    let output = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.once("error", (error) =>
      reject(new SandboxError(`PostgreSQL's initdb did not run: ${error.message}${hint}`)),
    );
    child.once("close", (code) => {
      if (code === 0) resolve();
      else
        reject(new SandboxError(`PostgreSQL's initdb failed: ${output.trim() || `it ended with ${code}`}`));
    });
  });
}
