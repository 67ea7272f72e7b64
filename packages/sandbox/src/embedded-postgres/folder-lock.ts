import { closeSync, fstatSync, ftruncateSync, readFileSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { SandboxError } from "../domain/sandbox-error";
import { takeKernelLock } from "./kernel-lock";
import { isSamePlace, type Place, thisPlace } from "./place";
import { identify, isAlive, type ProcessIdentity } from "./process-identity";

/** Content of the lock file: the process that uses the folder, its machine, and the database server it started. */
interface Owner extends ProcessIdentity {
  readonly place?: Place;
  readonly server?: ProcessIdentity;
}

/** A folder that belongs to this process until `release`. */
export interface FolderLock {
  /** Descriptor of the lock. The database server inherits it, so that the folder stays locked while any process can write to it. */
  readonly descriptor: number;
  /** The database server of the previous owner, which may still run if a version without kernel locks started it. */
  readonly lastServer: ProcessIdentity | undefined;
  /** Records the server, so that the next start recognizes it if this process dies. */
  noteServer(pid: number): void;
  release(): void;
}

const FILE = "sandbox.lock";
/** How long to wait for a dead owner's server to end. */
const TIMEOUT_MS = 10_000;
const POLL_MS = 50;

/**
 * Locks the folder for this process. The kernel's lock decides, on this machine and between containers. The file's content is for
 * people, and for finding the server that a dead owner left behind. The file is never deleted, because two processes could then
 * lock two files with the same name.
 *
 * @param stopOrphan ends the server of a dead owner of this machine
 * @throws {SandboxError} when another sandbox uses the folder
 */
export async function lockFolder(
  folder: string,
  stopOrphan: (server: ProcessIdentity) => Promise<void> = async () => undefined,
): Promise<FolderLock> {
  const file = join(folder, FILE);
  for (const limit = Date.now() + TIMEOUT_MS; ; await delay(POLL_MS)) {
    const descriptor = takeKernelLock(file);
    const last = readOwner(file);
    const isDead = last !== undefined && isSamePlace(last.place) && !isAlive(last);
    if (descriptor !== undefined) {
      // The owner may be of a version without kernel locks, and still alive.
      if (last && isSamePlace(last.place) && isAlive(last) && last.pid !== process.pid) {
        closeSync(descriptor);
        throw inUse(folder, last);
      }
      if (isTheFile(descriptor, file)) return held(descriptor, last?.server);
      closeSync(descriptor);
    } else if (!isDead || Date.now() > limit) throw inUse(folder, last);
    // The owner is dead, but its server holds the lock.
    else if (last.server) await stopOrphan(last.server);
  }
}

function held(descriptor: number, lastServer: ProcessIdentity | undefined): FolderLock {
  const self = { ...identify(process.pid), place: thisPlace() };
  const note = (owner: Owner | undefined) => {
    const text = owner ? `${JSON.stringify(owner)}\n` : "";
    // In this order, a reader or a start after a power failure always finds a complete first line.
    writeSync(descriptor, text, 0);
    ftruncateSync(descriptor, Buffer.byteLength(text));
  };
  // Keep the record of the old server until another one replaces it, since this process may die too.
  note(lastServer ? { ...self, server: lastServer } : self);
  let isHeld = true;
  return {
    descriptor,
    lastServer,
    noteServer: (pid) => note({ ...self, server: identify(pid) }),
    release: () => {
      if (!isHeld) return;
      isHeld = false;
      note(undefined);
      closeSync(descriptor);
    },
  };
}

/** Whether the path still leads to the locked file, which may have been deleted in the meantime. */
function isTheFile(descriptor: number, file: string): boolean {
  const named = statSync(file, { throwIfNoEntry: false });
  const own = fstatSync(descriptor);
  return named !== undefined && named.ino === own.ino && named.dev === own.dev;
}

function inUse(folder: string, owner: Owner | undefined): SandboxError {
  const where = owner?.place && !isSamePlace(owner.place) ? ` on ${owner.place.host}` : "";
  const who = owner ? ` (process ${owner.pid}${where})` : "";
  return new SandboxError(
    `The folder ${folder} is in use by another sandbox${who}. Stop that one, or choose another folder with --data.`,
  );
}

/** The owner recorded in the file; undefined if there is none, or if Windows denies reading the locked file. */
function readOwner(file: string): Owner | undefined {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, "utf8").split("\n")[0] ?? "");
    return isOwner(owner) ? owner : undefined;
  } catch {
    return undefined;
  }
}

function isOwner(value: unknown): value is Owner {
  if (!isIdentity(value)) return false;
  if ("place" in value && !isPlace(value.place)) return false;
  return !("server" in value) || isIdentity(value.server);
}

const isPlace = (value: unknown): value is Place =>
  typeof value === "object" &&
  value !== null &&
  "host" in value &&
  typeof value.host === "string" &&
  "namespace" in value &&
  typeof value.namespace === "string";

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
