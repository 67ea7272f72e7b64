import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findBinaries } from "./binaries";
import { type DatabaseUrls, ensureDatabase } from "./database";
import { type FolderLock, lockFolder } from "./folder-lock";
import { freePort } from "./free-port";
import { discard, initialize, isInitialized } from "./initialize";
import { placesIn } from "./places";
import { type Installation, type Postmaster, pidInFile, startPostmaster, stopServer } from "./postmaster";
import { identify, isAlive } from "./process-identity";
import { chooseRunAs } from "./run-as";

/** Options of {@link startPostgres}. */
export interface PostgresOptions {
  /** Folder that keeps the database between starts; created if it is missing. */
  readonly folder: string;
  /** Default: any free port. */
  readonly port?: number;
  /** Starts with an empty database, whatever the folder contains. */
  readonly reset?: boolean;
  /** False may lose commits if the machine crashes, for databases that tests discard. Default true. */
  readonly durable?: boolean;
  /** Called once, when this process begins to wait: for a new database to be initialized, or for the server to start. */
  readonly whileWaiting?: (isNew: boolean) => void;
  /** Called after a server exited unexpectedly and was restarted. */
  readonly log?: (message: string) => void;
}

/** A PostgreSQL server that this process runs. */
export interface EmbeddedPostgres {
  /** Connects as the role that owns the tables. Stays the same if the server restarts. */
  readonly url: string;
  /** Connects as the API's role. */
  readonly apiUrl: string;
  /** Pid of the current server. */
  readonly pid: number;
  /** Stops the server and unlocks the folder. */
  close(): Promise<void>;
}

const RETRY_MS = 100;
/** Milliseconds until the next attempt to restart a server. */
const AGAIN_MS = 2_000;
/** Child processes of a killed server need a moment to end. Until then, PostgreSQL refuses the folder. */
const TRIES = 50;

/**
 * Starts a real PostgreSQL on a folder. It initializes a new folder, stops a server that a killed owner left behind, and restarts
 * its own server if that is killed. The server never outlives this process.
 *
 * @throws {SandboxError} if the folder is in use or the server can't start; the message says what to do
 */
export async function startPostgres({
  folder,
  port,
  reset,
  durable = true,
  whileWaiting,
  log,
}: PostgresOptions): Promise<EmbeddedPostgres> {
  const home = resolve(folder);
  const places = placesIn(home);
  mkdirSync(home, { recursive: true });
  const binaries = findBinaries();
  const lock = await lockFolder(home, (server) => stopServer(server, { binaries, places }));
  try {
    const runAs = chooseRunAs(places.root);
    const installation = { places, binaries, runAs, durable, lock: lock.descriptor };
    await stopOrphan(lock, installation);
    if (reset) discard(places);
    const isNew = !isInitialized(places);
    if (isNew) {
      const initializing = initialize(places, installation.binaries, installation.runAs);
      whileWaiting?.(isNew);
      await initializing;
    }
    const chosen = port ?? (await freePort());
    const starting = startWithPatience(installation, chosen);
    if (!isNew) whileWaiting?.(isNew);
    const first = await starting;
    lock.noteServer(first.pid);
    const urls = await ensureDatabase(chosen, places);
    return supervise(first, urls, { installation, port: chosen, lock, log });
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function stopOrphan({ lastServer }: FolderLock, installation: Installation): Promise<void> {
  const { postmaster } = installation.places;
  if (lastServer) await stopServer(lastServer, installation);
  const pid = pidInFile(postmaster);
  // Another process may have its pid by now, and PostgreSQL would take that for a running server and refuse to start.
  if (pid !== undefined && pid === lastServer?.pid && isAlive(identify(pid))) rmSync(postmaster);
}

async function startWithPatience(installation: Installation, port: number): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startPostmaster(installation, port);
    } catch (error) {
      if (attempt === TRIES || !isTransient(error)) throw error;
      await delay(RETRY_MS);
    }
  }
}

/** Whether an error comes from the remains of a server that was just killed: its processes, its lock file or its port. */
function isTransient(error: unknown): boolean {
  return (
    error instanceof Error && /shared memory block|lock file|could not create any TCP/.test(error.message)
  );
}

interface Watched {
  readonly installation: Installation;
  readonly port: number;
  readonly lock: FolderLock;
  readonly log: PostgresOptions["log"];
}

function supervise(
  first: Postmaster,
  urls: DatabaseUrls,
  { installation, port, lock, log }: Watched,
): EmbeddedPostgres {
  let current = first;
  /** Known only while it runs, since another process may get its pid later. */
  let identity = identify(first.pid);
  const closing = new AbortController();
  const { signal } = closing;

  async function keepRunning(): Promise<void> {
    while (!signal.aborted) {
      await current.ended;
      if (signal.aborted) return;
      log?.("PostgreSQL stopped unexpectedly and is being restarted.");
      // Perhaps only the watchdog was killed, and not the server.
      await stopServer(identity, installation);
      const next = await restart();
      if (!next) return;
      current = next;
      identity = identify(next.pid);
      lock.noteServer(next.pid);
    }
  }
  /** Retries without end: a disk that is full now may have room later. */
  async function restart(): Promise<Postmaster | undefined> {
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        const next = await startWithPatience(installation, port);
        if (failures > 0) log?.("PostgreSQL runs again.");
        return next;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (failures === 0) log?.(`${reason} It is tried again every ${AGAIN_MS / 1_000} seconds.`);
        await delay(AGAIN_MS, undefined, { signal }).catch(() => undefined);
      }
    }
    return undefined;
  }
  const watching = keepRunning();

  let closed: Promise<void> | undefined;
  async function close(): Promise<void> {
    closing.abort();
    await stopServer(identity, installation);
    await watching;
    // Also stop a server that was starting when closing began.
    await stopServer(identity, installation);
    lock.release();
  }

  return {
    url: urls.owner,
    apiUrl: urls.api,
    get pid() {
      return current.pid;
    },
    close() {
      closed ??= close();
      return closed;
    },
  };
}
