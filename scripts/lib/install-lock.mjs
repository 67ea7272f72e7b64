import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { setTimeout as delay } from "node:timers/promises";

const HEARTBEAT_MS = 2_000;
const STALE_MS = 20_000;

/**
 * @typedef {{ pid: number, host: string, token: string }} Owner
 */

/**
 * Runs `work` in one process of this checkout at a time; a second one waits. A lock whose owner died (its process is gone, or its
 * heartbeat stopped for 20 s) is taken over.
 *
 * @template T
 * @param {string} file path of the lock file; it must survive what `work` deletes
 * @param {() => Promise<T>} work
 * @param {{ onWait?: () => void, pollMs?: number }} [options] `onWait` is called once when another owner is at work
 * @returns {Promise<T>}
 */
export async function withInstallLock(file, work, { onWait, pollMs = 250 } = {}) {
  const owner = { pid: process.pid, host: hostname(), token: randomUUID() };
  let hasReported = false;
  while (!claim(file, owner)) {
    if (isStale(file)) {
      takeOver(file);
      continue;
    }
    if (!hasReported) onWait?.();
    hasReported = true;
    await delay(pollMs);
  }
  const heart = setInterval(() => touch(file), HEARTBEAT_MS);
  const release = () => releaseIfOurs(file, owner);
  process.once("exit", release);
  try {
    return await work();
  } finally {
    clearInterval(heart);
    process.off("exit", release);
    release();
  }
}

/**
 * @param {string} file
 * @param {Owner} owner
 */
function claim(file, owner) {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * Whether the owner of a lock file is gone.
 *
 * @param {string} file
 * @param {number} [now] milliseconds since the epoch
 */
export function isStale(file, now = Date.now()) {
  const age = ageOf(file, now);
  if (age === undefined) return false;
  if (age > STALE_MS) return true;
  const owner = ownerOf(file);
  return owner !== undefined && owner.host === hostname() && !isAlive(owner.pid);
}

/**
 * Removes a stale lock. Only one of several waiting processes may do so, and must check again first. Otherwise a slow process could
 * remove the new lock of a quick one.
 *
 * @param {string} file
 */
function takeOver(file) {
  const guard = `${file}.takeover`;
  if ((ageOf(guard, Date.now()) ?? 0) > STALE_MS) rmSync(guard, { force: true });
  if (!claim(guard, { pid: process.pid, host: hostname(), token: "" })) return;
  try {
    if (isStale(file)) rmSync(file, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

/**
 * @param {string} file
 * @param {Owner} owner
 */
function releaseIfOurs(file, owner) {
  if (ownerOf(file)?.token === owner.token) rmSync(file, { force: true });
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // A user removed the lock by hand. The work continues, and the release has nothing to do.
  }
}

/**
 * @param {string} file
 * @param {number} now
 */
function ageOf(file, now) {
  try {
    return now - statSync(file).mtimeMs;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @returns {Owner | undefined} undefined while the file is being written, or gone
 */
function ownerOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
