import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SandboxError } from "../domain/sandbox-error";
import { identify, isAlive, type ProcessIdentity } from "./process-identity";

/** What the lock file says: who uses the folder, and the database server started for it. */
interface Owner extends ProcessIdentity {
  readonly token: string;
  readonly server?: ProcessIdentity;
}

/** A folder that belongs to this process until `release`. */
export interface FolderLock {
  /** The database server of an owner that died without a word; it may still run. */
  readonly lastServer: ProcessIdentity | undefined;
  /** Notes the server, so that the next start recognises it should this process die. */
  noteServer(pid: number): void;
  release(): void;
}

const FILE = "sandbox.lock";
const TRIES = 5;

/**
 * Takes the folder for this process. The lock of a dead process is taken over, a living owner is never touched.
 *
 * @throws {SandboxError} when another sandbox uses the folder
 */
export function lockFolder(folder: string): FolderLock {
  const file = join(folder, FILE);
  const self = { ...identify(process.pid), token: randomUUID() };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const previous = readOwner(file);
    if (previous && isAlive(previous)) throw inUse(folder, previous.pid);
    // Only the process that moved the stale file away knows of its server, and only one can move it.
    if (previous && !moveAway(file, previous.token)) continue;
    // The server stays noted until another server takes its place: this process may die as well.
    const mine: Owner = previous?.server ? { ...self, server: previous.server } : self;
    if (create(file, mine)) return held(file, mine);
  }
  throw inUse(folder, readOwner(file)?.pid);
}

function held(file: string, mine: Owner): FolderLock {
  return {
    lastServer: mine.server,
    noteServer: (pid) => replace(file, { ...mine, server: identify(pid) }),
    release: () => {
      if (readOwner(file)?.token === mine.token) rmSync(file, { force: true });
    },
  };
}

function inUse(folder: string, pid: number | undefined): SandboxError {
  const who = pid === undefined ? "" : ` (process ${pid})`;
  return new SandboxError(
    `The folder ${folder} is in use by another sandbox${who}. Stop that one, or choose another folder with --data.`,
  );
}

/** A whole file or none: it is written under another name and linked. */
function create(file: string, owner: Owner): boolean {
  const draft = `${file}.${owner.token}`;
  writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function replace(file: string, owner: Owner): void {
  const draft = `${file}.${owner.token}`;
  writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 });
  renameSync(draft, file);
}

/** Moves the stale lock out of the way; gives it back when another process was quicker and the lock is theirs. */
function moveAway(file: string, token: string): boolean {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return false;
  }
  const isStale = readOwner(aside)?.token === token;
  try {
    if (!isStale) linkSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
  return isStale;
}

/** The owner named in the file; nothing when there is no file. A damaged file counts as an owner that is gone. */
function readOwner(file: string): Owner | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
  try {
    const owner: unknown = JSON.parse(text);
    if (isOwner(owner)) return owner;
  } catch {
    // Judged below.
  }
  return { pid: 0, began: "", token: "" };
}

function isOwner(value: unknown): value is Owner {
  if (!isIdentity(value) || !("token" in value) || typeof value.token !== "string") return false;
  return !("server" in value) || isIdentity(value.server);
}

function isIdentity(value: unknown): value is ProcessIdentity {
  return (
    typeof value === "object" &&
    value !== null &&
    "pid" in value &&
    typeof value.pid === "number" &&
    "began" in value &&
    typeof value.began === "string"
  );
}
